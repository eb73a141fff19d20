extension Exchange {
  /// Puts what was printed in place of what is expected, and leaves alone what still holds.
  ///
  /// New lines stand as the command does: in its quote or list, with its line end.
  /// - Parameter newline: the document's line end, for a command that stands at the end of the file.
  /// - Returns: whether anything changed.
  package mutating func update(with lines: [ReplyLine], newline: ArraySlice<UInt8>) -> Bool {
    let comparison = ReplyComparison(reply, lines)
    if comparison.isSame { return false }
    let isUnended = (reply.last ?? input[input.count - 1]).ending.isEmpty
    let blanks = reply.suffix(while: { $0.text.isBlank })
    reply = comparison.updated.map { self.line($0, newline) } + blanks
    if isUnended { moveFileEnd(newline) }
    keepEndsApart()
    return true
  }

  /// A carriage return alone and the newline of an empty line after it would be read as one line end.
  private mutating func keepEndsApart() {
    for index in reply.indices where reply[index].isNewline {
      if index > 0, reply[index - 1].ending.elementsEqual(DocumentLine.carriageReturn) {
        reply[index - 1].ending = reply[index].ending
      } else if index == 0, input[input.count - 1].ending.elementsEqual(DocumentLine.carriageReturn)
      {
        input[input.count - 1].ending = reply[index].ending
      }
    }
  }

  private func line(_ line: ReplyComparison.Line, _ newline: ArraySlice<UInt8>) -> DocumentLine {
    switch line {
    case .kept(let line): return line
    case .fresh(let line):
      let command = input[0]
      let text = line.written
      let isBlank = text.isEmpty
      return DocumentLine(
        margin: isBlank ? command.margin.withoutBlanksAtEnd : command.wholeMargin, text: text,
        ending: command.ending.isEmpty ? newline : command.ending)
    }
  }

  /// The file has no line end at its end, wherever that is now.
  private mutating func moveFileEnd(_ newline: ArraySlice<UInt8>) {
    for index in input.indices where input[index].ending.isEmpty { input[index].ending = newline }
    for index in reply.indices where reply[index].ending.isEmpty { reply[index].ending = newline }
    if reply.isEmpty {
      input[input.count - 1].ending = []
    } else {
      reply[reply.count - 1].ending = []
    }
  }
}

extension Document {
  /// The line end that the file uses first.
  package var newline: ArraySlice<UInt8> {
    for part in parts {
      switch part {
      case .prose(let text):
        var cutter = LineCutter(text)
        if let line = cutter.next(), !line.ending.isEmpty { return text[line.ending] }
      case .block(let block):
        let line = block.opening ?? block.exchanges.first?.input.first ?? block.rest.first
        if let line, !line.ending.isEmpty { return line.ending }
      }
    }
    return [Byte.newline]
  }
}

extension Array {
  /// The last elements for which it holds.
  fileprivate func suffix(while holds: (Element) -> Bool) -> ArraySlice<Element> {
    self[((lastIndex { !holds($0) } ?? -1) + 1)...]
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutBlanksAtEnd: ArraySlice<UInt8> {
    self[..<(lastIndex { $0 != Byte.space && $0 != Byte.tab }.map { $0 + 1 } ?? startIndex)]
  }
}
