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
      if let format = options.format { throw .formatWithoutHelp(format) }
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
    case ("help", _): throw .helpTakesOneWord(operands[1])
    case ("completions", 2) where ShellCompletions.shells.contains(operands[1]):
      self = .completions(shell: operands[1])
    case ("completions", _): throw .completionsWantShell
    default: return nil
    }
  }
}

extension Options {
  fileprivate mutating func apply(_ given: GivenOption) throws(UsageError) {
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
    case .era: era = try given.era()
    case .width: width = try given.columns(in: 10...10_000)
    case .noHistory: keepsHistory = false
    case .sandbox: isSandboxed = true
    case .resume: resumes = true
    case .update: test.updates = true
    case .filter: test.filter = given.value
    case .list: (test.lists, learn.lists) = (true, true)
    case .format: format = HelpFormat(rawValue: given.value)
    case .pace: play.pace = try given.seconds(in: 0.1...60)
    case .cast: play.cast = given.value
    case .check: learn.checks = true
    case .reset: learn.reset = given.value
    case .jobs: test.jobs = try given.number(in: 1...256)
    case .junit: test.junit = given.value
    case .until: reduce.until = given.value
    case .fails: reduce.fails = given.value
    case .help, .version: break
    }
  }

  fileprivate func checkedForPlay() throws(UsageError) -> Options {
    if files.count != 1 { throw .playTakesOneFile }
    return self
  }

  fileprivate func checkedForReduce() throws(UsageError) -> Options {
    if files.count != 1 { throw .reduceWantsOneFile }
    if reduce.until != nil, reduce.fails != nil { throw .twoGoals }
    return self
  }

  fileprivate func checkedForTest() throws(UsageError) -> Options {
    if files.isEmpty { throw .nothingToTest }
    if test.updates, test.lists { throw .updatesList }
    return self
  }

  fileprivate func checkedForLearn() throws(UsageError) -> Options {
    let isTaught = !learn.lists && !learn.checks
    if isTaught, files.count > (learn.reset == nil ? 1 : 0) { throw .learnTakesOneLesson }
    return self
  }
}

extension Verb {
  /// Whether an option goes with it.
  fileprivate func check(_ given: GivenOption) throws(UsageError) {
    if !given.spec.verbs.contains(self) { throw .optionOfOthers(given.spec, self) }
  }
}
