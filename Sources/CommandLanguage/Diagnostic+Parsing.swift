internal import TableKit

// MARK: why a command could not be read
extension Diagnostic {
  package init(_ reason: ParseError.Reason) {
    switch reason {
    case .unclosedText: self.init("a text ends on its line, with a quote")
    case .unclosedBlock: self.init("the block that begins here is not closed", help: "}")
    case .unexpectedClose: self.init("no block is open that } could close")
    case .strayBlock: self.init("{ stands on the line of its command")
    case .unknownEscape(let escape):
      self.init("\(escape) is no escape", help: #"\" \\ \n \t \$ \u{1F600}"#)
    case .badScalar(let escape): self.init("\(escape) names no character", help: #"\u{1F600}"#)
    case .curlyQuotes: self.init("a text stands in straight quotes", help: #""…""#)
    case .tooDeep(let limit): self.init("blocks stand at most \(limit) deep in one another")
    case .lineTooLong(let limit): self.init("a line has at most \(limit) bytes")
    case .sourceTooLong(let limit): self.init("a script has at most \(limit) bytes")

    case .unknownCommand(let word, let suggestions):
      self.init(
        "there is no command \(word.inQuotes)",
        help: Diagnostic.perhaps(suggestions)
          ?? (word.isDrawn ? "a picture is printed, not typed" : "help lists the commands"))
    case .isCode(let language, let help):
      self.init("that is \(language)", help: help ?? "help lists the commands")
    case .notHere(let command, let kind): self.init(command, doesNotBelongIn: kind)
    case .missing(let parameter, let command, let syntax):
      self.init("\(command) needs \(parameter)", help: syntax)
    case .leftOver(let word, let command, let takes, let help):
      let rule = takes.isEmpty ? "" : "\(command) takes \(takes), "
      self.init("\(rule)\(word.inQuotes) is left over", help: help)
    case .saidTwice(let word): self.init("\(word) is said twice")

    case .notA(let word, let kind, let example):
      self.init("\(word.inQuotes) is not \(kind)", help: example.isEmpty ? nil : example)
    case .notAmong(let word, let kind, let allowed, let nearest):
      self.init(
        "there is no \(kind) \(word.inQuotes)", help: nearest ?? allowed.joined(separator: ", "))
    case .needsQuotes(let word, let kind):
      self.init("\(word) is \(kind); a text that is one needs quotes", help: "\"\(word)\"")
    case .comma(_, let help): self.init("lists are parted by blanks", help: help)
    case .rowsAreWritten(let path): self.init("a row is written \(path)")
    case .endIsNoRow(let word):
      self.init("\(word) is where a row goes, no row is there", help: "last")
    case .rangeRunsDown(let word): self.init("the range \(word) ends before it begins")
    case .outOfRange(let word, let kind, let lowest, let highest):
      self.init("\(word) is out of range: \(kind) goes from \(lowest) to \(highest)")

    case .unknownFact(let word, let suggestions):
      self.init(
        "expect knows nothing called \(word.inQuotes)",
        help: Diagnostic.perhaps(suggestions) ?? "help expect lists what it knows")

    case .unknownValue(let name, let known): self.init(unknownValue: name, known)
    case .unknownEvent(let word, let nearest):
      self.init(
        "there is no event or method \(word.inQuotes)",
        help: Diagnostic.perhaps(nearest) ?? "help on lists the events")
    case .notAnEvent(let method):
      self.init("\(method.shortName) is the program's own call, nobody is told of it")
    case .answerOutside:
      self.init(
        "answer belongs in the reaction to a question", help: "on will-select { answer nil }")
    case .noAnswer(let event): self.init("\(event) is told, not asked: it takes no answer")
    case .wrongAnswer(let word, let event, let wanted):
      self.init("\(event) is answered with \(wanted), not \(word.inQuotes)")
    }
  }

  private init(unknownValue name: String, _ known: [String]) {
    guard !known.isEmpty else {
      self.init("$\(name) stands for nothing here", help: #""\$" is a dollar sign"#)
      return
    }
    self.init(
      "there is no $\(name) here", help: known.map { "$" + $0 }.joined(separator: " "))
  }

  private init(_ command: String, doesNotBelongIn kind: BlockContext.Kind) {
    let family = CommandSpec.named(command)?.family
    switch kind {
    case .script: self.init("\(command) belongs in a reaction", help: "on EVENT { \(command) … }")
    case .trial:
      self.init("\(command) stands outside of a block that is tried and then taken back")
    case .section: self.init("a section's block holds rows and properties, not \(command)")
    case .screen: self.init("a screen's block holds set-up and code, not \(command)")
    case .updates: self.init("an update holds insert, delete, move and reload, not \(command)")
    case .content: self.init("this block holds sections and rows, not \(command)")
    case .reaction:
      let what =
        switch family {
        case .touch: "a touch"
        case .session: "for the session"
        case .setUp: "set-up"
        case .code, nil: "something else"
        }
      self.init("a reaction holds code, properties and log; \(command) is \(what)")
    }
  }

  /// `perhaps a, b or c`.
  static func perhaps(_ words: [String]) -> String? {
    words.isEmpty ? nil : "perhaps \(words.enumerated)"
  }
}

extension String {
  /// The user's words as a message repeats them, cut where they are long.
  package var inQuotes: String { "\"\(count > 60 ? prefix(59) + "…" : self[...])\"" }

  /// Whether it begins with a piece of a box.
  fileprivate var isDrawn: Bool {
    unicodeScalars.first.map { (0x2500...0x259F).contains($0.value) } ?? false
  }
}
