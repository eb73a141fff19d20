import TableKit

/// A list of computers, each of which can be deleted, as in the chapter on deleting rows.
public final class DeleteMe: TableViewController, TableViewDataSource, TableViewDelegate {
  public private(set) var computers = [
    "Apple I", "Apple II", "Apple III", "Lisa", "Macintosh", "Macintosh Portable", "NeXTcube",
    "PowerBook 100", "iMac", "iBook", "Xserve", "MacBook Air",
  ]
  /// Leaves out the line that takes the row out of the model, for the sake of the crash.
  public var forgetsTheModel = false

  public override func viewDidLoad() {
    title = "Delete Me"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  // MARK: Table view data source

  public func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int { computers.count }

  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Computer")
      ?? TableViewCell(style: .default, reuseIdentifier: "Computer")
    cell.textLabel?.text = computers[indexPath.row]
    return cell
  }

  /// First the model, then the table: it asks for the number of rows again, and compares.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableException) {
    guard editingStyle == .delete else { return }
    if !forgetsTheModel { computers.remove(at: indexPath.row) }
    try tableView.deleteRows(at: [indexPath], with: .fade)
  }

  // MARK: Table view delegate

  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Scrap" }
}
