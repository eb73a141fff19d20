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

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  package init(name: String = "", _ text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}
