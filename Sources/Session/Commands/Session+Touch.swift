import CommandLanguage
import TableKit

// What a finger does; it reaches only what is on the glass.
extension Session {
  func run(
    _ command: TouchCommand, at range: SourceRange, _ context: Context
  ) throws(StepError) {
    if let alert = stage.state.frame.alert {
      try touch(alert, command, at: range, context)
    } else {
      try touchUncovered(command, at: range, context)
    }
  }

  private func touchUncovered(
    _ command: TouchCommand, at range: SourceRange, _ context: Context
  ) throws(StepError) {
    switch command {
    case .tap(let target): try tap(target, context)
    case .press(let place):
      try touch(.press(try visibleRow(place, context)))
    case .hold(let place): try touch(.hold(try visibleRow(place, context)))
    case .lift: try touch(.lift, at: range)
    case .scroll(let amount): try scroll(amount, context)
    case .type(let text, let thing):
      if let thing { try touch(.tap(try field(thing, context))) }
      if stage.state.window.focus == nil { throw StepError(.touch(.noKeyboard)) }
      try touch(.type(context.text(text)))
    case .swipe(let place, let direction, let isFull):
      let path = try visibleRow(place, context)
      try touch(
        .swipe(path, direction == .left ? .left : .right, isFull: isFull), at: place.range)
    case .drag(let place, let target): try drag(place, target, context)
    case .drop: try drop(at: range, context)
    case .cancel: try cancelDrag(at: range, context)
    }
  }

  private func touch(_ touch: Touch) throws(StepError) {
    try uikit { () throws(TableException) in try stage.touch(touch) }
  }

  // MARK: Taps

  func tap(_ target: TapTarget, _ context: Context) throws(StepError) {
    switch target {
    case .row(let place):
      try touch(.tap(.row(try visibleRow(place, context))))
    case .anything(let place):
      try touch(.tap(try thing(place, context)))
    case .accessory(let place):
      try touch(.tap(.accessory(try visibleRow(place, context))), at: place.range)
    case .control(let place):
      try touch(.tap(.control(try visibleRow(place, context))), at: place.range)
    case .bar(let title, let range):
      try touch(.tap(try barItem(context.text(title), at: range)))
    case .tab(let thing): try touch(.tap(try tab(thing, context)))
    case .field(let thing): try touch(.tap(try field(thing, context)))
    case .button(let thing): try touch(.tap(try control(thing, context)))
    case .back:
      guard stage.state.backTitle != nil else { throw StepError(.touch(.noBackButton)) }
      try touch(.tap(.back))
    case .index(let title, let range):
      try touch(.tap(.indexTitle(try indexTitle(context.text(title), at: range, context))))
    case .minus(let place):
      try touch(.tap(.minus(try visibleRow(place, context))), at: place.range)
    case .plus(let place):
      try touch(.tap(.plus(try visibleRow(place, context))), at: place.range)
    case .confirm:
      try touch(.tap(.confirm), at: nil)
    case .action(let title, let range):
      try touch(.tap(try action(context.text(title), at: range)), at: range)
    }
  }

  /// What an unqualified text on the glass names, which must be one thing.
  private func thing(_ place: Place, _ context: Context) throws(StepError) -> TouchTarget {
    guard case .text(let typed) = place.term else { return .row(try visibleRow(place, context)) }
    let text = context.text(typed)
    let found = things(on: stage.state.frame, bearing: text)
    if found.count == 1 { return found[0].target }
    if found.count > 1 {
      throw StepError(.touch(.ambiguousTap(text, forms: found.map { $0.form })), at: place.range)
    }
    // Not on the glass: a row below it says so, anything else is no thing at all.
    let rows = try self.rows(of: text, in: scripts[context.screen], screen: context.screen)
    if topScreen == nil || rows.isEmpty {
      let near = Nearest.texts(to: text, in: texts(on: stage.state.frame))
      throw StepError(.touch(.nothingToTap(text, nearest: near)), at: place.range)
    }
    return .row(try visibleRow(place, context))
  }

  /// A thing that a tap can hit, and the command that hits no other.
  private struct Tappable {
    var target: TouchTarget
    var form: String
  }

  private func things(on frame: Frame, bearing text: String) -> [Tappable] {
    var found = barItems(on: frame, bearing: text).map {
      Tappable(target: $0, form: "tap bar \(Printer.quoted(text))")
    }
    for (place, item) in (frame.tabBar?.items ?? []).enumerated() where item.title == text {
      found.append(Tappable(target: .tab(place), form: "tap tab \(Printer.quoted(text))"))
    }
    for field in fieldsOnGlass where field.name == text {
      found.append(
        Tappable(target: .field(field.place), form: "tap field \(Printer.quoted(text))"))
    }
    if frame.navigationBar?.back == text { found.append(Tappable(target: .back, form: "tap back")) }
    guard let table = frame.table else { return found }
    for row in table.shownRows {
      let cell = row.cell
      if cell.texts.contains(text) {
        found.append(Tappable(target: .row(row.path), form: "tap \(row.path)"))
      } else if cell.buttonTitle == text {
        found.append(Tappable(target: .control(row.path), form: "tap control \(row.path)"))
      }
      if case .confirmation(text) = cell.buttonsShown {
        found.append(Tappable(target: .confirm, form: "tap confirm"))
      }
      if let action = cell.actionTitles?.firstIndex(of: text) {
        found.append(
          Tappable(target: .action(action), form: "tap action \(Printer.quoted(text))"))
      }
    }
    for (index, title) in (table.index?.titles ?? []).enumerated() where title == text {
      found.append(
        Tappable(target: .indexTitle(index), form: "tap index \(Printer.quoted(title))"))
    }
    return found
  }

  private func texts(on frame: Frame) -> [String] {
    guard let table = frame.table else { return barTitles(on: frame) }
    return barTitles(on: frame) + table.shownRows.flatMap(\.cell.texts)
      + (table.index?.titles ?? [])
  }

  /// A row that a finger can reach; one that is named by its text is looked for on the glass first, since the
  /// model may have other rows by now.
  func visibleRow(_ place: Place, _ context: Context) throws(StepError) -> IndexPath {
    if let path = rowOnGlass(place, context) { return path }
    if topScreen == nil { throw StepError(.screen(nobodyOnGlass), at: place.range) }
    let path = try row(place, context)
    guard let table = stage.state.frame.table, table.shownRows.contains(where: { $0.path == path })
    else {
      throw StepError(.touch(.notOnGlass(path, visible: visibleRows)), at: place.range)
    }
    return path
  }

  /// The one row that is written with its section, or whose cell bears a text; nil: none is, or several are.
  func rowOnGlass(_ place: Place, _ context: Context) -> IndexPath? {
    guard let id = stage.state.topTable else { return nil }
    let rows = stage.state.tables[id].rows
    switch place.term {
    case .path(let section?, .number(let row)):
      let path = IndexPath(row: row, section: section)
      return stage.state.frame.table?.shownRows.map(\.path).first { $0 == path }
    case .text(let text):
      let wanted = context.text(text)
      let bearing = rows.filter { $0.cell.texts.contains(wanted) }
      return bearing.count == 1 ? bearing[0].path : nil
    case .path, .first, .last, .selected, .value, .range, .section, .all: return nil
    }
  }

  /// The rows on the glass, in words.
  private var visibleRows: String {
    guard let rows = stage.state.frame.table?.visibleRows else { return "" }
    return rows.lowerBound == rows.upperBound
      ? "\(rows.lowerBound)" : "\(rows.lowerBound)–\(rows.upperBound)"
  }

  private func indexTitle(
    _ title: String, at range: SourceRange, _ context: Context
  ) throws(StepError) -> Int {
    guard let titles = stage.state.frame.table?.index?.titles else {
      throw StepError(.touch(.noIndex), at: range)
    }
    let wanted = title == "search" ? TableView.indexSearch : title
    guard let index = titles.firstIndex(of: wanted) else {
      throw StepError(.touch(.noIndexTitle(title, titles: titles)), at: range)
    }
    return index
  }

  /// The table that a finger can reach.
  func tableOnGlass(_ context: Context) throws(StepError) -> TableView {
    if let id = stage.state.topTable { return table(id) }
    return try table(of: context.screen)
  }

  // MARK: Scrolling

  private func scroll(_ amount: ScrollAmount, _ context: Context) throws(StepError) {
    let table = try tableOnGlass(context)
    switch amount {
    case .points(let points): try touch(.scroll(points: points))
    case .pages(let pages): try touch(.scroll(points: pages * table.visibleHeight))
    case .rows(let count):
      let points = table.offset(scrolledBy: count) - table.offsetOfFirstRow()
      // Of the first row only a part may show: then there is that much to go.
      let rest = points == 0 && count < 0 ? -table.contentOffset : points
      try touch(.scroll(points: rest))
    }
  }
}

extension TableFrame {
  /// The rows that show, at least in part, from top to bottom.
  var shownRows: [RowFrame] {
    elements.compactMap { if case .row(let row) = $0.content { row } else { nil } }
  }
}
