import CommandLanguage
import TableKit

extension Invocation {
  /// Reads the words of a command line, the program's name among them.
  ///
  /// The word of a ``Verb``, `help` and `completions` count where the first file would stand.
  init(arguments: [String]) throws(UsageError) {
    let found = try ArgumentScanner(arguments.dropFirst())
    let verb = found.startsWithDashes ? .run : found.operands.first.flatMap(Verb.named) ?? .run
    var options = Options()
    for given in found.options {
      try verb.check(given)
      try options.apply(given)
    }
    if found.options.contains(where: { $0.key == .help }) {
      self = .printUsage
    } else if found.options.contains(where: { $0.key == .version }) {
      self = .printVersion
    } else {
      options.files = verb == .run ? found.operands : Array(found.operands.dropFirst())
      self = try Invocation(verb, options, startsWithDashes: found.startsWithDashes)
    }
  }

  private init(
    _ verb: Verb, _ options: Options, startsWithDashes: Bool
  ) throws(UsageError) {
    switch verb {
    case .test: self = .test(try options.checkedForTest())
    case .learn: self = .learn(try options.checkedForLearn())
    case .play: self = .play(try options.checkedForPlay())
    case .reduce: self = .reduce(try options.checkedForReduce())
    case .run:
      if !startsWithDashes, let command = try Invocation(operands: options.files, options) {
        self = command
        return
      }
      if let format = options.format {
        throw UsageError(
          message: "--format goes with help", help: "tabletalk help --format \(format.rawValue)")
      }
      self = .run(options)
    }
  }

  /// `help [WORD]` and `completions SHELL`; nil: the operands are files.
  private init?(operands: [String], _ options: Options) throws(UsageError) {
    guard let first = operands.first else { return nil }
    var options = options
    options.files = []
    switch (first, operands.count) {
    case ("help", 1): self = .help(word: nil, options)
    case ("help", 2): self = .help(word: operands[1], options)
    case ("help", _):
      throw UsageError(message: "help takes one word", help: "tabletalk help \(operands[1])")
    case ("completions", 2) where ShellCompletions.shells.contains(operands[1]):
      self = .completions(shell: operands[1])
    case ("completions", _):
      throw UsageError(
        message: "completions takes the name of a shell: bash, zsh or fish",
        help: "tabletalk completions bash")
    default: return nil
    }
  }
}

extension Options {
  fileprivate mutating func apply(_ given: ArgumentScanner.GivenOption) throws(UsageError) {
    switch given.key {
    case .commands: commands.append(given.value)
    case .interactive: staysInteractive = true
    case .keepGoing: keepsGoing = true
    case .quiet: isQuiet = true
    case .trace: showsCalls = true
    case .render: render = RenderMode(rawValue: given.value)
    case .json: isJSON = true
    case .ascii: isASCII = true
    case .look: isPlain = given.value == "plain"
    case .color: color = ColorChoice(rawValue: given.value) ?? .auto
    case .device: device = given.value
    case .era: era = try Options.era(given.value)
    case .width: width = try Options.width(given.value)
    case .noHistory: keepsHistory = false
    case .sandbox: isSandboxed = true
    case .resume: resumes = true
    case .update: test.updates = true
    case .filter: test.filter = given.value
    case .list: (test.lists, learn.lists) = (true, true)
    case .format: format = HelpFormat(rawValue: given.value)
    case .pace: play.pace = try Options.pace(given.value)
    case .cast: play.cast = given.value
    case .check: learn.checks = true
    case .reset: learn.reset = given.value
    case .jobs: test.jobs = try Options.jobs(given.value)
    case .junit: test.junit = given.value
    case .until: reduce.until = given.value
    case .fails: reduce.fails = given.value
    case .help, .version: break
    }
  }

  private static func era(_ text: String) throws(UsageError) -> Era {
    if let number = Int(text), let era = Era(number) { return era }
    let (first, last) = (Era.supported.lowerBound, Era.supported.upperBound)
    throw UsageError(message: "--era takes an iOS number from \(first) to \(last), not \"\(text)\"")
  }

  private static func width(_ text: String) throws(UsageError) -> Int {
    if let number = Int(text), (10...10_000).contains(number) { return number }
    throw UsageError(message: "--width takes a number of columns from 10, not \"\(text)\"")
  }

  private static func pace(_ text: String) throws(UsageError) -> Double {
    if let seconds = Double(text), (0.1...60).contains(seconds) { return seconds }
    throw UsageError(message: "--pace takes seconds from 0.1 to 60, not \"\(text)\"")
  }

  private static func jobs(_ text: String) throws(UsageError) -> Int {
    if let number = Int(text), (1...256).contains(number) { return number }
    throw UsageError(message: "--jobs takes a number from 1 to 256, not \"\(text)\"")
  }

  fileprivate func checkedForPlay() throws(UsageError) -> Options {
    if files.count == 1 { return self }
    throw UsageError(message: "play takes one file", help: "tabletalk play README.md")
  }

  fileprivate func checkedForReduce() throws(UsageError) -> Options {
    guard files.count == 1 else {
      throw UsageError(
        message: "reduce wants one file", help: "tabletalk reduce failing.table > small.table")
    }
    if reduce.until != nil, reduce.fails != nil {
      throw UsageError(message: "--until and --fails do not go together")
    }
    return self
  }

  fileprivate func checkedForTest() throws(UsageError) -> Options {
    if files.isEmpty {
      throw UsageError(message: "test wants a file or a folder", help: "tabletalk test README.md")
    }
    if test.updates, test.lists {
      throw UsageError(message: "--list tests nothing, so there is nothing to --update")
    }
    return self
  }

  fileprivate func checkedForLearn() throws(UsageError) -> Options {
    let isTaught = !learn.lists && !learn.checks
    if isTaught, files.count > (learn.reset == nil ? 1 : 0) {
      throw UsageError(message: "learn takes one lesson", help: "tabletalk learn --list")
    }
    return self
  }
}

extension Verb {
  /// Whether an option goes with it.
  fileprivate func check(_ given: ArgumentScanner.GivenOption) throws(UsageError) {
    guard let spec = OptionSpec.all.first(where: { $0.key == given.key }),
      !spec.verbs.contains(self)
    else { return }
    if let word {
      throw UsageError(message: "\(word) takes no \(spec.longForm)", help: "tabletalk --help")
    }
    let verb = spec.verbs.compactMap(\.word).first ?? ""
    throw UsageError(
      message: "\(spec.longForm) goes with \(verb)", help: "tabletalk \(verb) \(spec.usage) FILE")
  }
}
