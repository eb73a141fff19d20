/// What is known of a CSV file before its rows are read.
struct CSVHead {
  /// Where the first record begins, after comments.
  var start: Int
  /// How many comment lines stood before it.
  var commentCount = 0
  /// What parts the fields; nil makes each line one field.
  var separator: UInt8?

  /// - Parameter start: where the text begins, after a byte order mark.
  init(of bytes: [UInt8], from start: Int, format: DataFormat) {
    self.start = start
    skipComments(bytes)
    if format == .csv { separator = Self.likeliestSeparator(bytes[self.start...]) }
    if format == .tsv { separator = Bytes.tab }
  }

  /// Steps over lines that are `#` alone or `#` and a blank, as files have them at their top.
  private mutating func skipComments(_ bytes: [UInt8]) {
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") {
      let line = bytes[start...].prefix { !Self.isLineEnd($0) }
      guard line.count == 1 || Bytes.isBlank(line[start + 1]) else { return }
      commentCount += 1
      start = bytes[line.endIndex...].firstIndex { !Self.isLineEnd($0) } ?? bytes.count
    }
  }

  /// The comma, semicolon, tab or bar that the first line has most of, outside quotes.
  private static func likeliestSeparator(_ text: ArraySlice<UInt8>) -> UInt8 {
    let candidates = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }
    var counts = [Int](repeating: 0, count: candidates.count)
    var isQuoted = false
    for byte in text {
      if byte == Bytes.quote { isQuoted.toggle() }
      if isQuoted { continue }
      if isLineEnd(byte) { break }
      if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return candidates[counts.firstIndex(of: most) ?? 0]
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == Bytes.lineFeed || byte == Bytes.carriageReturn
  }
}
