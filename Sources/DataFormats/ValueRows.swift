/// Makes the rows of sections of values.
struct ValueRows {
  private let options: LoadOptions
  private let format: DataFormat
  private var builder = RowBuilder()
  private var textlessCount = 0

  init(options: LoadOptions, format: DataFormat) {
    self.options = options
    self.format = format
  }

  /// - Throws: ``DataError`` when a row is none, or a key is in no row.
  consuming func content(of groups: [ValueGroup]) throws(DataError) -> LoadedContent {
    try checkKeys(groups)
    var pending: [(title: String?, rows: PendingRows)] = []
    for group in try sectioned(groups) {
      for item in group.items { try append(item) }
      pending.append((group.title, builder.takeRows()))
    }
    let sections = pending.map {
      LoadedSection(title: $0.title, rows: $0.rows.sharing(builder.bytes))
    }
    return LoadedContent(sections: sections, notes: notes())
  }

  private func error(_ reason: DataError.Reason) -> DataError { DataError(reason, in: format) }

  /// Every key that was asked for must be in some row; rows that are texts have none.
  private func checkKeys(_ groups: [ValueGroup]) throws(DataError) {
    var known: [String] = []
    var seen: Set<String> = []
    var plainKind: String?
    for item in groups.lazy.flatMap(\.items) {
      switch item {
      case .value(.dictionary(let pairs)):
        for pair in pairs where seen.insert(pair.key).inserted { known.append(pair.key) }
      case .value(.array(let values)): throw error(.notARow(kind: DataValue.array(values).kind))
      case .value, .pair: plainKind = "texts"
      }
    }
    for key in options.keys where !seen.contains(key) {
      if let plainKind { throw error(.keyWithoutDictionaries(key, kind: plainKind)) }
      if !seen.isEmpty { throw error(.unknownKey(key, keys: known)) }
    }
    if options.textKey == nil, !seen.isEmpty { throw error(.needsTextKey(keys: known)) }
  }

  /// The rows by what they have under the section key, in the order in which it is first seen.
  private func sectioned(_ groups: [ValueGroup]) throws(DataError) -> [ValueGroup] {
    guard let key = options.sectionKey, options.shape != .rows else { return groups }
    var sections: [ValueGroup] = []
    var indexByTitle: [String: Int] = [:]
    for item in groups.lazy.flatMap(\.items) {
      let title = try text(key, of: item) ?? ""
      if let index = indexByTitle[title] {
        sections[index].items.append(item)
      } else {
        indexByTitle[title] = sections.count
        sections.append(ValueGroup(title: title, items: [item]))
      }
    }
    return sections
  }

  private mutating func append(_ item: ValueItem) throws(DataError) {
    switch item {
    case .pair(let pair): builder.append(text: pair.key, detail: pair.value.rowText, image: nil)
    case .value(.dictionary):
      let text = try text(options.textKey, of: item)
      if text == nil { textlessCount += 1 }
      builder.append(
        text: text ?? "", detail: try self.text(options.detailKey, of: item),
        image: try self.text(options.imageKey, of: item))
    case .value(let value): builder.append(text: value.rowText ?? "", detail: nil, image: nil)
    }
  }

  /// The text that a row has under a key; nil when it has none.
  private func text(_ key: String?, of item: ValueItem) throws(DataError) -> String? {
    guard let key, case .value(let row) = item, let value = row[key] else { return nil }
    guard !value.isContainer else { throw error(.notText(key: key, kind: value.kind)) }
    return value.rowText
  }

  private func notes() -> [String] {
    var notes: [String] = []
    if textlessCount > 0, let key = options.textKey {
      let rows = textlessCount == 1 ? "1 row has" : "\(textlessCount) rows have"
      notes.append("\(rows) no \(DataError.word(key)) and no text")
    }
    return notes + TextDecoding.replacementNotes(builder.replacedCount, "the file")
  }
}
