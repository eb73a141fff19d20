import CommandLanguage

/// One thing that was looked at: what was expected of it, and what it is.
struct Finding {
  /// `accessory for 0:3 "Moe"`.
  var subject: String
  var expected: String
  var actual: String
  var isSo: Bool
  /// More of what is.
  var details: [String] = []
  /// The place in the command; nil: the whole fact.
  var range: SourceRange?

  init(_ subject: String, expected: String, actual: String, isSo: Bool) {
    (self.subject, self.expected) = (subject, expected)
    (self.actual, self.isSo) = (actual, isSo)
  }

  /// Two values that can be compared, and the words for them.
  init<Value: Equatable>(
    _ subject: String, expected: Value, actual: Value, words: (Value) -> String
  ) {
    self.init(
      subject, expected: words(expected), actual: words(actual), isSo: expected == actual)
  }

  init(_ subject: String, expected: Int, actual: Int) {
    self.init(subject, expected: expected, actual: actual) { String($0) }
  }

  init(_ subject: String, expected: String?, actual: String?) {
    self.init(subject, expected: expected, actual: actual) { $0.map(Printer.quoted) ?? "none" }
  }

  init(_ subject: String, expected: [String], actual: [String]) {
    self.init(subject, expected: expected, actual: actual, words: Finding.list)
  }

  /// Texts in quotes, the first of many.
  static func list(_ texts: [String]) -> String {
    if texts.isEmpty { return "none" }
    let most = 12
    let shown = texts.prefix(most).map(Printer.quoted).joined(separator: " ")
    return texts.count > most ? "\(shown) and \(texts.count - most) more" : shown
  }

  /// The error it is when it should have been so, or should not.
  func mismatch(isNegated: Bool) -> Mismatch {
    Mismatch(
      subject, expected: isNegated ? "not \(expected)" : expected, actual: actual,
      details: details)
  }
}
