/// What was expected, and what is.
package struct Mismatch: Hashable, Sendable {
  /// What it is about: `accessory for 0:3 "Moe"`.
  package var subject: String
  package var expected: String
  package var actual: String
  /// More of what is.
  package var details: [String]

  package init(_ subject: String, expected: String, actual: String, details: [String] = []) {
    (self.subject, self.expected) = (subject, expected)
    (self.actual, self.details) = (actual, details)
  }
}
