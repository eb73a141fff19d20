/// Tells what a file truly is, from its bytes; its name decides only where those leave a doubt.
enum FormatSniffer {
  /// The format of bytes that are no text at all, with its everyday name; nil for a text.
  static func binaryFormat(of bytes: [UInt8]) -> (format: DataFormat, name: String)? {
    if bytes.starts(with: Array("bplist".utf8)) { return (.binaryPlist, "") }
    for (mark, name) in marks where bytes.starts(with: mark) { return (.unknownBinary, name) }
    return nil
  }

  /// The first bytes of files that people load by mistake.
  private static let marks: [([UInt8], String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (Array("GIF8".utf8), "a GIF picture"),
    ([0x50, 0x4B, 3, 4], "a zip archive or a workbook"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old Office document"),
    ([0x1F, 0x8B], "a gzip archive"),
    (Array("%PDF".utf8), "a PDF document"),
    (Array("SQLite format 3".utf8), "an SQLite database"),
    (Array("NIBArchive".utf8), "a compiled nib"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program"),
    ([0xCF, 0xFA, 0xED, 0xFE], "a program"),
    ([0xCA, 0xFE, 0xBA, 0xBE], "a program"),
  ]

  /// The format of a text, which begins at `start`.
  static func textFormat(of bytes: [UInt8], from start: Int, name: String) -> DataFormat {
    let text = bytes[start...]
    let ending = fileEnding(name)
    guard let first = text.firstIndex(where: { !Bytes.isBlank($0) }) else { return .other }
    if let format = structuredFormat(of: text[first...], ending: ending) { return format }
    switch ending {
    case "csv": return .csv
    case "tsv", "tab": return .tsv
    case "json": return .json
    case "strings": return .strings
    case "plist": return .oldStylePlist
    default: return looseFormat(of: text)
    }
  }

  /// XML, JSON and old-style lists tell themselves by how they begin.
  private static func structuredFormat(of text: ArraySlice<UInt8>, ending: String) -> DataFormat? {
    let isTable = ending == "csv" || ending == "tsv" || ending == "tab"
    let isProse = isTable || ending == "txt"
    switch text.first {
    case UInt8(ascii: "<"): return isXML(text, surely: !isTable) ? XMLKind.format(of: text) : nil
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard !isTable else { return nil }
      return text.first == UInt8(ascii: "[") || isJSONObject(text, ending) ? .json : .oldStylePlist
    case UInt8(ascii: "("): return isProse ? nil : .oldStylePlist
    case UInt8(ascii: "/"): return isProse || ending == "json" ? nil : afterComment(text, ending)
    case Bytes.quote: return !isProse && follows(text.dropFirst(), "=") ? .strings : nil
    default: return nil
    }
  }

  private static func isXML(_ text: ArraySlice<UInt8>, surely: Bool) -> Bool {
    let marks = ["<?xml", "<!DOCTYPE", "<plist"]
    if marks.contains(where: { text.starts(with: $0.utf8) }) { return true }
    guard surely, let next = text.dropFirst().first else { return false }
    return next == UInt8(ascii: "!")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20)
  }

  /// Whether `{` begins JSON and not an old-style dictionary.
  private static func isJSONObject(_ text: ArraySlice<UInt8>, _ ending: String) -> Bool {
    let inside = text.dropFirst().drop(while: Bytes.isBlank)
    guard inside.first == Bytes.quote else {
      let isClosed = inside.first == UInt8(ascii: "}")
      return isClosed || inside.first == UInt8(ascii: "[")
        ? ending != "plist" && ending != "strings" : ending == "json"
    }
    return !follows(inside.dropFirst(), "=") && !follows(inside.dropFirst(), ";")
  }

  /// Whether `mark` comes after the quoted text whose inside `text` begins with.
  private static func follows(_ text: ArraySlice<UInt8>, _ mark: Unicode.Scalar) -> Bool {
    var index = text.startIndex
    while index < text.endIndex, text[index] != Bytes.quote {
      index += text[index] == Bytes.backslash ? 2 : 1
    }
    guard index < text.endIndex else { return false }
    return text[(index + 1)...].first { !Bytes.isBlank($0) } == UInt8(ascii: mark)
  }

  private static func afterComment(_ text: ArraySlice<UInt8>, _ ending: String) -> DataFormat? {
    guard text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) else { return nil }
    guard ending != "strings" else { return .strings }
    let rest = text.drop { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "(") && $0 != Bytes.quote }
    return rest.first == Bytes.quote ? .strings : .oldStylePlist
  }

  /// CSV when the first line has a comma, a semicolon or a tab in it, else lines of text.
  private static func looseFormat(of text: ArraySlice<UInt8>) -> DataFormat {
    let line = text.prefix { $0 != Bytes.lineFeed && $0 != Bytes.carriageReturn }
    if line.contains(Bytes.tab) { return .tsv }
    let hasMark = line.contains(UInt8(ascii: ",")) || line.contains(UInt8(ascii: ";"))
    return hasMark ? .csv : .textLines
  }

  /// What follows the last dot of a file's name, in lower case.
  private static func fileEnding(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }
}
