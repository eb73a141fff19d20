/// A text inside the bytes of the file that it came from; 16 bytes, and shares them.
package struct TextSlice: Equatable, Sendable {
  /// All the texts of the file, valid UTF-8, shared by every slice.
  package let bytes: [UInt8]
  package let start: UInt32
  package let count: UInt32

  package init(bytes: [UInt8], start: UInt32, count: UInt32) {
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  /// The text as a value of its own.
  package var string: String {
    String(decoding: bytes[Int(start)..<Int(start) + Int(count)], as: UTF8.self)
  }

  package static func == (left: TextSlice, right: TextSlice) -> Bool {
    left.bytes[Int(left.start)..<Int(left.start) + Int(left.count)].elementsEqual(
      right.bytes[Int(right.start)..<Int(right.start) + Int(right.count)])
  }
}

/// Where a text lies in the shared bytes, in UTF-8 offsets.
struct TextRange: Equatable, Sendable {
  var start: UInt32
  var count: UInt32

  /// Stands for a text that is not there.
  static let none = TextRange(start: .max, count: 0)

  init(start: UInt32, count: UInt32) {
    self.start = start
    self.count = count
  }

  init(_ range: Range<Int>) {
    self.init(start: UInt32(truncatingIfNeeded: range.lowerBound), count: UInt32(range.count))
  }

  var isNone: Bool { start == .max }
  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
