/// One question or notice: who was asked what.
public struct Call: Hashable, Sendable {
  /// Who was asked what.
  public var method: Method
  /// What about.
  public var arguments: Arguments

  /// What a call carries, apart from the table that makes it.
  public enum Arguments: Hashable, Sendable {
    /// Nothing.
    case none
    /// A section.
    case section(Int)
    /// A row.
    case row(IndexPath)
    /// nil where a row's path could be: the row is no longer there.
    case noRow
    /// `moveRowAt:to:`, and from and proposed of `targetIndexPathForMove…`.
    case rows(from: IndexPath, to: IndexPath)
    /// A title of the index strip and its place, or of an action and its row.
    case title(String, index: Int)
    /// An editing style and a row.
    case style(TableViewCell.EditingStyle, IndexPath)
    /// An action of the menu over a row.
    case action(MenuAction, IndexPath)
    /// Yes or no: `animated`, `editing`.
    case flag(Bool)
    /// A button's title, a field's name.
    case text(String)
    /// A controller by its name, and what it is told.
    case controller(String, String?)
    /// The button of an alert or sheet, by its place.
    case button(Int)
    /// A cell object, by its number.
    case cell(Int)
    /// The same question for a run of rows, asked at once of a source that answers for ranges.
    case range(IndexPath, IndexPath)
    /// Rows of an update, and its animation.
    case paths([IndexPath], TableView.RowAnimation)
    /// Sections of an update, and its animation.
    case sections([Int], TableView.RowAnimation)
    /// A section that moves, and where to.
    case sectionMove(from: Int, to: Int)
    /// A row, and where on the glass it should come.
    case position(IndexPath?, TableView.ScrollPosition)
  }

  /// A call of a method.
  public init(_ method: Method, _ arguments: Arguments = .none) {
    self.method = method
    self.arguments = arguments
  }
}

extension Call.Arguments {
  /// A run of rows of one section.
  static func range(_ rows: Range<Int>, inSection section: Int) -> Self {
    .range(
      IndexPath(row: rows.lowerBound, section: section),
      IndexPath(row: max(rows.lowerBound, rows.upperBound - 1), section: section))
  }
}

/// What was answered.
public enum Reply: Equatable, Sendable {
  /// A notice: there is no answer.
  case nothing
  /// Yes or no.
  case bool(Bool)
  /// A number.
  case count(Int)
  /// A row, or nil.
  case path(IndexPath?)
  /// A text, or nil.
  case text(String?)
  /// Texts, or nil.
  case texts([String]?)
  /// A height.
  case points(Double)
  /// A cell by its number, and the row that it served before, if it served one.
  case cell(Int, was: IndexPath? = nil)
  /// An editing style.
  case style(TableViewCell.EditingStyle)
  /// An accessory type.
  case accessory(TableViewCell.AccessoryType)
}

/// One line of the call log.
public struct LogEntry: Equatable, Sendable {
  /// What happened.
  public var event: Event
  /// How many calls were running when it came: 0 for what the table did of itself.
  public var depth: Int

  /// What an entry of the log can be.
  public enum Event: Equatable, Sendable {
    /// A method was called; the reply is nil while it runs and when it threw.
    case call(Call, reply: Reply?)
    /// The method is not implemented, and the default decided.
    case missing(Call, default: Reply)
    /// The program's own line: `reloadData`, `selectRow`….
    case code(Call)
    /// What a touch came to when it came to nothing, or what a reload dropped.
    case note(Note)
    /// `NSLog` from a reaction.
    case log(String)
  }

  /// An entry of the log.
  public init(_ event: Event, depth: Int = 0) {
    self.event = event
    self.depth = depth
  }
}

/// What no call says: why a chain stopped, and what was lost.
public enum Note: Equatable, Sendable {
  /// The touch stopped at this call and answer.
  case stopped(Call, reply: Reply)
  /// The touch stopped because a method is not there: nobody was told.
  case stoppedNotImplemented(Method)
  /// There is no delegate (or data source) to tell.
  case stoppedNobody(Method.Owner)
  /// The touch stopped for a setting of the table or cell, in words: `selection none`.
  case stoppedBy(String)
  /// These rows are selected no longer, and nobody was told.
  case selectionLost([IndexPath])
  /// Set up ended in a reload.
  case setUpReload
  /// A cell came back with what the data source did not set again: `left over: checkmark`.
  case leftOver(cell: Int, was: IndexPath, row: IndexPath, what: [String])
  /// What the check of an update compared, which only a trace says: the sums in which something was told.
  case compared([CountSum])
  /// What only a trace says, in words.
  case aside(String)
  /// Anything else that the reader should know, in words.
  case remark(String)
}
