import Support
import Testing

@testable import TableKit

@Suite struct RandomScrollingTests {
  /// Sections of rows of many heights, some without any.
  final class Uneven: TableViewDataSource, TableViewDelegate {
    var heights: [[Double]] = []

    func numberOfSections(in tableView: TableView) -> Int { heights.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      heights[section].count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Cell")
        ?? TableViewCell(style: .default, reuseIdentifier: "Cell")
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      section % 3 == 0 ? nil : "Section \(section)"
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      heights[indexPath.section][indexPath.row]
    }
  }

  @Test(arguments: [5, 9, 12, 17] as [Era], TableView.Style.allCases)
  func theGlassIsSoundAfterAnyScrolling(era: Era, style: TableView.Style) throws {
    for seed in 0..<6 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let source = Uneven()
      source.heights = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          Double(Int.random(in: 0...12, using: &generator) * 10)
        }
      }
      let stage = Stage(era: era)
      let table = TableView(on: stage, style: style)
      (table.dataSource, table.delegate) = (source, source)
      try stage.show(Holder(source, table: table))
      for _ in 0..<12 {
        try scroll(table, &generator)
        try stage.turn()
        try expectSoundGlass(table, "seed \(seed)")
        expectOrderedFrame(stage, "seed \(seed)")
        expectGeometryAgrees(table, "seed \(seed)")
      }
    }
  }

  private func scroll(_ table: TableView, _ generator: inout SeededGenerator) throws {
    switch Int.random(in: 0...3, using: &generator) {
    case 0:
      let section = Int.random(in: 0..<table.state.sections.count, using: &generator)
      let rows = table.state.sections[section].numberOfRows
      guard rows > 0 else { return }
      let path = IndexPath(
        row: Int.random(in: 0..<rows, using: &generator), section: section)
      let position = TableView.ScrollPosition.allCases.randomElement(using: &generator) ?? .none
      try table.scrollToRow(at: path, at: position, animated: false)
    case 1: try table.reloadData()
    default:
      let points = Double(Int.random(in: -900...900, using: &generator))
      try table.stage.touch(.scroll(points: points))
    }
  }

  private func expectOrderedFrame(_ stage: Stage, _ what: Comment) {
    let elements = stage.state.frame.table?.elements ?? []
    for (one, next) in zip(elements, elements.dropFirst()) { #expect(one.y <= next.y, what) }
    for element in elements {
      #expect(element.height > 0 && element.y < 460 && element.y + element.height > 0, what)
    }
  }

  private func expectGeometryAgrees(_ table: TableView, _ what: Comment) {
    for path in table.indexPathsForVisibleRows {
      let span = table.state.span(ofRow: path)
      #expect(table.state.row(at: span.lowerBound) == path, what)
      #expect(table.state.row(at: span.upperBound - 1) == path, what)
    }
  }
}
