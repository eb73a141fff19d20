import CommandLanguage

/// A line of a file: what encloses it, what it says, and how it ends; together its bytes.
package struct DocumentLine: Equatable, Sendable {
  /// The marks and blanks of the quotes and lists that it stands in, and of an indented fence.
  package var margin: ArraySlice<UInt8>
  package var text: ArraySlice<UInt8>
  /// `\n`, `\r\n`, `\r`, or nothing at the end of the file.
  package var ending: ArraySlice<UInt8>
  /// How many blanks of its fence's indentation it does without.
  package var lacking = 0

  package init(
    margin: ArraySlice<UInt8> = [], text: ArraySlice<UInt8>, ending: ArraySlice<UInt8> = [10]
  ) {
    (self.margin, self.text, self.ending) = (margin, text, ending)
  }

  /// The margin with all of its fence's indentation, before which no blank belongs to a text.
  var wholeMargin: ArraySlice<UInt8> { margin + Array(repeating: Byte.space, count: lacking) }

  package var mark: LineMark { LineMark(text) }

  /// What stands behind the mark, if there is one.
  package var words: ArraySlice<UInt8> { mark == .none ? text : text.dropFirst(2) }

  static let carriageReturn = [UInt8(ascii: "\r")]

  /// Whether there is nothing in it but a newline.
  var isNewline: Bool { margin.isEmpty && text.isEmpty && ending.first == UInt8(ascii: "\n") }

  func write(into bytes: inout [UInt8]) {
    bytes.append(contentsOf: margin)
    bytes.append(contentsOf: text)
    bytes.append(contentsOf: ending)
  }
}

/// What a line of a block is, by how it begins.
///
/// The mark stands alone where an editor took the blank behind it away.
package enum LineMark: Equatable, Sendable {
  /// `> `: typed.
  case input
  /// `? `: a hint for the command that follows.
  case hint
  /// `! `: why a command was not done.
  case message
  /// Printed.
  case none

  package init(_ text: ArraySlice<UInt8>) {
    guard let first = text.first, text.count == 1 || text[text.startIndex + 1] == Byte.space else {
      self = .none
      return
    }
    switch first {
    case UInt8(ascii: ">"): self = .input
    case UInt8(ascii: "?"): self = .hint
    case UInt8(ascii: "!"): self = .message
    default: self = .none
    }
  }

  /// Whether a file that begins so is no script.
  var isOfTranscripts: Bool {
    switch self {
    case .input, .hint: true
    case .message, .none: false
    }
  }
}

extension Collection<UInt8> {
  /// Whether there are but blanks.
  var isBlank: Bool { allSatisfy { $0 == Byte.space || $0 == Byte.tab } }
}
