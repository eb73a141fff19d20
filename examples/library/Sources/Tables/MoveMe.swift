import TableKit

/// A list whose rows can be put into another order, as in the chapter on moving rows.
public final class MoveMe: TableViewController, TableViewDataSource, TableViewDelegate {
  public private(set) var names = ["Eeny", "Meeny", "Miney", "Moe", "Catch", "A", "Tiger"]

  public override func viewDidLoad() {
    title = "Move Me"
    showMoveButton()
  }

  /// The button says what it will do next.
  private func showMoveButton() {
    let title = tableView.isEditing ? "Done" : "Move"
    navigationItem.rightBarButtonItem = BarButtonItem(title: title) {
      [unowned self] in try toggleMove()
    }
  }

  private func toggleMove() throws(TableException) {
    try tableView.setEditing(!tableView.isEditing, animated: true)
    showMoveButton()
  }

  // MARK: Table view data source

  public func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int { names.count }

  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Name")
      ?? TableViewCell(style: .default, reuseIdentifier: "Name")
    cell.textLabel?.text = names[indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  /// The table has moved the row already; the names follow.
  public func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    names.insert(names.remove(at: source.row), at: destination.row)
  }

  // MARK: Table view delegate

  /// Nothing can be deleted here.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .none }

  public func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { false }
}
