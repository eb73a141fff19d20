/// The static cells of a storyboard: sections of cells that are made once, and no data source to write.
public struct StaticTable {
  /// The sections, from the top.
  public var sections: [Section]

  /// A table of these sections.
  public init(_ sections: [Section]) { self.sections = sections }

  /// A section of static cells.
  public struct Section {
    /// The title above it; nil: there is none.
    public var header: String?
    /// The text below it; nil: there is none.
    public var footer: String?
    /// Its cells, from the top.
    public var cells: [TableViewCell]

    /// A section of these cells.
    public init(header: String? = nil, footer: String? = nil, cells: [TableViewCell]) {
      (self.header, self.footer, self.cells) = (header, footer, cells)
    }
  }
}

/// Answers for a table of static cells.
final class StaticSource: TableViewDataSource {
  let table: StaticTable

  init(_ table: StaticTable) { self.table = table }

  func numberOfSections(in tableView: TableView) -> Int { table.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    table.sections[section].cells.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    table.sections[indexPath.section].cells[indexPath.row]
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    table.sections[section].header
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    table.sections[section].footer
  }
}
