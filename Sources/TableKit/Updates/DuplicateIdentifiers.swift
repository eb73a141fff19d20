/// Identifiers that stand for more than one section, or more than one row, of the same table.
public struct DuplicateIdentifiers: Error, Equatable, Sendable {
  /// What stands twice.
  public enum Kind: Equatable, Sendable {
    /// A section's identifier.
    case sections
    /// A row's identifier.
    case rows
  }

  /// An identifier and where it stands; a section's place has the row 0.
  public struct Duplicate: Equatable, Sendable {
    /// The identifier, in words.
    public var identifier: String
    /// Where it stands.
    public var places: [IndexPath]
  }

  /// What stands twice.
  public var kind: Kind
  /// In the order in which they stand in the table.
  public var duplicates: [Duplicate]

  /// The exception of a diffable data source (iOS 13). Its words for sections are in the manner of
  /// those for items.
  public var exception: TableException {
    let things = kind == .sections ? "section" : "item"
    let list = duplicates.map { "    \($0.identifier)" }.joined(separator: ",\n")
    return TableException(
      .internalInconsistency,
      "Fatal: supplied \(things) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}",
      explanation: duplicates.map(explanation) + ["help: give each an identifier of its own"])
  }

  private func explanation(_ duplicate: Duplicate) -> String {
    let places = duplicate.places.map { place in
      kind == .sections ? "section \(place.section)" : "\(place)"
    }
    let thing = kind == .sections ? "section" : "row"
    return "more than one \(thing) is known as \"\(duplicate.identifier)\": "
      + places.joined(separator: ", ")
  }
}

extension DuplicateIdentifiers {
  /// The duplicates of a table, sections before rows; nil when there are none.
  /// - Parameter name: the identifier of a section or a row, as a text.
  @usableFromInline init?(in table: NumberedTable, name: (Kind, IndexPath) -> String) {
    let sections = Self.repeated([table.sections]).map {
      $0.map { at in IndexPath(row: 0, section: at.row) }
    }
    let kind = sections.isEmpty ? Kind.rows : .sections
    let places = sections.isEmpty ? Self.repeated(table.rows) : sections
    if places.isEmpty { return nil }
    self.init(
      kind: kind,
      duplicates: places.map { Duplicate(identifier: name(kind, $0[0]), places: $0) })
  }

  /// The places of each number that stands in lists more than once, by the first of them.
  private static func repeated(_ lists: [[Int]]) -> [[IndexPath]] {
    let bound = lists.reduce(0) { max($0, ($1.max() ?? -1) + 1) }
    var isUsed = [Bool](repeating: false, count: bound)
    var repeated: Set<Int> = []
    for numbers in lists {
      for number in numbers {
        if isUsed[number] { repeated.insert(number) }
        isUsed[number] = true
      }
    }
    if repeated.isEmpty { return [] }
    var places: [Int: [IndexPath]] = [:]
    for (section, numbers) in lists.enumerated() {
      for (row, number) in numbers.enumerated() where repeated.contains(number) {
        places[number, default: []].append(IndexPath(row: row, section: section))
      }
    }
    return places.values.sorted { $0[0] < $1[0] }
  }
}
