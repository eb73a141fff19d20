/// How much of a file is read; beyond it an error says so.
package enum DataLimits {
  /// The bytes of a CSV file; offsets in it take 32 bits.
  package static let tableBytes = 1 << 30
  /// The bytes of a property list or of JSON.
  package static let documentBytes = 1 << 26
  /// How deep lists may stand in each other.
  package static let depth = 200
  /// How many values a binary property list may hold when what it shares is written out.
  package static let values = 5_000_000
}
