/// The rows of a CSV file by section, the sections in the order in which the file first names them.
struct CSVGroups {
  private var builders: [RowBuilder] = []
  private var titles: [String?] = []
  private var indexByTitle: [String: Int] = [:]
  private let isOne: Bool

  /// - Parameter isOne: whether all rows go into one section without a title.
  init(isOne: Bool) {
    self.isOne = isOne
    if isOne {
      builders = [RowBuilder()]
      titles = [nil]
    }
  }

  mutating func append(text: TextRange, detail: TextRange?, image: TextRange?, title: String?) {
    let index = isOne ? 0 : builderIndex(title ?? "")
    builders[index].appendRanges(text: text, detail: detail, image: image)
  }

  func sections(sharing bytes: [UInt8]) -> [LoadedSection] {
    zip(titles, builders).map { title, builder in
      var builder = builder
      return LoadedSection(title: title, rows: builder.rows(sharing: bytes))
    }
  }

  private mutating func builderIndex(_ title: String) -> Int {
    if let index = indexByTitle[title] { return index }
    indexByTitle[title] = builders.count
    builders.append(RowBuilder())
    titles.append(title)
    return builders.count - 1
  }
}
