import CommandLanguage

/// An option of the command line, declared once: reading, `--help` and shell completion use it.
struct OptionSpec: Sendable {
  let key: Key
  let name: String
  /// The one-letter form, in ASCII.
  let letter: Unicode.Scalar?
  let value: Value?
  let help: String
  /// What it goes with.
  let verbs: [Verb]

  enum Key: Sendable {
    case commands, interactive, keepGoing, quiet, trace, render, json, ascii, look, color
    case device, era, width, noHistory, sandbox, resume, help, version
    case update, filter, list, jobs, junit, check, reset, pace, cast, format
    case until, fails
  }

  /// What an option takes: its name in the help text, and the words it may be (any, when empty).
  struct Value: Sendable {
    let name: String
    let words: [String]

    init(_ name: String, _ words: [String] = []) { (self.name, self.words) = (name, words) }
  }

  init(
    _ key: Key, _ name: String, _ letter: Unicode.Scalar? = nil, _ value: Value? = nil,
    _ help: String, of verbs: [Verb] = [.run]
  ) {
    (self.key, self.name, self.letter, self.value, self.help) = (key, name, letter, value, help)
    self.verbs = verbs
  }

  var longForm: String { "--\(name)" }

  /// `--render MODE`, as help shows it.
  var usage: String { value.map { "\(longForm) \($0.name)" } ?? longForm }

  static let all: [OptionSpec] = [
    OptionSpec(.commands, "execute", "e", Value("COMMANDS"), "run these commands first"),
    OptionSpec(.interactive, "interactive", "i", nil, "then stay at the prompt"),
    OptionSpec(.keepGoing, "keep-going", "k", nil, "go on after a failed step"),
    OptionSpec(
      .quiet, "quiet", "q", nil, "only errors, and what show and log print", of: [.run, .test]),
    OptionSpec(.trace, "trace", "t", nil, "print the calls of each step"),
    OptionSpec(
      .render, "render", nil, Value("MODE", RenderMode.allCases.map(\.rawValue)),
      "full, changes or off"),
    OptionSpec(.json, "json", nil, nil, "one object a line for each step", of: [.run, .test]),
    OptionSpec(.ascii, "ascii", nil, nil, "draw without Unicode", of: [.run, .learn, .play]),
    OptionSpec(
      .look, "look", nil, Value("LOOK", ["boxes", "plain"]), "boxes, or plain: words alone",
      of: [.run, .learn, .play]),
    OptionSpec(
      .color, "color", nil, Value("WHEN", ["auto", "always", "never"]), "auto, always or never",
      of: [.run, .test, .learn, .play, .reduce]),
    OptionSpec(.device, "device", "d", Value("NAME"), "classic, se, iphone, ipad or 400x700"),
    OptionSpec(.era, "era", nil, Value("N"), "an iOS number from 2 to 27"),
    OptionSpec(.width, "width", "w", Value("N"), "cut the picture at N columns"),
    OptionSpec(
      .noHistory, "no-history", nil, nil, "keep neither history, journal nor progress",
      of: [.run, .learn]),
    OptionSpec(.sandbox, "sandbox", nil, nil, "read below the script's folder, write nothing"),
    OptionSpec(.resume, "resume", nil, nil, "bring back the session that did not end with quit"),
    OptionSpec(.update, "update", "u", nil, "write anew what differs", of: [.test]),
    OptionSpec(
      .filter, "filter", "f", Value("TEXT"), "only blocks with this in file, heading or command",
      of: [.test]),
    OptionSpec(
      .list, "list", "l", nil, "print what there is, and run nothing",
      of: [.test, .learn]),
    OptionSpec(.jobs, "jobs", "j", Value("N"), "test so many files at a time", of: [.test]),
    OptionSpec(
      .junit, "junit", nil, Value("FILE"), "write a report for build servers", of: [.test]),
    OptionSpec(.check, "check", nil, nil, "go through the lessons' own answers", of: [.learn]),
    OptionSpec(.reset, "reset", nil, Value("LESSON"), "let a lesson begin anew", of: [.learn]),
    OptionSpec(
      .pace, "pace", nil, Value("SECONDS"), "go on by itself after so long", of: [.play]),
    OptionSpec(
      .cast, "cast", nil, Value("FILE"), "write a recording, an asciicast", of: [.play]),
    OptionSpec(
      .format, "format", nil, Value("FORMAT", HelpFormat.allCases.map(\.rawValue)),
      "help as text, man, markdown, vim or textmate"),
    OptionSpec(
      .until, "until", nil, Value("EXPECT"), "cut to the steps that make this so", of: [.reduce]),
    OptionSpec(
      .fails, "fails", nil, Value("TEXT"), "cut to the steps that fail saying this", of: [.reduce]),
    OptionSpec(.help, "help", "h", nil, "print this", of: Verb.allCases),
    OptionSpec(.version, "version", "V", nil, "print the version", of: Verb.allCases),
  ]
}
