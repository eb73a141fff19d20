/// A line that a command printed.
package struct ReplyLine: Equatable, Sendable {
  package var kind: Kind
  /// Without the mark that the document has.
  package var text: ArraySlice<UInt8>

  package enum Kind: Equatable, Sendable {
    case output
    /// Of an error: the message, and below it what explains it and the way out.
    case message
  }

  package init(_ kind: Kind, _ text: ArraySlice<UInt8>) { (self.kind, self.text) = (kind, text) }

  package init(_ kind: Kind, _ text: String) { self.init(kind, ArraySlice(text.utf8)) }

  /// As a document has it: a message behind `! `, output that could be taken for something else
  /// behind a `\`.
  package var written: ArraySlice<UInt8> {
    switch kind {
    case .message: ArraySlice("! ".utf8) + text
    case .output: needsEscape ? [Byte.backslash] + text : text
    }
  }

  private var needsEscape: Bool {
    if text.first == Byte.backslash || LineMark(text) != .none { return true }
    let start = text.drop { $0 == Byte.space }
    return start.starts(with: "```".utf8) || start.starts(with: "~~~".utf8)
      || LinePattern.isAnyLines(text)
  }
}

/// A line as a document expects it, `[..]` in it for any text; or `[...]` for any lines.
package enum LinePattern: Equatable, Sendable {
  case anyLines
  /// The pieces between the `[..]`, at least one.
  case line(ReplyLine.Kind, pieces: [ArraySlice<UInt8>])

  package init(_ text: ArraySlice<UInt8>) {
    if LinePattern.isAnyLines(text) {
      self = .anyLines
    } else if LineMark(text) == .message {
      self = .line(.message, pieces: LinePattern.pieces(of: text.dropFirst(2)))
    } else {
      let literal = text.first == Byte.backslash ? text.dropFirst() : text
      self = .line(.output, pieces: LinePattern.pieces(of: literal))
    }
  }

  static func isAnyLines(_ text: ArraySlice<UInt8>) -> Bool {
    text.trimmingBlanks.elementsEqual("[...]".utf8)
  }

  package func matches(_ line: ReplyLine) -> Bool {
    guard case .line(let kind, let pieces) = self, kind == line.kind else { return false }
    guard let first = pieces.first, line.text.starts(with: first) else { return false }
    var rest = line.text.dropFirst(first.count)
    guard pieces.count > 1, let last = pieces.last else { return rest.isEmpty }
    for piece in pieces[1..<(pieces.count - 1)] where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  private static func pieces(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let mark = Array("[..]".utf8)
    var pieces: [ArraySlice<UInt8>] = []
    var rest = text
    while let found = rest.firstRange(of: mark) {
      pieces.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return pieces + [rest]
  }
}
