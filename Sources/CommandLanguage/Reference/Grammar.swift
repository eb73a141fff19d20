/// What an editor needs to color scripts, read off the catalogue.
package struct Grammar: Sendable {
  private let families: [(family: Family, names: [String])]
  /// Keywords, events, and the words of lists: all that is no command and no text.
  private let words: [String]

  package init() {
    families = Family.allCases.map { family in
      (family, CommandSpec.all.filter { $0.family == family }.map(\.name))
    }
    let found = Set(Vocabulary.entries.map(\.word) + Event.named.map(\.name))
    words = found.filter { $0.utf8.first.map(Grammar.isLetter) ?? false }.sorted()
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Where a command may begin, up to its name.
  private static let start = "(?:^|(?<=[;{}]))\\s*(?:>\\s+)?"
}

// MARK: Vim

extension Grammar {
  /// A syntax file for Vim.
  package var vim: String {
    var lines = [
      "\" Vim syntax file: scripts of tabletalk",
      "if exists(\"b:current_syntax\") | finish | endif",
      "syn iskeyword @,48-57,-,_",
      "syn match tabletalkComment /\\%(^\\|[[:space:];{}]\\)\\@<=#.*$/",
      "syn region tabletalkText start=/\"/ skip=/\\\\\\\\\\|\\\\\"/ end=/\"/ oneline contains=tabletalkEscape,tabletalkValue",
      "syn match tabletalkEscape /\\\\\\%([\"\\\\nt$]\\|u{\\x\\+}\\)/ contained",
      "syn match tabletalkValue /\\$\\%({\\w\\+}\\|\\a\\w*\\)/",
      "syn match tabletalkNumber /\\<-\\?\\d\\+\\%(\\.\\d\\+\\)\\?\\>/",
      "syn match tabletalkPath /\\<\\d\\+:\\%(\\d\\+\\|last\\|end\\)\\%(-\\d\\+\\%(:\\d\\+\\)\\?\\)\\?\\>/",
      "syn match tabletalkWord /\\<\\%(\(Grammar.any(of: words, or: "\\|"))\\)\\>/",
    ]
    for (family, names) in families {
      let names = Grammar.any(of: names, or: "\\|")
      lines.append(
        "syn match \(Grammar.group(family)) /\\%(\\%(^\\|[;{}]\\)\\s*\\%(>\\s\\+\\)\\?\\)\\@<=\\%(\(names)\\)\\>/"
      )
    }
    let links = [
      ("Comment", "Comment"), ("Text", "String"), ("Escape", "SpecialChar"),
      ("Value", "Identifier"), ("Path", "Number"), ("Number", "Number"), ("Word", "Type"),
      ("SetUp", "Keyword"), ("Touch", "Statement"), ("Code", "Function"), ("Session", "PreProc"),
    ]
    lines += links.map { "hi def link tabletalk\($0.0) \($0.1)" }
    return (lines + ["let b:current_syntax = \"tabletalk\""]).joined(separator: "\n") + "\n"
  }

  private static func group(_ family: Family) -> String {
    switch family {
    case .setUp: "tabletalkSetUp"
    case .touch: "tabletalkTouch"
    case .code: "tabletalkCode"
    case .session: "tabletalkSession"
    }
  }
}

// MARK: TextMate

extension Grammar {
  /// A grammar for TextMate, and for the editors that read those.
  package var textMate: String {
    var patterns = [
      Grammar.pattern("comment.line.number-sign", "(?<![^\\s;{}])#.*$"),
      Grammar.string,
    ]
    for (family, names) in families {
      let scope = "\(Grammar.scope(family)).\(family.rawValue.filter { $0 != " " })"
      let command = "\(Grammar.start)(\(Grammar.any(of: names)))(?![^\\s;{}])"
      patterns.append(Grammar.pattern(scope, command, capture: true))
    }
    patterns += [
      Grammar.pattern("variable.other", "\\$(?:\\{\\w+\\}|[A-Za-z]\\w*)"),
      Grammar.pattern(
        "constant.numeric.path", "(?<!\\S)\\d+:(?:\\d+|last|end)(?:-\\d+(?::\\d+)?)?(?![^\\s;{}])"),
      Grammar.pattern("constant.numeric", "(?<!\\S)-?\\d+(?:\\.\\d+)?(?![^\\s;{}])"),
      Grammar.pattern("constant.language", "(?<!\\S)(?:\(Grammar.any(of: words)))(?![^\\s;{}])"),
    ]
    return """
      {
        "name": "TableTalk",
        "scopeName": "source.tabletalk",
        "fileTypes": ["table"],
        "patterns": [
      \(patterns.map { "    \($0)" }.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static let string =
    "{ \"name\": \"string.quoted.double.tabletalk\", \"begin\": \"\\\"\", \"end\": \"\\\"|$\", "
    + "\"patterns\": ["
    + pattern("constant.character.escape", "\\\\(?:[\"\\\\nt$]|u\\{[0-9A-Fa-f]+\\})") + ", "
    + pattern("variable.other", "\\$(?:\\{\\w+\\}|[A-Za-z]\\w*)") + "] }"

  private static func pattern(_ scope: String, _ match: String, capture: Bool = false) -> String {
    let name = "\(scope).tabletalk"
    if capture {
      return "{ \"match\": \(json(match)), \"captures\": { \"1\": { \"name\": \"\(name)\" } } }"
    }
    return "{ \"name\": \"\(name)\", \"match\": \(json(match)) }"
  }

  /// The longest first: a word that another begins with must not hide it.
  private static func any(of words: [String], or separator: String = "|") -> String {
    words.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.joined(separator: separator)
  }

  private static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  private static func scope(_ family: Family) -> String {
    switch family {
    case .setUp: "keyword.other"
    case .touch: "keyword.control"
    case .code: "support.function"
    case .session: "keyword.operator"
    }
  }
}
