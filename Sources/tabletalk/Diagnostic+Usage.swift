import CommandLanguage
import TableKit

// MARK: why a command line cannot be followed
extension Diagnostic {
  init(_ error: UsageError) {
    let usage = "tabletalk --help"
    switch error {
    case .noOption(let name):
      let nearest = Spelling.nearest(to: name, among: OptionSpec.all.map(\.longForm)).first
      self.init("there is no option \(name)", help: nearest ?? usage)
    case .noLetter(let letter): self.init("there is no option -\(letter)", help: usage)
    case .couldBe(let name, let options):
      self.init("\(name) could be \(options.map(\.longForm).enumerated)", help: usage)
    case .takesNoValue(let option):
      self.init("\(option.longForm) takes no value", help: option.longForm)
    case .wantsValue(let option):
      self.init("\(option.longForm) wants a value", help: option.usage)
    case .notAmong(let value, let option):
      self.init(value, isNotAmong: option.value?.words ?? [], of: option.longForm)
    case .outOfRange(let value, let option, let wanted):
      self.init("\(option.longForm) takes \(wanted.words), not \(value.inQuotes)")
    case .noDevice(let name):
      self.init(
        name, isNotAmong: Device.named.map(\.name), of: "--device", orElse: " or 400x700")
    case .optionOfOthers(let option, let verb): self.init(option, isNotOf: verb)

    case .nothingToTest:
      self.init("test wants a file or a folder", help: "tabletalk test README.md")
    case .learnTakesOneLesson:
      self.init("learn takes one lesson", help: "tabletalk learn --list")
    case .playTakesOneFile: self.init("play takes one file", help: "tabletalk play README.md")
    case .reduceWantsOneFile:
      self.init("reduce wants one file", help: "tabletalk reduce failing.table > small.table")
    case .helpTakesOneWord(let word):
      self.init("help takes one word", help: "tabletalk help \(word)")
    case .completionsWantShell:
      self.init(
        "completions takes the name of a shell: \(ShellCompletions.shells.enumerated)",
        help: "tabletalk completions bash")

    case .formatWithoutHelp(let format):
      self.init("--format goes with help", help: "tabletalk help --format \(format.rawValue)")
    case .formatOfOneWord:
      self.init("--format is of all, not of one word", help: "tabletalk help")
    case .updatesList: self.init("--list tests nothing, so there is nothing to --update")
    case .twoGoals: self.init("--until and --fails do not go together")
    case .unreadableGoal(let reason):
      self.init(reason)
      message = "--until: \(message)"
    case .goalExpectsNothing:
      self.init("--until takes what is expected", help: "--until 'expect select Moe'")
    }
  }

  private init(
    _ value: String, isNotAmong words: [String], of option: String, orElse more: String = ""
  ) {
    let nearest = Spelling.nearest(to: value, among: words).first
    self.init(
      "\(option) takes \(words.joined(separator: ", "))\(more), not \(value.inQuotes)",
      help: nearest.map { "\(option) \($0)" })
  }

  private init(_ option: OptionSpec, isNotOf verb: Verb) {
    if let word = verb.word {
      self.init("\(word) takes no \(option.longForm)", help: "tabletalk --help")
    } else {
      let word = option.verbs.compactMap(\.word).first ?? ""
      self.init(
        "\(option.longForm) goes with \(word)", help: "tabletalk \(word) \(option.usage) FILE")
    }
  }
}

extension UsageError.Wanted {
  fileprivate var words: String {
    switch self {
    case .iOSNumber(let range): "an iOS number \(range.words)"
    case .number(let range): "a number \(range.words)"
    case .columns(let range): "a number of columns \(range.words)"
    case .seconds(let range):
      "seconds from \(Printer.number(range.lowerBound)) to \(Printer.number(range.upperBound))"
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var words: String { "from \(lowerBound) to \(upperBound)" }
}
