// What on the glass a text names.

extension StageState {
  /// The row on the glass of which a label says this.
  func path(ofRow text: String) throws(TouchMiss) -> IndexPath {
    let rows = topTable.map { tables[$0].rows } ?? []
    let found = rows.filter { $0.cell.texts.contains(text) }
    if found.count > 1 { throw .several(text, count: found.count) }
    guard let row = found.first else { throw .nothing(text, texts: frame.texts) }
    return row.path
  }

  /// The one thing on the glass that says this, be it a row or a button.
  func target(named text: String) throws(TouchMiss) -> TouchTarget {
    let found = targets.filter { $0.texts.contains(text) }
    if found.count > 1 { throw .several(text, count: found.count) }
    guard let target = found.first?.target else { throw .nothing(text, texts: frame.texts) }
    return target
  }

  /// All that a tap can hit by a text of its own. In front of everything else is an alert.
  private var targets: [(texts: [String], target: TouchTarget)] {
    if let alert = frame.alert {
      return alert.buttons.enumerated().map { ([$1.title], .alertButton($0)) }
    }
    return barTargets + rowTargets + tabTargets
  }

  private var barTargets: [(texts: [String], target: TouchTarget)] {
    let toolbar: [(texts: [String], target: TouchTarget)] = (frame.toolbar ?? []).enumerated().map {
      ([$1.title], .bar(.toolbar, $0))
    }
    guard let bar = frame.navigationBar else { return toolbar }
    let back: [(texts: [String], target: TouchTarget)] = bar.back.map { [([$0], .back)] } ?? []
    return back + bar.left.enumerated().map { ([$1.title], .bar(.left, $0)) }
      + bar.right.enumerated().map { ([$1.title], .bar(.right, $0)) } + toolbar
  }

  private var rowTargets: [(texts: [String], target: TouchTarget)] {
    guard let table = topTable else { return [] }
    return tables[table].rows.flatMap { row in
      [(row.cell.texts, .row(row.path))] + row.cell.buttonTargets(at: row.path)
    }
  }

  private var tabTargets: [(texts: [String], target: TouchTarget)] {
    (frame.tabBar?.items ?? []).enumerated().map { ([$1.title], .tab($0)) }
  }
}

extension CellState {
  /// What its labels say: the text, the detail where it shows, and the labels of a custom cell.
  public var texts: [String] {
    var texts = [text, hasDetailTextLabel ? detail : nil].compactMap { $0 }
    for case .label(_, let text) in subviews { texts.append(text) }
    return texts
  }

  /// The buttons in it, and those that are out beside it.
  fileprivate func buttonTargets(at path: IndexPath) -> [(texts: [String], target: TouchTarget)] {
    var targets: [(texts: [String], target: TouchTarget)] = []
    if case .button(let title) = control { targets.append(([title], .control(path))) }
    switch buttonsShown {
    case .confirmation(let title): targets.append(([title], .confirm))
    case .leading(let actions), .trailing(let actions):
      targets += actions.enumerated().map { ([$1.title], .action($0)) }
    case .menu(let actions): targets += actions.enumerated().map { ([$1.title], .action($0)) }
    case nil: break
    }
    return targets
  }
}
