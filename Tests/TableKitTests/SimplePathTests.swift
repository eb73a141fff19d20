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
  let elements = try #require(stage.state.frame.table).elements
  #expect(elements.map(\.y) == (0..<11).map { Double($0) * 44 })
  #expect(elements.filter { $0.content == .filler }.count == 7)
  try stage.touch(.tap(.row(IndexPath(row: 1, section: 0))))
  try stage.touch(.tap(.row(IndexPath(row: 3, section: 0))))
  #expect(names.selected == [IndexPath(row: 1, section: 0)])
}
