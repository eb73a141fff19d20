import TableKit
import Testing

/// Twenty sections of five rows, each under a header view that is used again.
private final class Sections: TableViewDataSource, TableViewDelegate {
  var shown: [Int] = []
  var gone: [Int] = []

  func numberOfSections(in tableView: TableView) -> Int { 20 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cell")
      ?? TableViewCell(style: .default, reuseIdentifier: "Cell")
  }

  func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
    view?.textLabel.text = "Section \(section)"
    return view
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { 44 }

  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) { shown.append(section) }

  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) { gone.append(section) }
}

private final class Counting: TableViewHeaderFooterView {
  var prepared = 0
  override func prepareForReuse() { prepared += 1 }
}

@Suite struct HeaderFooterReuseTests {
  private let stage = Stage(era: 12)
  private let sections = Sections()
  private let table: TableView

  init() throws {
    table = TableView(on: stage)
    table.register(Counting.self, forHeaderFooterViewReuseIdentifier: "Header")
    (table.dataSource, table.delegate) = (sections, sections)
    try stage.show(ViewController(on: stage, tableView: table))
  }

  private var headers: [String?] {
    (stage.frame.table?.elements ?? []).compactMap { element in
      if case .header(_, let title, _, _) = element.content { title } else { nil }
    }
  }

  @Test func aRegisteredClassMakesTheHeaders() {
    #expect(headers == ["Section 0", "Section 1"])
    #expect(sections.shown == [0, 1])
    #expect(table.headerView(forSection: 0) is Counting)
    #expect(table.headerView(forSection: 5) == nil)
    #expect(table.footerView(forSection: 0) == nil)
  }

  @Test func aHeaderThatLeftServesTheNextSection() throws {
    try stage.scroll(by: 264)
    #expect(headers == ["Section 1", "Section 2"])
    let first = try #require(table.headerView(forSection: 2) as? Counting)
    try stage.scroll(by: 264 * 3)
    #expect(sections.gone == [0, 1, 2, 3])
    #expect(first.prepared >= 1)
  }

  @Test func aHeaderThatIsToldSomethingShowsItAtOnce() throws {
    let header = try #require(table.headerView(forSection: 0))
    header.textLabel.text = "Changed"
    #expect(headers == ["Changed", "Section 1"])
  }

  @Test func aReloadUsesTheHeadersAgain() throws {
    try table.reloadData()
    try table.layoutIfNeeded()
    #expect(headers == ["Section 0", "Section 1"])
    #expect((table.headerView(forSection: 0) as? Counting)?.prepared == 1)
  }

  @Test func withoutARegistrationThereIsNothingToDequeue() {
    table.register(
      nil as TableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier: "Header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Header") == nil)
    table.register(
      Nib(nibName: "Header") { [TableViewHeaderFooterView(reuseIdentifier: nil)] },
      forHeaderFooterViewReuseIdentifier: "Header")
    #expect(
      table.dequeueReusableHeaderFooterView(withIdentifier: "Header")?.reuseIdentifier == "Header")
  }
}

@Suite struct NibTests {
  private final class Source: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell? {
      tableView.dequeueReusableCell(withIdentifier: "Name")
    }
  }

  private func show(_ nib: Nib) throws -> TableView {
    let stage = Stage()
    let table = TableView(on: stage)
    let source = Source()
    table.register(nib, forCellReuseIdentifier: "Name")
    table.dataSource = source
    try stage.show(ViewController(on: stage, tableView: table))
    return table
  }

  @Test func aNibMakesTheCells() throws {
    let table = try show(
      Nib(nibName: "Name") { [TableViewCell(style: .subtitle, reuseIdentifier: nil)] })
    let cell = try #require(table.cellForRow(at: row(0)))
    #expect(cell.state.style == .subtitle)
    #expect(cell.reuseIdentifier == "Name")
  }

  @Test(
    arguments: [
      (0, nil, "invalid nib registered for identifier (Name)"),
      (2, nil, "invalid nib registered for identifier (Name)"),
      (1, "Other", "cell reuse indentifier in nib (Other) does not match"),
    ] as [(Int, String?, String)])
  func aBadNibRaises(_ count: Int, _ identifier: String?, _ reason: String) {
    let nib = Nib(nibName: "Name") {
      (0..<count).map { _ in TableViewCell(style: .default, reuseIdentifier: identifier) }
    }
    let raised = #expect(throws: TableException.self) { try show(nib) }
    #expect(raised?.reason.hasPrefix(reason) == true)
  }
}
