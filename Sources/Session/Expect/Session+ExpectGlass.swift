import CommandLanguage
import TableKit

// What shows of the table, and what a finger did to it.
extension Session {
  func findings(
    _ fact: GlassFact, isNegated: Bool, _ context: Context
  ) throws(StepError) -> [Finding] {
    let table = try table(of: context.screen).state
    switch fact {
    case .visible(let places): return try visibleFindings(places, context)
    case .selected(let places):
      return try selectionFindings(places, isNegated: isNegated, context)
    case .pressed(let place):
      return [try finding("press", place, is: table.pressed, context)]
    case .lifted(let place):
      return [try finding("drag", place, is: table.lifted?.from, context)]
    case .confirming(let place):
      let button = table.confirmedRow?.cell.buttonsShown
      guard case .confirmation = button else {
        return [try finding("confirm", place, is: nil, context)]
      }
      return [try finding("confirm", place, is: table.confirming, context)]
    case .actions(let side, let titles):
      let shown = table.confirmedRow?.cell.buttonsShown?.titles(side) ?? []
      return [
        Finding(
          "actions \(side.rawValue)", expected: titles.map(context.text), actual: shown)
      ]
    case .menu(let titles):
      let shown = table.rows.lazy.compactMap { $0.cell.buttonsShown?.menu }.first ?? []
      return [Finding("menu", expected: titles.map(context.text), actual: shown)]
    case .stuckHeader(let title):
      return [
        Finding("stuck-header", expected: title.map(context.text), actual: stuckHeader)
      ]
    }
  }

  private func finding(
    _ subject: String, _ place: Place?, is actual: IndexPath?, _ context: Context
  ) throws(StepError) -> Finding {
    let expected = try place.map { (place) throws(StepError) in try row(place, context) }
    return Finding(subject, expected: expected, actual: actual) { Session.words($0, context, self) }
  }

  /// The title of the header that sticks to the top edge; nil: none does.
  private var stuckHeader: String? {
    for element in stage.state.frame.table?.elements ?? [] {
      if case .header(_, let title, isPinned: true, _) = element.content { return title ?? "" }
    }
    return nil
  }

  // MARK: Rows on the glass

  /// A range is all that shows; other places are looked for one by one.
  private func visibleFindings(
    _ places: [Place], _ context: Context
  ) throws(StepError) -> [Finding] {
    let shown = stage.state.frame.table?.visibleRows
    let actual = shown.map { Session.words($0.lowerBound, $0.upperBound) } ?? "none"
    if places.isEmpty {
      return [Finding("visible", expected: "none", actual: actual, isSo: shown == nil)]
    }
    return try places.map { (place) throws(StepError) in
      if case .range(let first, let section, let row) = place.term {
        let last = try rangeEnd(section, row, at: place.range, context)
        let isSo = shown?.lowerBound == first && shown?.upperBound == last
        return Finding("visible", expected: Session.words(first, last), actual: actual, isSo: isSo)
      }
      let rows = try self.places([place], context)
      let isSo =
        shown.map { rows.isInside($0, of: scripts[context.screen]) } ?? false
      var finding = Finding(
        "visible", expected: Printer.place(place), actual: actual, isSo: isSo)
      finding.range = place.range
      return finding
    }
  }

  /// Exactly these rows; with `not`, none of them.
  private func selectionFindings(
    _ places: [Place], isNegated: Bool, _ context: Context
  ) throws(StepError) -> [Finding] {
    let selected = try paths(of: selectedSpans(of: context.screen))
    let actual = rowList(selected, context)
    if isNegated, !places.isEmpty {
      return try places.map { (place) throws(StepError) in
        let rows = try self.places([place], context)
        var finding = Finding(
          "select", expected: Printer.place(place), actual: actual,
          isSo: selected.contains(where: rows.contains))
        finding.range = place.range
        return finding
      }
    }
    let expected = places.isEmpty ? [] : try paths(places, context).sorted()
    return [
      Finding(
        "select", expected: rowList(expected, context), actual: actual,
        isSo: selected.sorted() == expected)
    ]
  }

  private func rowList(_ paths: [IndexPath], _ context: Context) -> String {
    if paths.isEmpty { return "none" }
    let most = 8
    let shown = paths.prefix(most).map { Session.words($0, context, self) }.joined(separator: " ")
    return paths.count > most ? "\(shown) and \(paths.count - most) more" : shown
  }

  /// `0:3 "Moe"`.
  static func words(_ path: IndexPath?, _ context: Context, _ session: Session) -> String {
    guard let path else { return "none" }
    let script = session.scripts[context.screen]
    guard script.contains(path) else { return "\(path)" }
    return "\(path) \(Printer.quoted(script.row(at: path).text))"
  }

  /// `0:2-0:5`, or the only row.
  private static func words(_ first: IndexPath, _ last: IndexPath) -> String {
    first == last ? "\(first)" : "\(first)-\(last)"
  }
}

extension TableState {
  /// The row beside which buttons are out.
  fileprivate var confirmedRow: DisplayedRow? {
    guard let confirming else { return nil }
    return rows.first { $0.path == confirming }
  }
}

extension CellState.RowButtons {
  /// What the menu over the row offers, if it is out.
  fileprivate var menu: [String]? {
    if case .menu(let actions) = self { return actions.map(\.title) }
    return nil
  }

  /// What the buttons of a side say, if they are out.
  fileprivate func titles(_ side: SwipeSide) -> [String]? {
    switch (self, side) {
    case (.leading(let actions), .leading), (.trailing(let actions), .trailing):
      actions.map(\.title)
    case (.confirmation, _), (.menu, _), (.leading, .trailing), (.trailing, .leading): nil
    }
  }
}

extension PlaceSet {
  /// Whether there are such rows, and all of them are between two rows.
  fileprivate func isInside(_ shown: ClosedRange<IndexPath>, of script: ScreenScript) -> Bool {
    switch self {
    case .all:
      return isInside(shown, script.firstRow, script.lastRow)
    case .sections(let sections):
      return sections.allSatisfy { section in
        let last = script.numberOfRows(in: section) - 1
        return last >= 0
          && isInside(
            shown, IndexPath(row: 0, section: section), IndexPath(row: last, section: section))
      }
    case .rows(let spans):
      return spans.allSatisfy { span in
        isInside(
          shown, span.first, IndexPath(row: span.firstRow + span.count - 1, section: span.section))
      }
    }
  }

  private func isInside(
    _ shown: ClosedRange<IndexPath>, _ first: IndexPath?, _ last: IndexPath?
  ) -> Bool {
    guard let first, let last else { return false }
    return shown.contains(first) && shown.contains(last)
  }
}
