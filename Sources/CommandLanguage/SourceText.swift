/// A place in a source: UTF-8 offsets, half-open.
package struct SourceRange: Hashable, Sendable {
  package var start: Int
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}

/// A script: its name for messages and its bytes, once; everything else is a range into them.
package struct SourceText: Sendable {
  package let name: String
  package let bytes: [UInt8]
  /// The number of the first line, from 1: more where a stream is read piece by piece.
  package let firstLine: Int
  /// What stands before each line in its file, in bytes: the margin and the mark of a document; empty: nothing.
  package let margins: [Int]

  package init(name: String, bytes: [UInt8], firstLine: Int = 1, margins: [Int] = []) {
    (self.name, self.bytes, self.firstLine, self.margins) = (name, bytes, firstLine, margins)
  }

  package init(name: String = "", _ text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}
