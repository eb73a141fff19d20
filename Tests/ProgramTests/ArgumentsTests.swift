import CommandLanguage
import Testing

@testable import tabletalk

@Suite struct ArgumentsTests {
  struct Case: Sendable {
    var words: [String]
    var expected: Invocation

    init(_ line: String, _ expected: Invocation) {
      words = ["tabletalk"] + line.split(separator: " ").map(String.init)
      self.expected = expected
    }

    init(_ line: String, set: (inout Options) -> Void) {
      var options = Options()
      set(&options)
      self.init(line, .run(options))
    }
  }

  @Test(arguments: [
    Case("") { _ in },
    Case("a.table b.table") { $0.files = ["a.table", "b.table"] },
    Case("a.table -q -k") { ($0.files, $0.isQuiet, $0.keepsGoing) = (["a.table"], true, true) },
    Case("-qk -") { ($0.files, $0.isQuiet, $0.keepsGoing) = (["-"], true, true) },
    Case("-e undo -eredo") { $0.commands = ["undo", "redo"] },
    Case("-ie quit") { ($0.commands, $0.staysInteractive) = (["quit"], true) },
    Case("--execute=a=b --json") { ($0.commands, $0.isJSON) = (["a=b"], true) },
    Case("--rend off --keep") { ($0.render, $0.keepsGoing) = (.off, true) },
    Case("--era 7 --width=60 --device ipad") {
      ($0.era, $0.width, $0.device) = (7, 60, "ipad")
    },
    Case("--look plain --color never --ascii --no-history --trace") {
      ($0.isPlain, $0.color, $0.isASCII) = (true, .never, true)
      ($0.keepsHistory, $0.showsCalls) = (false, true)
    },
    Case("-- -q help") { $0.files = ["-q", "help"] },
    Case("-- help") { $0.files = ["help"] },
    Case("--help -q", .printUsage),
    Case("-V", .printVersion),
    Case("help", .help(word: nil, Options())),
    Case("help tap", .help(word: "tap", Options())),
    Case("completions fish", .completions(shell: "fish")),
  ])
  func aCommandLineIsRead(_ c: Case) throws {
    #expect(try Invocation(arguments: c.words) == c.expected)
  }

  @Test(
    arguments: [
      ("--quit", "there is no option --quit", "--quiet"),
      ("-z", "there is no option -z", "tabletalk --help"),
      ("--e", "--e could be --execute or --era", "tabletalk --help"),
      ("--re off", "--re could be --render, --resume or --reset", "tabletalk --help"),
      ("--json=yes", "--json takes no value", "--json"),
      ("--era", "--era wants a value", "--era N"),
      ("--era 1", "--era takes an iOS number from 2 to 27, not \"1\"", nil),
      ("--width 3", "--width takes a number of columns from 10 to 10000, not \"3\"", nil),
      ("--render ful", "--render takes full, changes, off, not \"ful\"", "--render full"),
      ("test --trace a.md", "test takes no --trace", "tabletalk --help"),
      ("test", "test wants a file or a folder", "tabletalk test README.md"),
      ("--update a.md", "--update goes with test", "tabletalk test --update FILE"),
      ("test -j 0 a.md", "--jobs takes a number from 1 to 256, not \"0\"", nil),
      (
        "test --list --update a.md", "--list tests nothing, so there is nothing to --update", nil
      ),
      ("play --pace 0 a.md", "--pace takes seconds from 0.1 to 60, not \"0\"", nil),
      ("play", "play takes one file", "tabletalk play README.md"),
      ("learn 1 2", "learn takes one lesson", "tabletalk learn --list"),
      ("reduce", "reduce wants one file", "tabletalk reduce failing.table > small.table"),
      ("reduce --until a --fails b c", "--until and --fails do not go together", nil),
      ("--format man", "--format goes with help", "tabletalk help --format man"),
      ("help a b", "help takes one word", "tabletalk help a"),
      (
        "completions tcsh", "completions takes the name of a shell: bash, zsh or fish",
        "tabletalk completions bash"
      ),
    ] as [(String, String, String?)])
  func aWrongOneSaysWhatIsWrong(line: String, message: String, help: String?) {
    let words = ["tabletalk"] + line.split(separator: " ").map(String.init)
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: words) }
    #expect(error.map { Diagnostic($0) } == Diagnostic(message, help: help))
  }

  @Test func helpFitsATerminalAndNamesEveryOption() {
    let lines = UsageText.usage.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.unicodeScalars.count <= 80 })
    for spec in OptionSpec.all { #expect(UsageText.usage.contains(spec.longForm)) }
  }

  @Test(arguments: ShellCompletions.shells)
  func aShellIsToldEveryOption(_ shell: String) throws {
    let script = try #require(ShellCompletions.script(for: shell))
    for spec in OptionSpec.all { #expect(script.contains(spec.name)) }
    for word in Verb.allCases.compactMap(\.word) { #expect(script.contains(word)) }
  }
}
