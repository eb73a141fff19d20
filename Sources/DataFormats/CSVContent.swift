/// Turns CSV, tab-separated text and lines of text into rows.
struct CSVContent {
  /// The text; fields with doubled quotes are put right in place as they are read.
  private var bytes: [UInt8]
  private let start: Int
  private let format: DataFormat

  static func read(
    _ text: consuming DecodedText, format: DataFormat, options: LoadOptions,
    unless isStopped: () -> Bool
  ) throws(DataError) -> LoadedContent {
    let notes = text.notes
    var content = CSVContent(bytes: text.bytes, start: text.start, format: format)
    text.bytes = []
    var loaded = try content.load(options, unless: isStopped)
    loaded.notes = notes + loaded.notes
    return loaded
  }

  private init(bytes: consuming [UInt8], start: Int, format: DataFormat) {
    self.bytes = bytes
    self.start = start
    self.format = format
  }

  private mutating func load(
    _ options: LoadOptions, unless isStopped: () -> Bool
  ) throws(DataError) -> LoadedContent {
    guard options.shape != .sections || options.sectionKey != nil else {
      throw DataError(.noSections, in: format)
    }
    let head = CSVHead(of: bytes, from: start, format: format)
    var reader = CSVReader(separator: head.separator, offset: head.start)
    guard try advance(&reader) else { throw DataError(.noRows, in: format) }
    let names = reader.fields.map(text)
    let columns = try CSVColumns(options, firstLine: names, format: format)
    var notes = commentNotes(head.commentCount)
    var groups = CSVGroups(isOne: columns.section == nil || options.shape == .rows)
    if !columns.hasHeader {
      append(reader.fields, columns, to: &groups)
      notes += headerNotes(names, options, after: reader)
    }
    var count = 0
    while try advance(&reader) {
      append(reader.fields, columns, to: &groups)
      count += 1
      if count & 0xFFFF == 0, isStopped() { throw DataError(.stopped, in: format) }
    }
    return LoadedContent(sections: groups.sections(sharing: bytes), notes: notes)
  }

  /// Reads the next record into `fields`; false at the end.
  private mutating func advance(_ reader: inout CSVReader) throws(DataError) -> Bool {
    do {
      guard try reader.next(in: bytes.span) else { return false }
    } catch {
      let place = error.offset.map { SourceLine(of: $0, in: bytes, from: start) }
      throw DataError(error.reason, in: format, line: place?.line, column: place?.column)
    }
    for index in reader.fields.indices where reader.fields[index].hasDoubledQuotes {
      undouble(&reader.fields[index])
    }
    return true
  }

  /// Takes one of each two quotes out of a field, in place.
  private mutating func undouble(_ field: inout CSVField) {
    let range = field.range.range
    var target = range.lowerBound
    var source = range.lowerBound
    while source < range.upperBound {
      bytes[target] = bytes[source]
      target += 1
      source += bytes[source] == Bytes.quote ? 2 : 1
    }
    field = CSVField(range: TextRange(range.lowerBound..<target), hasDoubledQuotes: false)
  }

  private func append(_ fields: [CSVField], _ columns: CSVColumns, to groups: inout CSVGroups) {
    /// Where the field of a column lies; nil when the record is too short or the field is empty.
    func range(_ column: Int) -> TextRange? {
      guard column < fields.count, fields[column].range.count > 0 else { return nil }
      return fields[column].range
    }
    groups.append(
      text: range(columns.text) ?? TextRange(start: 0, count: 0),
      detail: columns.detail.flatMap(range), image: columns.image.flatMap(range),
      title: columns.section.map { $0 < fields.count ? text(fields[$0]) : "" })
  }

  private func text(_ field: CSVField) -> String {
    String(decoding: bytes[field.range.range], as: UTF8.self)
  }

  private func commentNotes(_ count: Int) -> [String] {
    switch count {
    case 0: []
    case 1: ["1 comment line at the top was left out"]
    default: ["\(count) comment lines at the top were left out"]
    }
  }

  /// A word about a first line that looks like the names of the columns but was read as a row.
  ///
  /// Peeks at the second record only, which is not put right in place: it is read again.
  private func headerNotes(
    _ names: [String], _ options: LoadOptions, after reader: CSVReader
  ) -> [String] {
    var ahead = reader
    guard options.keys.isEmpty, names.count > 1, Set(names).count == names.count,
      !names.contains(where: { $0.isEmpty || Self.looksNumeric($0) }),
      (try? ahead.next(in: bytes.span)) == true,
      ahead.fields.contains(where: { Self.looksNumeric(text($0)) })
    else { return [] }
    let key = DataError.likeliestTextKey(names) ?? names[0]
    return [
      "the first line was read as a row; with text \(DataError.word(key)) it names the columns"
    ]
  }

  /// Whether a field is a number or a date, which no column is called.
  private static func looksNumeric(_ text: String) -> Bool {
    let marks = Array("+-.:/%".utf8)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.contains(where: digits.contains)
      && text.utf8.allSatisfy { digits.contains($0) || marks.contains($0) }
  }
}
