import CommandLanguage
import TableKit

// Sections and rows: how many, what they say, their headers and footers.
extension Session {
  func finding(_ fact: RowsFact, _ context: Context) throws(StepError) -> Finding {
    switch fact {
    case .sections(let count, let counter):
      return try countFinding("sections", count, counter, context) { $0.count }
    case .rows(.count(let count), let place, let counter):
      let section = try self.section(in: place, context)
      return try countFinding("rows", count, counter, section: section, context) { counts in
        guard let section else { return counts.reduce(0, +) }
        return section < counts.count ? counts[section] : 0
      }
    case .rows(.texts(let texts), let place, let counter):
      let section = try self.section(in: place, context)
      return try textsFinding(texts.map(context.text), in: section, counter, context)
    case .header(let title, let place):
      return try edgeFinding("header", title, place, context)
    case .footer(let title, let place):
      return try edgeFinding("footer", title, place, context)
    }
  }

  private func section(
    in place: SectionPlace?, _ context: Context
  ) throws(StepError) -> Int? {
    guard let place else { return nil }
    return try section(place, context)
  }

  // MARK: Counts

  /// What one of the two counts; where the other counts otherwise, that is told too.
  private func countFinding(
    _ what: String, _ expected: Int, _ counter: RowsFact.Counter, section: Int? = nil,
    _ context: Context, _ count: ([Int]) -> Int
  ) throws(StepError) -> Finding {
    let remembered = count(try rememberedCounts(context))
    let told = sourceCounts(of: context.screen).map(count) ?? 0
    let place = section.map { " in section \($0)" } ?? ""
    switch counter {
    case .table:
      var finding = Finding(what + place, expected: expected, actual: remembered)
      if told != remembered { finding.details = ["the data source says \(told)"] }
      return finding
    case .dataSource:
      var finding = Finding("data \(what)\(place)", expected: expected, actual: told)
      if told != remembered { finding.details = ["the table remembers \(remembered)"] }
      return finding
    }
  }

  private func rememberedCounts(_ context: Context) throws(StepError) -> [Int] {
    try table(of: context.screen).state.sections.map(\.numberOfRows)
  }

  // MARK: Texts

  /// The texts of all rows, or of a section's; no more of them are read than were expected.
  private func textsFinding(
    _ expected: [String], in section: Int?, _ counter: RowsFact.Counter, _ context: Context
  ) throws(StepError) -> Finding {
    let counts =
      counter == .table ? try rememberedCounts(context) : sourceCounts(of: context.screen) ?? []
    let paths = try firstPaths(expected.count + 1, of: counts, in: section)
    let actual = paths.map { text(at: $0, counter, context) }
    let subject = counter == .table ? "rows" : "data rows"
    var finding = Finding(
      subject + (section.map { " in section \($0)" } ?? ""), expected: expected, actual: actual)
    if actual.count > expected.count { finding.actual += " …" }
    return finding
  }

  /// The first rows of all sections, or of one, by their counts: at most so many. A data source may answer
  /// less than none.
  private func firstPaths(
    _ most: Int, of counts: [Int], in section: Int?
  ) throws(StepError) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (place, count) in counts.enumerated() where section == nil || section == place {
      try endIfInterrupted(at: place)
      for row in 0..<max(0, min(count, most - paths.count)) {
        paths.append(IndexPath(row: row, section: place))
      }
      if paths.count == most { break }
    }
    return paths
  }

  /// What a row says on the glass, or would say.
  private func text(
    at path: IndexPath, _ counter: RowsFact.Counter, _ context: Context
  ) -> String {
    let script = scripts[context.screen]
    if counter == .table { return cell(at: path, context)?.shownText ?? "" }
    return script.contains(path) ? script.row(at: path).text : ""
  }

  // MARK: Headers and footers

  private func edgeFinding(
    _ edge: String, _ title: Text?, _ place: HeaderPlace, _ context: Context
  ) throws(StepError) -> Finding {
    let table = try table(of: context.screen)
    let expected = title.map(context.text)
    if case .table = place {
      let settings = table.state.settings
      let banner = edge == "header" ? settings.tableHeaderView : settings.tableFooterView
      return Finding("\(edge) for table", expected: expected, actual: banner?.text)
    }
    var section = max(0, scripts[context.screen].numberOfSections - 1)
    if case .section(let named) = place { section = try self.section(named, context) }
    let actual = try uikit { () throws(TableException) in
      edge == "header" ? try table.headerTitle(section) : try table.footerTitle(section)
    }
    return Finding("\(edge) for section \(section)", expected: expected, actual: actual)
  }
}
