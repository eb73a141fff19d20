/// What is on the glass, in points from its top edge: a pure function of a ``StageState``.
///
/// Drawing makes lines of it; other painters can make pictures.
public struct Frame: Equatable, Sendable {
  /// The glass.
  public var device: Device
  /// The release whose looks these are.
  public var era: Era
  /// nil: a screen without a navigation controller.
  public var navigationBar: NavigationBarFrame?
  /// nil: the screen has no table.
  public var table: TableFrame?
  /// The text of a page; nil: the screen is none.
  public var page: String?
  /// The buttons of the toolbar, from the left; nil: there is none.
  public var toolbar: [BarItemFrame]?
  /// The fields of a form; nil: the screen is none.
  public var form: FormFrame?
  /// The bar of tabs; nil: there is none.
  public var tabBar: TabBarFrame?
  /// The keyboard; nil: it is down.
  public var keyboard: KeyboardFrame?
  /// The alert or sheet in front; nil: there is none.
  public var alert: AlertFrame?

  /// A glass with a bar and a table.
  public init(
    device: Device, era: Era, navigationBar: NavigationBarFrame? = nil, table: TableFrame? = nil
  ) {
    self.device = device
    self.era = era
    self.navigationBar = navigationBar
    self.table = table
  }
}

/// The bar at the top, and what stands in it.
public struct NavigationBarFrame: Equatable, Sendable {
  /// What stands in the middle.
  public var title: String?
  /// The line above the title.
  public var prompt: String?
  /// The back button's title; nil: there is none.
  public var back: String?
  /// The buttons at the left, the outermost first.
  public var left: [BarItemFrame] = []
  /// The buttons at the right, the outermost first.
  public var right: [BarItemFrame] = []

  /// A bar without buttons.
  public init(title: String?, prompt: String? = nil, back: String? = nil) {
    self.title = title
    self.prompt = prompt
    self.back = back
  }
}

/// A button of a bar, as it looks.
public struct BarItemFrame: Equatable, Sendable {
  /// What it says.
  public var title: String
  /// Whether it can be tapped.
  public var isEnabled: Bool
  /// The Done look: bold, and blue before iOS 7.
  public var isDone: Bool

  /// A button as it looks.
  public init(title: String, isEnabled: Bool = true, isDone: Bool = false) {
    self.title = title
    self.isEnabled = isEnabled
    self.isDone = isDone
  }
}

/// The part of a table that shows, from top to bottom.
public struct TableFrame: Equatable, Sendable {
  /// The style the table was made with.
  public var style: TableView.Style
  /// Whether edit mode is on.
  public var isEditing: Bool
  /// A swipe has brought buttons out; the table counts as editing meanwhile.
  public var isSwiped = false
  /// The row that a finger holds; nil: none.
  public var lifted: LiftedRow?
  /// Where the table's bounds begin and end on the glass, in points.
  public var top: Double
  /// Where they end.
  public var bottom: Double
  /// The elements that show, ordered by `y`; a pinned header comes before what it covers.
  public var elements: [Element]
  /// The index strip; nil: there is none.
  public var index: IndexFrame?
  /// What part of the content shows, 0...1 each; nil: all of it fits.
  public var scrollIndicator: ClosedRange<Double>?
  /// The lines between rows.
  public var separatorStyle: TableView.SeparatorStyle
  /// The name of the table's background color, if it was given one.
  public var background: String?
  /// How far the content is scrolled, in points.
  public var contentOffset: Double
  /// The height of all that scrolls, in points.
  public var contentHeight: Double
  /// Counts as the table remembers them.
  public var numberOfSections: Int
  /// Of all sections.
  public var numberOfRows: Int
  /// The first and last section and row that show, at least in part.
  public var visibleSections: ClosedRange<Int>?
  /// The first and last row; nil: none shows.
  public var visibleRows: ClosedRange<IndexPath>?

  /// One thing on the glass; `y` counts from the top of the table's bounds and may lie outside them.
  public struct Element: Equatable, Sendable {
    /// Its top edge, in points.
    public var y: Double
    /// In points, also of what does not show.
    public var height: Double
    /// What it is.
    public var content: Content

    /// A thing at its place.
    public init(y: Double, height: Double, content: Content) {
      self.y = y
      self.height = height
      self.content = content
    }
  }

  /// What an element is.
  public enum Content: Equatable, Sendable {
    /// The table's header view, and its text.
    case tableHeader(String)
    /// The table's footer view, and its text.
    case tableFooter(String)
    /// A section's header; an empty title is a gap of grouped style. `pushed`: how many points of a
    /// pinned header show when the next one pushes it off; nil when it is not being pushed.
    case header(section: Int, title: String?, isPinned: Bool, pushed: Double?)
    /// A section's footer; an empty title is a gap of grouped style.
    case footer(section: Int, title: String?, isPinned: Bool)
    /// A row.
    case row(RowFrame)
    /// An empty line below the last row of a short plain table.
    case filler
  }

  /// A table of which nothing shows yet.
  public init(style: TableView.Style, isEditing: Bool, top: Double, bottom: Double) {
    self.style = style
    self.isEditing = isEditing
    self.top = top
    self.bottom = bottom
    elements = []
    separatorStyle = .singleLine
    contentOffset = 0
    contentHeight = 0
    numberOfSections = 0
    numberOfRows = 0
  }
}

/// A row that shows: where it stands among its neighbours, and its cell.
public struct RowFrame: Equatable, Sendable {
  /// The row's place.
  public var path: IndexPath
  private var shared: SharedCell
  /// First and last of its section: grouped style draws the group's edges there.
  public var isFirst: Bool
  /// The last row of its section.
  public var isLast: Bool
  /// Held by a finger over the place where it stands here; the row of that place is under it.
  public var isLifted = false
  /// The gap that is open for a lifted row which the finger holds elsewhere; its cell is empty.
  public var isGap = false

  /// What its cell shows.
  public var cell: CellState {
    _read { yield shared.value }
    _modify { yield &shared.value }
  }

  /// A row with a cell.
  public init(path: IndexPath, cell: CellState, isFirst: Bool, isLast: Bool) {
    self.init(path: path, sharing: SharedCell(cell), isFirst: isFirst, isLast: isLast)
  }

  /// A row whose cell is not copied until it changes.
  init(path: IndexPath, sharing shared: SharedCell, isFirst: Bool, isLast: Bool) {
    self.path = path
    self.shared = shared
    self.isFirst = isFirst
    self.isLast = isLast
  }

  /// Whether a row looks as another does, whatever place of the table and cell object they are;
  /// `numbered`: the number of the cell object shows too.
  fileprivate func looks(like other: RowFrame, numbered: Bool) -> Bool {
    isLifted == other.isLifted && isGap == other.isGap && shared.looks(like: other.shared)
      && (!numbered || shared.number == other.shared.number)
  }

  fileprivate var cellIdentity: ObjectIdentifier { shared.identity }

  /// Whether buttons stand beside the row, or over its end.
  package var showsButtons: Bool { shared.showsButtons }
  /// Whether a second text stands below the first.
  package var hasTextBelow: Bool { shared.hasTextBelow }
  /// Whether an image was named, and there is none of that name.
  package var isImageMissing: Bool { shared.isImageMissing }
}

extension TableFrame.Content {
  /// Whether it looks as another does, whatever place of the table and cell object it is; `numbered`: the
  /// number of the cell object shows too.
  package func looks(like other: TableFrame.Content, numbered: Bool) -> Bool {
    if case .row(let row) = self, case .row(let other) = other {
      return row.looks(like: other, numbered: numbered)
    }
    return self == other
  }

  /// A row's cell as it is now: while this is kept, another row has the same only if it shows a copy, and
  /// neither has changed; nil: it is no row.
  package var cellIdentity: ObjectIdentifier? {
    if case .row(let row) = self { row.cellIdentity } else { nil }
  }
}

/// The strip of titles down the right edge.
public struct IndexFrame: Equatable, Sendable {
  /// All the titles that the data source gave; `{search}` is the magnifier.
  public var titles: [String]

  /// A strip of these titles.
  public init(titles: [String]) { self.titles = titles }
}
