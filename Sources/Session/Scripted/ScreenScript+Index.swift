import CommandLanguage
import TableKit

// What a scripted data source answers about its index, and about heights for a run of rows.
extension ScreenScript {
  /// The titles of the index strip; nil: there is none.
  var indexTitles: [String]? {
    switch index.spec {
    case .off: nil
    case .auto(let search): Self.strip(firstLetters, search: search)
    case .titles(let titles, let search): Self.strip(titles.map(\.plain), search: search)
    }
  }

  private static func strip(_ titles: [String], search: Bool) -> [String] {
    search ? [TableView.indexSearch] + titles : titles
  }

  /// The first letter of each section's title.
  private var firstLetters: [String] {
    sections.compactMap { section in
      section.title?.first.map { String($0) }
    }
  }

  /// The section for an index title: mapped, else the one of that title or letter, else the place of
  /// the title among those without a magnifier.
  func section(forIndexTitle title: String, at place: Int) -> Int {
    if let entry = index.map.last(where: { $0.title == title }) { return entry.section }
    if title == TableView.indexSearch { return 0 }
    var section = 0
    for candidate in sections {
      if let own = candidate.title, own == title || own.first.map({ String($0) }) == title {
        return section
      }
      section += 1
    }
    return max(0, min(place, numberOfSections - 1))
  }

  /// The heights of a section's rows, as runs of alike ones.
  func heights(_ section: Int, count: Int, default height: Double) -> [RowHeightRun] {
    guard section < sections.count else { return [RowHeightRun(count: count, height: height)] }
    let content = sections[section]
    let shared = setting(.height, row: nil, section: content.traits)?.points ?? height
    if content.rows.ownHeights == 0 { return [RowHeightRun(count: count, height: shared)] }
    var runs: [RowHeightRun] = []
    content.rows.forEachRun(in: 0..<content.rows.count) { _, run in
      let own = setting(.height, row: run.traits, section: content.traits)?.points ?? height
      if runs.last?.height == own {
        runs[runs.count - 1].count += run.count
      } else {
        runs.append(RowHeightRun(count: run.count, height: own))
      }
    }
    return runs
  }
}
