extension TableView {
  /// Names an identifier for which the table makes cells itself, of the default style.
  public func register(
    _ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) { register(cellClass.map { .cellClass($0) }, identifier) }

  /// Names an identifier for which a nib makes the cells; nil takes that back.
  public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
    register(nib.map { .nib($0) }, identifier)
  }

  private func register(_ maker: CellMaker?, _ identifier: String) {
    state.registered.removeAll { $0 == identifier }
    objects.makers[identifier] = maker
    if maker != nil { state.registered.append(identifier) }
  }

  /// Whether a class or nib is registered for any identifier.
  public var hasRegisteredCells: Bool { !state.registered.isEmpty }

  /// A cell that waits in the pool, the last that was put in; else a new one if a class is registered for
  /// the identifier, else nil. What a bad nib raises is raised when `cellForRow` has returned.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = reconfiguredCell(identifier) ?? reuse(identifier) { return cell }
    guard state.registered.contains(identifier) else { return nil }
    do { return try makeRegistered(identifier) } catch {
      objects.fault = error
      return nil
    }
  }

  /// As without a path, but raises where there would be nil, and asks for the row's height.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for path: IndexPath
  ) throws(TableException) -> TableViewCell {
    if era >= 11, objects.dequeued == path { throw .dequeuedTwice(identifier, at: path, era: era) }
    objects.dequeued = path
    if let cell = reconfiguredCell(identifier) { return cell }
    let pooled = reuse(identifier)
    guard pooled != nil || state.registered.contains(identifier) else {
      throw .notRegistered(identifier, registered: state.registered)
    }
    if era >= 7 { _ = try askHeightForRow(path) }
    if let pooled { return pooled }
    return try makeRegistered(identifier)
  }

  /// Takes a cell from the pool; `prepareForReuse` runs before the data source sees it.
  private func reuse(_ identifier: String) -> TableViewCell? {
    guard let index = state.pool.lastIndex(where: { $0.shared.reuseIdentifier == identifier })
    else {
      return nil
    }
    let pooled = state.pool.remove(at: index)
    let cell = handle(pooled.shared)
    cell.leave(pooled)
    tell(.dequeued, of: cell.number)
    stage.note(.call(Call(.prepareForReuse, .cell(cell.number)), reply: .nothing))
    cell.prepareForReuse()
    return cell
  }

  /// A registered identifier without a maker is one of a state that was gone back to: the default class.
  private func makeRegistered(_ identifier: String) throws(TableException) -> TableViewCell {
    let maker = objects.makers[identifier] ?? .cellClass(TableViewCell.self)
    return try maker.cell(for: identifier)
  }

  /// Puts the cell of a row that left into the pool; one without an identifier is gone.
  func pool(_ row: DisplayedRow) {
    var row = row
    if row.shared.isHighlighted { row.cell.isHighlighted = false }
    if row.shared.showsDeleteConfirmation { row.cell.show(nil) }
    if !objects.cells.isEmpty { objects.cells[row.shared.number]?.cell?.shared = row.shared }
    if row.shared.reuseIdentifier != nil {
      tell(.pooled(from: row.path), of: row.shared.number)
      state.pool.append(PooledCell(shared: row.shared, lastRow: row.path))
    } else {
      tell(.dropped(from: row.path), of: row.shared.number)
      objects.cells[row.shared.number] = nil
    }
  }

  /// Empties the pool, as a memory warning does.
  func emptyPool() {
    for pooled in state.pool {
      tell(.poolEmptied, of: pooled.shared.number)
      objects.cells[pooled.shared.number] = nil
    }
    state.pool = []
    for edge in state.edgePool { objects.edges[edge.number] = nil }
    state.edgePool = []
  }
}

// MARK: What was left over

extension TableView {
  /// Notes what a cell still shows of another row, since `cellForRow` did not set it again.
  func noteLeftOvers(_ cell: TableViewCell, at path: IndexPath) {
    guard stage.isRecording, let last = cell.lastRow, last != path else { return }
    let what = cell.own.leftOvers(unless: cell.written)
    if what.isEmpty { return }
    stage.note(.note(.leftOver(cell: cell.number, was: last, row: path, what: what)))
    tell(.leftOver(what), of: cell.number)
  }
}

extension CellState {
  /// What differs from a new cell and was not set, in words.
  fileprivate func leftOvers(unless written: CellProperties) -> [String] {
    var what: [String] = []
    func add(_ property: CellProperties, _ words: String?) {
      if let words, !written.contains(property) { what.append(words) }
    }
    add(.text, text.map { "text \"\($0)\"" })
    add(.detail, detail.map { "detail \"\($0)\"" })
    add(.image, image.map { "image \($0.name)" })
    add(.accessoryType, accessoryType == .none ? nil : accessoryType.rawValue)
    add(.accessoryView, accessoryView?.words)
    let editing = editingAccessoryType
    add(.editingAccessoryType, editing == .none ? nil : "editing accessory \(editing.rawValue)")
    add(.editingAccessoryView, editingAccessoryView.map { "editing accessory \($0.words)" })
    add(.background, background.map { "background \($0)" })
    add(.indentation, indentationLevel == 0 ? nil : "indentation \(indentationLevel)")
    add(.selectionStyle, selectionStyle == .blue ? nil : "selection style \(selectionStyle)")
    return what
  }
}

extension TableViewCell.AccessoryView {
  /// As the command language says it: `button "Tap"`, `switch on`.
  var words: String {
    switch self {
    case .button(let title): "button \"\(title)\""
    case .toggle(let isOn): isOn ? "switch on" : "switch off"
    }
  }
}
