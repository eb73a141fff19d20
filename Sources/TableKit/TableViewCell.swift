/// `UITableViewCell`: what a row looks like. A cell is not a row; it serves one at a time.
///
/// A cell can be filled before any table knows it. Once `cellForRow` has answered it, the table
/// keeps what it shows, and the cell is a handle to that.
open class TableViewCell {
  /// What it shows while no table has it.
  var shared: SharedCell
  /// The table that has it.
  private(set) var table: TableView?
  /// What was set since it was last dequeued.
  var written: CellProperties = []
  /// The row that it served before it was dequeued.
  var lastRow: IndexPath?

  /// A cell of a style. With an identifier it is kept for another row.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    shared = SharedCell(CellState(number: 0, style: style, reuseIdentifier: reuseIdentifier))
  }

  /// Runs when the cell is dequeued again, before the data source sees it.
  open func prepareForReuse() {}

  // MARK: Told by the table; a subclass calls super

  /// Marks the cell as selected or not, and nothing else: the table's selection is another thing.
  open func setSelected(_ selected: Bool, animated: Bool) {
    write([]) { $0.isSelected = selected }
  }

  /// Gives the cell the look of a pressed one or not, and nothing else.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    write([]) { $0.isHighlighted = highlighted }
  }

  /// Edit mode comes or goes: what that shows is the table's matter, who asked for it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    write([]) { $0.isEditing = editing }
  }

  /// From iOS 3: the edit control or the Delete button will come or go.
  open func willTransition(to state: StateMask) {}

  /// From iOS 3: they have come or gone.
  open func didTransition(to state: StateMask) {}

  /// A handle to a cell of a table.
  init(_ shared: SharedCell, in table: TableView?) {
    self.shared = shared
    self.table = table
  }

  var own: CellState {
    _read { yield shared.value }
    _modify { yield &shared.value }
  }

  func join(_ table: TableView) { self.table = table }

  /// Leaves the pool: until it is answered it is nobody's.
  func leave(_ pooled: PooledCell) {
    shared = pooled.shared
    table = nil
    written = []
    lastRow = pooled.lastRow
  }

  /// The number of the object; cells are counted from 1, and 0 is one that no table has had.
  public var number: Int { shared.number }

  /// All that the cell shows and is.
  public var state: CellState { table?.cellState(number) ?? own }

  /// Sets some of what the cell shows; `properties` says what.
  package func write(_ properties: CellProperties, _ change: (inout CellState) -> Void) {
    written.formUnion(properties)
    if let table, table.changeCell(number, change) { return }
    change(&own)
  }
}

/// What of a cell was set.
package struct CellProperties: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let text = CellProperties(rawValue: 1)
  package static let detail = CellProperties(rawValue: 2)
  package static let image = CellProperties(rawValue: 4)
  package static let accessoryType = CellProperties(rawValue: 8)
  package static let accessoryView = CellProperties(rawValue: 16)
  package static let editingAccessoryType = CellProperties(rawValue: 32)
  package static let editingAccessoryView = CellProperties(rawValue: 64)
  package static let background = CellProperties(rawValue: 128)
  package static let indentation = CellProperties(rawValue: 256)
  package static let selectionStyle = CellProperties(rawValue: 512)
  package static let subviews = CellProperties(rawValue: 1024)
  package static let all = CellProperties(rawValue: 2047)
}
