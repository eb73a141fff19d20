/// Reasons as words, the way `tabletalk-decode` sends them.
extension DataError.Reason {
  /// The reason's name and what it carries.
  ///
  /// Only what decoding can meet has a name; the rest is told by the text it would show.
  var words: [String] {
    switch self {
    case .emptyFile: ["emptyFile"]
    case .formatNotRead(let name): ["formatNotRead", name]
    case .unknownEncoding(let name): ["unknownEncoding", name]
    case .tooLarge(let bytes, let limit): ["tooLarge", "\(bytes)", "\(limit)"]
    case .tooDeep(let limit): ["tooDeep", "\(limit)"]
    case .tooManyValues(let limit): ["tooManyValues", "\(limit)"]
    case .entityDeclarations: ["entityDeclarations"]
    case .holdsItself: ["holdsItself"]
    case .damaged(let detail): ["damaged", detail]
    case .syntax(let detail): ["syntax", detail]
    case .unclosed(let thing): ["unclosed", thing]
    case .mismatchedTag(let open, let close, let line): ["mismatchedTag", open, close, "\(line)"]
    case .noRows, .singleValue, .needsTextKey, .unknownKey, .keyWithoutDictionaries, .notText,
      .notARow, .mixedDictionary, .noSections, .decoderMissing, .decoderFailed, .decoderTimedOut,
      .stopped:
      ["damaged", DataError(self, in: nil).explanation]
    }
  }

  /// - Returns: nil for words that `words` does not give.
  init?(words: [String]) {
    let numbers = words.map { Int($0) ?? 0 }
    switch (words.first, words.count) {
    case ("emptyFile", 1): self = .emptyFile
    case ("formatNotRead", 2): self = .formatNotRead(name: words[1])
    case ("unknownEncoding", 2): self = .unknownEncoding(name: words[1])
    case ("tooLarge", 3): self = .tooLarge(bytes: numbers[1], limit: numbers[2])
    case ("tooDeep", 2): self = .tooDeep(limit: numbers[1])
    case ("tooManyValues", 2): self = .tooManyValues(limit: numbers[1])
    case ("entityDeclarations", 1): self = .entityDeclarations
    case ("holdsItself", 1): self = .holdsItself
    case ("damaged", 2): self = .damaged(detail: words[1])
    case ("syntax", 2): self = .syntax(detail: words[1])
    case ("unclosed", 2): self = .unclosed(thing: words[1])
    case ("mismatchedTag", 4):
      self = .mismatchedTag(open: words[1], close: words[2], openLine: numbers[3])
    default: return nil
    }
  }
}
