/// Gathers the rows of one section; the texts of a whole file go to one array of bytes.
struct RowBuilder {
  private(set) var bytes: [UInt8] = []
  /// How many NULs were replaced by U+FFFD.
  private(set) var replacedCount = 0
  private var texts: [TextRange] = []
  private var details: [TextRange] = []
  private var images: [TextRange] = []

  var count: Int { texts.count }

  mutating func append(text: String, detail: String?, image: String?) {
    appendRanges(text: add(text), detail: detail.map { add($0) }, image: image.map { add($0) })
  }

  /// Appends a row whose texts already lie in the bytes that are given to `rows(sharing:)`.
  mutating func appendRanges(text: TextRange, detail: TextRange?, image: TextRange?) {
    if let detail { Self.put(detail, in: &details, at: texts.count) }
    if let image { Self.put(image, in: &images, at: texts.count) }
    texts.append(text)
  }

  /// The rows so far, whose ranges count in `bytes`; the next section begins empty.
  mutating func takeRows() -> PendingRows {
    let count = texts.count
    defer { (texts, details, images) = ([], [], []) }
    if !details.isEmpty { Self.fill(&details, to: count) }
    if !images.isEmpty { Self.fill(&images, to: count) }
    return PendingRows(texts: texts, details: details, images: images)
  }

  mutating func rows(sharing bytes: [UInt8]) -> LoadedRows { takeRows().sharing(bytes) }

  private mutating func add(_ text: String) -> TextRange {
    let start = bytes.count
    for byte in text.utf8 {
      if byte == 0 {
        bytes += Bytes.replacement
        replacedCount += 1
      } else {
        bytes.append(byte)
      }
    }
    return TextRange(start..<bytes.count)
  }

  private static func put(_ range: TextRange, in ranges: inout [TextRange], at index: Int) {
    fill(&ranges, to: index)
    ranges.append(range)
  }

  private static func fill(_ ranges: inout [TextRange], to count: Int) {
    while ranges.count < count { ranges.append(.none) }
  }
}

/// Rows that wait for the bytes that hold their texts, since those are shared by all sections.
struct PendingRows {
  var texts: [TextRange]
  var details: [TextRange]
  var images: [TextRange]

  func sharing(_ bytes: [UInt8]) -> LoadedRows {
    LoadedRows(bytes: bytes, texts: texts, details: details, images: images)
  }
}
