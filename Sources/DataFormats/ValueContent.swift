/// Turns a value of a property list or of JSON into sections of rows.
struct ValueContent {
  private let options: LoadOptions
  private let format: DataFormat

  static func read(
    _ value: DataValue, format: DataFormat, options: LoadOptions
  ) throws(DataError) -> LoadedContent {
    let content = ValueContent(options: options, format: format)
    let groups = try content.shaped(try content.groups(of: value))
    let rows = ValueRows(options: options, format: format)
    return try rows.content(of: groups)
  }

  private func error(_ reason: DataError.Reason) -> DataError { DataError(reason, in: format) }

  /// The sections that the value has by itself.
  private func groups(of value: DataValue) throws(DataError) -> [ValueGroup] {
    switch value {
    case .array(let values): try groups(of: values)
    case .dictionary(let pairs): try groups(of: pairs)
    case .null, .string, .number, .bool, .date, .data: throw error(.singleValue(kind: value.kind))
    }
  }

  private func groups(of values: [DataValue]) throws(DataError) -> [ValueGroup] {
    if !values.isEmpty, values.allSatisfy(\.isArray) {
      return try values.map { value throws(DataError) in
        ValueGroup(title: nil, items: try items(of: value))
      }
    }
    if let pairs = mergedPairs(values) { return try sections(of: pairs) }
    return [ValueGroup(title: nil, items: values.map { .value($0) })]
  }

  private func groups(of pairs: [DataValue.Pair]) throws(DataError) -> [ValueGroup] {
    let sorted = pairs.sorted { DataValue.precedes($0.key, $1.key) }
    let keys = sorted.map(\.key)
    if let known = Self.knownKind(of: keys) {
      throw DataError(.formatNotRead(name: known.phrase), in: known)
    }
    if let rows = rowsByKey(sorted) { return [ValueGroup(title: nil, items: rows)] }
    if sorted.allSatisfy({ !$0.value.isContainer }) {
      return [ValueGroup(title: nil, items: sorted.map { .pair($0) })]
    }
    guard sorted.allSatisfy(\.value.isContainer) else { throw error(.mixedDictionary(keys: keys)) }
    return try sections(of: sorted)
  }

  /// A dictionary of lists: its keys are the titles.
  private func sections(of pairs: [DataValue.Pair]) throws(DataError) -> [ValueGroup] {
    try pairs.map { pair throws(DataError) in
      ValueGroup(title: pair.key, items: try items(of: pair.value))
    }
  }

  /// The rows of one section: a list's elements, a dictionary's pairs, or what a dictionary of one
  /// key holds.
  private func items(of value: DataValue) throws(DataError) -> [ValueItem] {
    switch value {
    case .array(let values): return values.map { .value($0) }
    case .dictionary(let pairs):
      let sorted = pairs.sorted { DataValue.precedes($0.key, $1.key) }
      if let rows = rowsByKey(sorted) { return rows }
      if sorted.allSatisfy({ !$0.value.isContainer }) { return sorted.map { .pair($0) } }
      if sorted.count == 1 { return try items(of: sorted[0].value) }
      throw error(.mixedDictionary(keys: sorted.map(\.key)))
    case .null, .string, .number, .bool, .date, .data: throw error(.notARow(kind: value.kind))
    }
  }

  /// A dictionary of dictionaries that have the text key is a list whose keys are but names.
  private func rowsByKey(_ pairs: [DataValue.Pair]) -> [ValueItem]? {
    guard let key = options.textKey, !pairs.isEmpty, pairs.allSatisfy(\.value.isDictionary),
      pairs.contains(where: { $0.value[key]?.isContainer == false })
    else { return nil }
    return pairs.map { .value($0.value) }
  }

  /// A list of dictionaries that hold only lists is one dictionary, as a list to keep its order.
  private func mergedPairs(_ values: [DataValue]) -> [DataValue.Pair]? {
    var merged: [DataValue.Pair] = []
    for value in values {
      guard case .dictionary(let pairs) = value, pairs.allSatisfy(\.value.isContainer) else {
        return nil
      }
      merged += pairs
    }
    return merged.isEmpty ? nil : merged
  }

  /// The sections as `as rows` and `as sections` want them.
  private func shaped(_ groups: [ValueGroup]) throws(DataError) -> [ValueGroup] {
    switch options.shape {
    case nil: return groups
    case .rows: return [ValueGroup(title: nil, items: groups.flatMap(\.items))]
    case .sections: break
    }
    guard groups.count == 1, groups[0].title == nil, options.sectionKey == nil else {
      return groups
    }
    let sections = groups[0].items.compactMap(\.ownSection)
    guard sections.count == groups[0].items.count else { throw error(.noSections) }
    return sections
  }

  /// What a dictionary is when its keys give it away.
  private static func knownKind(of keys: [String]) -> DataFormat? {
    if keys.contains("PreferenceSpecifiers") { return .settingsPage }
    if keys.contains("$archiver") && keys.contains("$objects") { return .keyedArchive }
    return nil
  }
}

/// A section before its rows are made.
struct ValueGroup: Equatable {
  var title: String?
  var items: [ValueItem]
}

/// What becomes a row: a value, or a pair whose key is the text and whose value the detail.
enum ValueItem: Equatable {
  case value(DataValue)
  case pair(DataValue.Pair)

  /// The pair as a section of one row; nil for a value.
  var ownSection: ValueGroup? {
    switch self {
    case .value: nil
    case .pair(let pair): ValueGroup(title: pair.key, items: [.value(pair.value)])
    }
  }
}

extension DataValue {
  var isArray: Bool {
    if case .array = self { true } else { false }
  }

  var isDictionary: Bool {
    if case .dictionary = self { true } else { false }
  }

  /// What a dictionary holds under a key.
  subscript(key: String) -> DataValue? {
    guard case .dictionary(let pairs) = self else { return nil }
    return pairs.first { $0.key == key }?.value
  }
}
