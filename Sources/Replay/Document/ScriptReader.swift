import CommandLanguage

/// Cuts a script into its commands; comments and blank lines between them are prose.
enum ScriptReader {
  static func parts(of bytes: [UInt8]) -> [Document.Part] {
    let lines = lines(of: bytes)
    var cutter = InputCutter(SourceText(name: "", bytes: bytes), ends: lines.map(\.ending.endIndex))
    var parts: [Document.Part] = []
    var proseStart = 0
    var exchanges: [Exchange] = []
    for range in cutter.cut() {
      let start = lines[range.lowerBound].margin.startIndex
      let end = lines[range.upperBound - 1].ending.endIndex
      if isProse(lines[range.lowerBound]) {
        parts.append(commands: &exchanges)
      } else {
        parts.append(prose: bytes[proseStart..<start])
        exchanges.append(Exchange(input: Array(lines[range]), isMarked: false))
        proseStart = end
      }
    }
    parts.append(commands: &exchanges)
    parts.append(prose: bytes[proseStart...])
    return parts
  }

  /// Whether it is a comment or blank; such a line is never part of a command.
  private static func isProse(_ line: DocumentLine) -> Bool {
    let first = line.text.first { $0 != Byte.space && $0 != Byte.tab && $0 != Byte.carriageReturn }
    return first.map { $0 == UInt8(ascii: "#") } ?? true
  }

  /// Lines as the language has them: only `\n` ends one.
  private static func lines(of bytes: [UInt8]) -> [DocumentLine] {
    var lines: [DocumentLine] = []
    var start = LineCutter.mark(of: bytes).count
    var margin = bytes[..<start]
    while start < bytes.count {
      let newline = bytes[start...].firstIndex(of: Byte.newline) ?? bytes.count
      let isPair =
        newline > start && newline < bytes.count && bytes[newline - 1] == Byte.carriageReturn
      let end = isPair ? newline - 1 : newline
      let next = min(newline + 1, bytes.count)
      lines.append(
        DocumentLine(margin: margin, text: bytes[start..<end], ending: bytes[end..<next]))
      start = next
      margin = bytes[start..<start]
    }
    return lines
  }
}

extension [Document.Part] {
  fileprivate mutating func append(prose: ArraySlice<UInt8>) {
    if !prose.isEmpty { append(.prose(prose)) }
  }

  /// Appends a block of them; none are left.
  fileprivate mutating func append(commands: inout [Exchange]) {
    if !commands.isEmpty { append(.block(Block(commands))) }
    commands = []
  }
}

extension Block {
  /// A transcript: a block that is a whole file.
  init(transcript bytes: [UInt8]) {
    var cutter = LineCutter(bytes, from: LineCutter.mark(of: bytes).count)
    var margin = bytes[LineCutter.mark(of: bytes)]
    var lines: [DocumentLine] = []
    while let line = cutter.next() {
      lines.append(
        DocumentLine(margin: margin, text: bytes[line.text], ending: bytes[line.ending]))
      margin = []
    }
    if !margin.isEmpty { lines.append(DocumentLine(margin: margin, text: [], ending: [])) }
    var reader = BlockReader(lines)
    let (exchanges, rest) = reader.read()
    self.init(exchanges, rest: rest)
  }
}
