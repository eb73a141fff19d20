import TableKit
import Testing

final class Names: TableViewDataSource, TableViewDelegate {
  var names = ["Eeny", "Meeny", "Miney", "Moe"]
  var selected: [IndexPath] = []

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Cell")
      ?? TableViewCell(style: .default, reuseIdentifier: "Cell")
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 3 ? nil : indexPath
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

@Test func aDataSourceFillsTheGlassAndATapIsTold() throws {
  let stage = Stage()
  let names = Names()
  let table = TableView(on: stage)
  (table.dataSource, table.delegate) = (names, names)
  try stage.show(ViewController(on: stage, tableView: table))
  let rows = try #require(stage.state.frame.table).elements
  #expect(rows.map(\.y) == [0, 44, 88, 132])
  try stage.touch(.tap(.row(IndexPath(row: 1, section: 0))))
  try stage.touch(.tap(.row(IndexPath(row: 3, section: 0))))
  #expect(names.selected == [IndexPath(row: 1, section: 0)])
  for entry in stage.takeLog() { print(entry) }
}
