// How a screen's rows change, in Swift: the model and then the table.
extension SwiftWriter {
  /// Methods that reactions call; all are there, so that they can be called from other screens.
  var changes: [String] {
    """

    // MARK: Rows that change

    private func show(_ row: Row, in cell: UITableViewCell) {
      cell.textLabel?.text = row.text
      cell.detailTextLabel?.text = row.detail
      cell.imageView?.image = row.image.flatMap { UIImage(named: $0) }
      cell.accessoryType = row.accessory
    }

    /// Where a further row goes.
    var end: IndexPath {
      let section = max(0, sections.count - 1)
      return IndexPath(row: sections.isEmpty ? 0 : sections[section].rows.count, section: section)
    }

    func rows(where isMeant: (Row) -> Bool) -> [IndexPath] {
      sections.indices.flatMap { section in
        sections[section].rows.indices.filter { isMeant(sections[section].rows[$0]) }
          .map { IndexPath(row: $0, section: section) }
      }
    }

    func add(_ row: Row, at path: IndexPath) {
      sections[path.section].rows.insert(row, at: path.row)
    }

    func insert(_ row: Row, at path: IndexPath, with animation: UITableView.RowAnimation) {
      add(row, at: path)
      tableView.insertRows(at: [path], with: animation)
    }

    func delete(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
      for path in paths.sorted(by: >) { sections[path.section].rows.remove(at: path.row) }
      tableView.deleteRows(at: paths, with: animation)
    }

    func move(_ path: IndexPath, to target: IndexPath) {
      let row = sections[path.section].rows.remove(at: path.row)
      sections[target.section].rows.insert(row, at: target.row)
      tableView.moveRow(at: path, to: target)
    }

    func change(_ paths: [IndexPath], _ body: (inout Row) -> Void) {
      for path in paths {
        body(&sections[path.section].rows[path.row])
        guard let cell = tableView.cellForRow(at: path) else { continue }
        show(sections[path.section].rows[path.row], in: cell)
      }
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
