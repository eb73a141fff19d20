/// Files, help and the end.
extension CommandSpec {
  static let load = CommandSpec(
    "load", .session, "reads rows or sections from a property list, JSON or CSV file",
    uikit: "NSArray(contentsOfFile:)",
    examples: [
      "load computers.plist", "load \"names.plist\" as sections",
      "load films.csv text title detail year into section 0",
    ],
    synonyms: ["open", "import", "read", "contentsOfFile"], .load
  ) { .stage(.load($0)) }

  static let source = CommandSpec(
    "source", .session, "runs the commands of a file", examples: ["source setup.table"],
    synonyms: ["run", "include", "exec"], in: .scriptItself, .file
  ) { .session(.source($0.name, at: $0.range)) }

  static let save = CommandSpec(
    "save", .session, "writes a script that brings the session back",
    examples: ["save today.table"],
    synonyms: ["store", "dump", "persist"], .exportedFile
  ) { .session(.save($0)) }

  static let record = CommandSpec(
    "record", .session, "writes what is typed and printed into a file, from here on",
    examples: ["record today.md", "record off"],
    synonyms: ["log-to", "script", "transcript", "spool", "tee"], in: .scriptItself,
    .recordedFile
  ) { .session(.record($0)) }

  static let export = CommandSpec(
    "export", .session, "writes the screens into a file, as code of UIKit",
    examples: ["export swift Screens.swift", "export objc Screens.m"],
    synonyms: ["generate", "write"], .choice("language"), .exportedFile
  ) { .session(.export($0, file: $1)) }

  static let help = CommandSpec(
    "help", .session, "tells what a word or a method is about",
    examples: ["help", "help tap", "help tableView(_:didSelectRowAt:)"],
    synonyms: ["man", "?", "usage", "commands"], .topicWord
  ) { .session(.help($0)) }

  static let complete = CommandSpec(
    "complete", .session, "prints what could stand at the end of a line",
    examples: ["complete tap M", "complete \"accessory \""], .restOfLine
  ) { .session(.complete($0)) }

  static let quit = CommandSpec(
    "quit", .session, "leaves", examples: ["quit"],
    synonyms: ["exit", "bye", "q", ":q", "logout"], in: .scriptItself
  ) { .session(.quit) }
}

/// A file as it was named, and where.
struct FileArgument: Sendable {
  let name: Text
  let range: SourceRange
}

extension Parameter where Value == FileArgument {
  static var file: Self {
    Parameter("file", "FILE", "a file") { (reader) throws(ParseError) in
      try reader.file()
    }
  }
}

extension Parameter where Value == NamedThing {
  static var exportedFile: Self {
    Parameter("file", "FILE", "a file") { (reader) throws(ParseError) in
      let file = try reader.file()
      return NamedThing(file.name, at: file.range)
    }
  }
}

extension Parameter where Value == NamedThing? {
  static var recordedFile: Self {
    Parameter("file", "FILE|off", "a file or off") { (reader) throws(ParseError) in
      if reader.takeKeyword("off") { return nil }
      let file = try reader.file()
      return NamedThing(file.name, at: file.range)
    }
  }
}

extension Parameter where Value == LoadSpec {
  static var load: Self {
    Parameter(
      "file",
      "FILE [as rows|sections] [into section S] [text KEY] [detail KEY] [image KEY] [section KEY]",
      "a file"
    ) { (reader) throws(ParseError) in
      let file = try reader.file()
      var spec = LoadSpec(file: file.name, at: file.range)
      while try reader.readLoadOption(into: &spec) {}
      return spec
    }
  }
}

extension Parameter where Value == Text? {
  static var topicWord: Self {
    Parameter("word", "[WORD|SELECTOR]", "a word") {
      (reader) throws(ParseError) in
      reader.expect(.topic)
      guard let token = reader.currentWord else { return nil }
      reader.next += 1
      return try reader.anyText(token)
    }
  }
}

extension Parameter where Value == Text {
  /// All that is left of the command, as it was typed; a single text without its quotes.
  static var restOfLine: Self {
    Parameter("line", "LINE", "a line") { (reader) throws(ParseError) in
      let isQuoted = reader.current?.kind == .quoted
      let text = try reader.restOfLine()
      guard !isQuoted, case .plain(let line) = text else { return text }
      return .plain(line + reader.blanksAfterTaken)
    }
  }
}

extension ArgumentReader {
  fileprivate mutating func file() throws(ParseError) -> FileArgument {
    expect(.file)
    let token = try take(ParameterInfo("file", "FILE", "a file"))
    return FileArgument(name: try text(token), range: token.range)
  }

  fileprivate mutating func readLoadOption(
    into spec: inout LoadSpec
  ) throws(ParseError) -> Bool {
    let key = ParameterInfo("key", "KEY", "a key of the file")
    if takeKeyword("as") {
      let kind = ParameterInfo("kind", "rows|sections", "rows or sections")
      spec.kind = try choice(kind, of: LoadSpec.Kind.self)
    } else if takeKeyword("into") {
      guard takeKeyword("section") else { throw missing(.wordSection) }
      spec.section = try sectionPlace()
    } else if takeKeyword("text") {
      spec.text = try text(key)
    } else if takeKeyword("detail") {
      spec.detail = try text(key)
    } else if takeKeyword("image") {
      spec.image = try text(key)
    } else if takeKeyword("section") {
      spec.sectionKey = try text(key)
    } else {
      return false
    }
    return true
  }

  mutating func restOfLine() throws(ParseError) -> Text {
    guard let first = current else { return .plain("") }
    let start = next
    skipToEnd()
    if next == start + 1, first.kind == .quoted { return try anyText(first) }
    return .plain(string(SourceRange(Int(first.start), endOfTaken.end)))
  }
}

extension ArgumentReader {
  /// The blanks that follow: after one, the next word is asked for.
  fileprivate var blanksAfterTaken: String {
    let rest = source.bytes[endOfTaken.end...]
    return String(decoding: rest.prefix { $0 == Byte.space || $0 == Byte.tab }, as: UTF8.self)
  }

  /// Goes past all that is left of the command, whole blocks included.
  fileprivate mutating func skipToEnd() {
    var depth = 0
    while next < tokens.count {
      switch tokens[next].kind {
      case .open: depth += 1
      case .close where depth == 0: return
      case .close: depth -= 1
      case .end where depth == 0: return
      case .end, .word, .quoted: break
      }
      next += 1
    }
  }
}

extension ParameterInfo {
  static let wordSection = ParameterInfo("section", "section S", "section and its number or title")
}
