extension DataError {
  /// What is wrong, in one line; `file` is the name as the user typed it.
  package func message(file: String) -> String {
    switch reason {
    case .formatNotRead(let name): return "\"\(file)\" is \(name), which load does not read"
    case .decoderMissing, .decoderFailed, .decoderTimedOut, .stopped:
      return "\"\(file)\" was not read: \(explanation)"
    case .emptyFile, .unknownEncoding, .tooLarge, .tooDeep, .tooManyValues, .entityDeclarations,
      .holdsItself, .damaged, .syntax, .unclosed, .mismatchedTag, .noRows, .singleValue,
      .needsTextKey, .unknownKey, .keyWithoutDictionaries, .notText, .notARow, .mixedDictionary,
      .noSections:
      guard let format else { return "\"\(file)\" was not read: \(explanation)" }
      return "\"\(file)\" is \(format.phrase)\(place): \(explanation)"
    }
  }

  /// The likely fix, when there is one.
  package func help(file: String) -> String? {
    let load = "load \(Self.word(file))"
    switch reason {
    case .needsTextKey(let keys), .unknownKey(_, let keys):
      guard let key = Self.likeliestTextKey(keys) else { return nil }
      let known = keys.count == 1 ? "" : "; the keys are \(Self.list(keys))"
      return "\(load) text \(Self.word(key))\(known)"
    case .notText(_, _): return "take a key whose values are texts or numbers"
    case .keyWithoutDictionaries: return load
    case .noSections: return "\(load) section KEY, or leave out: as sections"
    case .formatNotRead: return "load reads property lists, JSON, CSV and plain text"
    case .entityDeclarations: return "take the <!ENTITY …> lines out of the file"
    case .tooLarge, .tooManyValues: return "cut the file into smaller ones"
    case .unknownEncoding: return "save the file as UTF-8"
    case .decoderMissing: return "put tabletalk-decode beside tabletalk"
    case .emptyFile, .tooDeep, .holdsItself, .damaged, .syntax, .unclosed, .mismatchedTag,
      .noRows, .singleValue, .notARow, .mixedDictionary, .decoderFailed, .decoderTimedOut,
      .stopped:
      return nil
    }
  }

  private var place: String {
    guard let line else { return "" }
    guard let column else { return ", line \(line)" }
    return ", line \(line), column \(column)"
  }

  var explanation: String {
    switch reason {
    case .emptyFile: "there is nothing in it"
    case .formatNotRead(let name): "it is \(name)"
    case .unknownEncoding(let name): "the encoding \(name) is not read"
    case .tooLarge(let bytes, let limit): "\(bytes) bytes are more than \(limit)"
    case .tooDeep(let limit): "lists are nested more than \(limit) deep"
    case .tooManyValues(let limit): "it holds more than \(limit) values"
    case .entityDeclarations: "it declares entities, and such files are refused"
    case .holdsItself: "a list in it holds itself"
    case .damaged(let detail), .syntax(let detail): detail
    case .unclosed(let thing): "\(thing) begins here and does not end"
    case .mismatchedTag(let open, let close, let openLine):
      "<\(open)> of line \(openLine) is closed by </\(close)>"
    case .noRows: "it holds no rows"
    case .singleValue(let kind): "it is \(kind), not a list of rows"
    case .needsTextKey: "the rows are dictionaries: say which key is the text"
    case .unknownKey(let key, let keys):
      "no row has \"\(key)\"" + (keys.isEmpty ? "" : "; there is \(Self.list(keys))")
    case .keyWithoutDictionaries(let key, let kind):
      "the rows are \(kind), so there is no key \"\(key)\""
    case .notText(let key, let kind): "\"\(key)\" holds \(kind), which is no text"
    case .notARow(let kind): "\(kind) stands where a row is wanted"
    case .mixedDictionary(let keys):
      "a dictionary of different things (\(Self.list(keys))) is no list of rows"
    case .noSections: "its rows do not say their sections"
    case .decoderMissing(let path): "there is no program \"\(path)\""
    case .decoderFailed: "the program that decodes it stopped"
    case .decoderTimedOut(let seconds): "it was not decoded within \(seconds) seconds"
    case .stopped: "reading it was ended"
    }
  }

  /// The key that most likely holds what a row should show.
  static func likeliestTextKey(_ keys: [String]) -> String? {
    let lowered = keys.map { $0.lowercased() }
    for word in ["text", "name", "title", "label"] {
      if let index = lowered.firstIndex(of: word) { return keys[index] }
    }
    for word in ["name", "title"] {
      if let index = lowered.firstIndex(where: { $0.contains(word) }) { return keys[index] }
    }
    return keys.first
  }

  /// The keys with commas, the first twelve of them.
  private static func list(_ keys: [String]) -> String {
    let shown = keys.prefix(12).joined(separator: ", ")
    return keys.count > 12 ? "\(shown) and \(keys.count - 12) more" : shown
  }

  /// The text as it is typed in a command: quoted unless it is one plain word.
  static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "-")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
    }
    guard isPlain, text.utf8.contains(where: { $0 > UInt8(ascii: "9") }) else {
      return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    return text
  }
}
