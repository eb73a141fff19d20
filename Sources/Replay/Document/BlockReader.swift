import CommandLanguage

/// Puts the lines of a block together: hints, a command with its continuation lines, what followed.
struct BlockReader {
  private let lines: [DocumentLine]
  private var next = 0
  private var lead: [DocumentLine] = []
  private var exchanges: [Exchange] = []

  init(_ lines: [DocumentLine]) { self.lines = lines }

  /// - Returns: the exchanges, and the lines that belong to none.
  mutating func read() -> (exchanges: [Exchange], rest: [DocumentLine]) {
    while next < lines.count {
      if lines[next].mark == .input {
        readInputs()
        readReply()
      } else {
        lead.append(lines[next])
        next += 1
      }
    }
    return (exchanges, lead)
  }

  /// Reads input lines that follow one another, and cuts them where a command ends.
  private mutating func readInputs() {
    let start = next
    while next < lines.count, lines[next].mark == .input { next += 1 }
    for range in InputCutter.cut(lines[start..<next]) {
      exchanges.append(Exchange(lead: lead, input: Array(lines[range])))
      lead = []
    }
  }

  /// Takes the lines up to the next hint or command.
  private mutating func readReply() {
    let start = next
    while next < lines.count, lines[next].mark == .none || lines[next].mark == .message {
      next += 1
    }
    exchanges[exchanges.count - 1].reply = Array(lines[start..<next])
  }
}
