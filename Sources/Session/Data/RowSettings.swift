import TableKit

/// All that answers for one row, looked up once: its texts, and the settings of the row, its section and
/// the screen.
struct RowSettings {
  /// The row with what sections and the screen say to its texts.
  let row: Row
  private let section: Traits?
  private let screen: Traits?

  fileprivate init(row: Row, section: Traits?, screen: Traits?) {
    (self.row, self.section, self.screen) = (row, section, screen)
  }

  /// The newest setting of a key, and of two of an age the one that is nearer to the row. Most rows have none of
  /// all those that a cell is filled by.
  @inline(__always) func setting(_ key: Setting.Key) -> Setting? {
    hasNone ? nil : Setting.newest(key, of: row.traits, section, screen)
  }

  /// Whether nothing was ever set for the row, its section or the screen.
  private var hasNone: Bool { row.traits == nil && section == nil && screen == nil }
}

extension ScreenScript {
  /// What answers for a row, which must be one of the script's.
  func settings(at path: IndexPath) -> RowSettings {
    settings(ofRow: path.row, in: sections[path.section])
  }

  /// The same of any row; nil: the script has none at the path.
  func settings(ofAnyRowAt path: IndexPath) -> RowSettings? {
    guard path.section >= 0, path.section < sections.count else { return nil }
    let section = sections[path.section]
    guard path.row >= 0, path.row < section.rows.count else { return nil }
    return settings(ofRow: path.row, in: section)
  }

  private func settings(ofRow index: Int, in section: ScriptedSection) -> RowSettings {
    RowSettings(row: row(index, in: section), section: section.traits, screen: traits)
  }
}

extension Setting {
  /// The newest of what a row, its section and the screen say; of two of an age the nearer one.
  static func newest(
    _ key: Key, of row: Traits?, _ section: Traits?, _ screen: Traits?
  ) -> Setting? {
    var found = row?.setting(key)
    if let other = section?.setting(key), other.age > found?.age ?? -1 { found = other }
    if let other = screen?.setting(key), other.age > found?.age ?? -1 { found = other }
    return found
  }
}
