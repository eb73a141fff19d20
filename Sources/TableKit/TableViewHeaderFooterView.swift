/// `UITableViewHeaderFooterView`, from iOS 6: what `viewForHeaderInSection` gives, used again as cells are.
///
/// It can be filled before any table knows it. Once it has been answered, what it is told shows at once.
open class TableViewHeaderFooterView {
  /// What it shows, also while no table has it.
  var own: HeaderFooterState
  /// The stage of the table that has it, and the table's number there.
  private weak var stage: Stage?
  private var tableID = 0

  /// A view of the table's own look, with a line of text.
  public required init(reuseIdentifier: String?) {
    own = HeaderFooterState(reuseIdentifier: reuseIdentifier)
  }

  /// Runs when the view is dequeued again, before the delegate sees it.
  open func prepareForReuse() {}

  /// The name by which it is kept for another section; nil: it is not.
  public var reuseIdentifier: String? { own.reuseIdentifier }

  /// The text of its line. (The second label shows in grouped style only, below; here it is no line of its own.)
  public var textLabel: Label { Label(view: self, path: \.text) }

  /// The second text, which is kept and not drawn.
  public var detailTextLabel: Label { Label(view: self, path: \.detail) }

  /// `UILabel`, as far as a header has one: its text.
  public struct Label {
    let view: TableViewHeaderFooterView
    let path: WritableKeyPath<HeaderFooterState, String?>

    /// What it says.
    public var text: String? {
      get { view.own[keyPath: path] }
      nonmutating set { view.write { $0[keyPath: path] = newValue } }
    }
  }

  /// A table took it, or it waits for one.
  func join(_ table: TableView?) { (stage, tableID) = (table?.stage, table?.id ?? 0) }

  private func write(_ change: (inout HeaderFooterState) -> Void) {
    change(&own)
    stage?.table(tableID)?.showChange(of: own)
  }
}

/// What one header or footer view shows and is; a ``TableViewHeaderFooterView`` is a handle to it.
public struct HeaderFooterState: Equatable, Sendable {
  /// The number of the object, counted from 1 as the delegate makes them; 0: no table had it.
  public internal(set) var number = 0
  /// The name by which it is kept for another section.
  public var reuseIdentifier: String?
  /// What its label says.
  public var text: String?
  /// What its second label says.
  public var detail: String?

  init(reuseIdentifier: String? = nil, text: String? = nil) {
    (self.reuseIdentifier, self.text) = (reuseIdentifier, text)
  }
}
