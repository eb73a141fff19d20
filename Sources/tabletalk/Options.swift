import CommandLanguage
import TableKit

/// What the command line asked for.
struct Options: Equatable {
  /// The texts of `-e`, in their order.
  var commands: [String] = []
  var files: [String] = []
  /// `-i`: the prompt comes after the files.
  var staysInteractive = false
  var keepsGoing = false
  var isQuiet = false
  var showsCalls = false
  var render: RenderMode?
  var isJSON = false
  var isASCII = false
  /// nil: as the terminal wants it.
  var isPlain: Bool?
  var color = ColorChoice.auto
  /// The device's name as it was given: checked by the language, like a `device` line.
  var device: String?
  var era: Era?
  var width: Int?
  var keepsHistory = true
  /// `--sandbox`: scripts read below their own folder only, and write nothing.
  var isSandboxed = false
  var resumes = false
  var test = Test()
  var learn = Learn()
  /// Of `help`; nil: text.
  var format: HelpFormat?
  var play = Play()
  var reduce = Reduce()

  /// What goes with `play` alone.
  struct Play: Equatable {
    /// The seconds from one beat to the next; nil: a key each.
    var pace: Double?
    /// Where a recording goes.
    var cast: String?
  }

  /// What goes with `learn` alone.
  struct Learn: Equatable {
    var lists = false
    var checks = false
    /// The lesson that is to begin anew.
    var reset: String?
  }

  /// What goes with `reduce` alone; neither: the script's own failure.
  struct Reduce: Equatable {
    /// What is expected to hold in the end.
    var until: String?
    /// What the failure says.
    var fails: String?
  }

  /// What goes with `test` alone.
  struct Test: Equatable {
    var updates = false
    /// A text that a block, its heading or its file's name must have.
    var filter: String?
    var lists = false
    /// nil: as many as there are processors.
    var jobs: Int?
    /// Where the report for build servers goes.
    var junit: String?
  }

  enum ColorChoice: String, Sendable { case auto, always, never }
}

/// What `help` prints.
enum HelpFormat: String, CaseIterable, Sendable {
  case text
  /// A manual page.
  case man
  /// The reference of the language.
  case markdown
  /// Grammars for editors.
  case vim, textmate
}

/// What the program was started for.
enum Invocation: Equatable {
  case run(Options)
  case printUsage
  case printVersion
  /// `tabletalk help`, with what the picture options say.
  case help(word: String?, Options)
  case completions(shell: String)
  /// Compares documents with what is printed.
  case test(Options)
  /// Teaches, lists or checks lessons.
  case learn(Options)
  /// Plays a walkthrough.
  case play(Options)
  /// Cuts a script.
  case reduce(Options)
}
