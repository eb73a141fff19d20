// How a screen's rows change, in Swift: the model and then the table.
extension SwiftWriter {
  static let helpers = [
    CodeHelper(
      swift: "end,", "end)",
      text: """
        /// Where a further row goes.
        var end: IndexPath {
          if sections.isEmpty { return IndexPath(row: 0, section: 0) }
          return IndexPath(row: sections[sections.count - 1].rows.count, section: sections.count - 1)
        }
        """),
    CodeHelper(
      swift: "rows(where:",
      text: """
        func rows(where isMeant: (Row) -> Bool) -> [IndexPath] {
          sections.indices.flatMap { section in
            sections[section].rows.indices.filter { isMeant(sections[section].rows[$0]) }
              .map { IndexPath(row: $0, section: section) }
          }
        }
        """),
    CodeHelper(
      swift: "add(",
      text: """
        func add(_ row: Row, at path: IndexPath) {
          sections[path.section].rows.insert(row, at: path.row)
        }
        """),
    CodeHelper(
      swift: "remove(",
      text: """
        func remove(_ paths: [IndexPath]) {
          for path in paths.sorted(by: >) { sections[path.section].rows.remove(at: path.row) }
        }
        """),
    CodeHelper(
      swift: "removeSections(",
      text: """
        func removeSections(_ numbers: [Int]) {
          for number in numbers.sorted(by: >) { sections.remove(at: number) }
        }
        """),
    CodeHelper(
      swift: "carry(",
      text: """
        func carry(_ path: IndexPath, to target: IndexPath) {
          let row = sections[path.section].rows.remove(at: path.row)
          sections[target.section].rows.insert(row, at: target.row)
        }
        """),
    CodeHelper(
      swift: "insert(.init(text:",
      text: """
        func insert(_ row: Row, at path: IndexPath, with animation: UITableView.RowAnimation) {
          add(row, at: path)
          tableView.insertRows(at: [path], with: animation)
        }
        """),
    CodeHelper(
      swift: "insert(.init(header:",
      text: """
        func insert(_ section: Section, at number: Int, with animation: UITableView.RowAnimation) {
          sections.insert(section, at: number)
          tableView.insertSections([number], with: animation)
        }
        """),
    CodeHelper(
      swift: "delete(",
      text: """
        func delete(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
          remove(paths)
          tableView.deleteRows(at: paths, with: animation)
        }
        """),
    CodeHelper(
      swift: "deleteSections(",
      text: """
        func deleteSections(_ numbers: [Int], with animation: UITableView.RowAnimation) {
          removeSections(numbers)
          tableView.deleteSections(IndexSet(numbers), with: animation)
        }
        """),
    CodeHelper(
      swift: "move(",
      text: """
        func move(_ path: IndexPath, to target: IndexPath) {
          carry(path, to: target)
          tableView.moveRow(at: path, to: target)
        }
        """),
    CodeHelper(
      swift: "moveSection(",
      text: """
        func moveSection(_ section: Int, to target: Int) {
          sections.insert(sections.remove(at: section), at: target)
          tableView.moveSection(section, toSection: target)
        }
        """),
    CodeHelper(
      swift: "change(",
      text: """
        func change(_ paths: [IndexPath], _ body: (inout Row) -> Void) {
          for path in paths {
            body(&sections[path.section].rows[path.row])
            guard let cell = tableView.cellForRow(at: path) else { continue }
            show(sections[path.section].rows[path.row], in: cell)
          }
        }
        """),
  ]
}
