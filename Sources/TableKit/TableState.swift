import RowTree

/// What a table is set to, and what it remembers: of its data the counts and heights, of its cells
/// those on the glass and in the pool.
public struct TableState: Equatable, Sendable {
  /// The style the table was made with.
  public let style: TableView.Style
  /// What a program set.
  public package(set) var settings = TableSettings()
  /// Whether edit mode is on.
  public package(set) var isEditing = false

  /// The numbers that the stage gave to the data source and the delegate.
  package var dataSource: Int?
  package var delegate: Int?
  /// The methods that they had when they were set.
  package var sourceMethods: Methods = []
  package var delegateMethods: Methods = []
  /// The identifiers that a class was registered for, as they came.
  package var registered: [String] = []

  /// The table's own memory of its data; one empty section until it was asked.
  package var sections: RowTree<SectionMemory>
  /// Whether the counts were asked since the data source was set.
  package var isLoaded = false
  /// Counts every reload and update, so that whoever asked knows whether to read again.
  package var change = 0
  package var needsLayout = true
  /// How many blocks of updates are open, and what was told in them.
  public package(set) var nesting = 0
  /// What was told in the open blocks.
  public package(set) var batch = UpdateBatch()
  package var indexTitles: [String]?
  package var offset = Hundredths.zero

  /// The rows that have a cell, in order.
  package var rows: [DisplayedRow] = []
  /// The sections of which something shows, in order.
  package var shownSections: [DisplayedSection] = []
  /// Cells that wait to be used again, the last in first out.
  package var pool: [PooledCell] = []
  /// Header and footer views that wait to be used again, the last in first out.
  package var edgePool: [HeaderFooterState] = []
  /// How many of them there have been.
  package var edgesMade = 0
  /// How many cell objects there have been.
  public package(set) var cellsMade = 0
  /// The row under a finger that is down.
  public package(set) var pressed: IndexPath?
  /// The row beside which buttons are out: Delete, or swipe actions.
  public package(set) var confirming: IndexPath?
  /// Whether a swipe brought them out; the table counts as editing meanwhile.
  public package(set) var isSwiped = false
  /// The row that is being dragged.
  public package(set) var lifted: LiftedRow?

  init(style: TableView.Style) {
    self.style = style
    sections = RowTree(CollectionOfOne(SectionMemory()))
  }
}

/// A row that a finger drags by its grip.
public struct LiftedRow: Equatable, Sendable {
  /// Where the row was.
  public var from: IndexPath
  /// The place that the finger was over last.
  public var proposed: IndexPath
  /// Where the gap is open: what the delegate made of it.
  public var target: IndexPath

  /// A row that a finger holds.
  public init(from: IndexPath, proposed: IndexPath, target: IndexPath) {
    (self.from, self.proposed, self.target) = (from, proposed, target)
  }
}

/// A row that has a cell.
public struct DisplayedRow: Equatable, Sendable {
  /// The row's place.
  public var path: IndexPath
  var shared: SharedCell

  /// Its cell.
  public var cell: CellState {
    _read { yield shared.value }
    _modify { yield &shared.value }
  }
}

/// A cell in the pool, and the row that it served last.
public struct PooledCell: Equatable, Sendable {
  var shared: SharedCell
  /// The row that it served.
  public var lastRow: IndexPath

  /// The cell.
  public var cell: CellState {
    _read { yield shared.value }
    _modify { yield &shared.value }
  }
}

/// A section of which something shows: what stands in its header and footer.
package struct DisplayedSection: Equatable, Sendable {
  package var section: Int
  package var header = EdgeContent.nothing
  package var footer = EdgeContent.nothing
  /// Whether the header and the footer themselves show.
  package var showsHeader = false
  package var showsFooter = false
}

/// The properties of a table that a program sets, with UIKit's defaults.
public struct TableSettings: Equatable, Sendable {
  /// In points; nil: the era's default.
  public var rowHeight: Double?
  /// In points, 0: no estimates; nil: the era's default.
  public var estimatedRowHeight: Double?
  /// In points; nil: the era's default.
  public var sectionHeaderHeight: Double?
  /// In points; nil: the era's default.
  public var sectionFooterHeight: Double?
  /// Above the first section.
  public var tableHeaderView: TableBanner?
  /// Below the last section.
  public var tableFooterView: TableBanner?
  /// The lines between rows; nil: the style's default.
  public var separatorStyle: TableView.SeparatorStyle?
  /// The name of a color; nil: the system's.
  public var separatorColor: String?
  /// The name of a color; nil: the system's.
  public var backgroundColor: String?
  /// What is behind the rows and does not scroll, in a word.
  public var backgroundView: String?
  /// With fewer rows the index strip is hidden.
  public var sectionIndexMinimumDisplayRowCount = 0
  /// Whether a tap selects a row.
  public var allowsSelection = true
  /// Whether a tap selects a row in edit mode.
  public var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected.
  public var allowsMultipleSelection = false
  /// Whether several rows can be selected in edit mode.
  public var allowsMultipleSelectionDuringEditing = false
}

/// A table's header or footer view: a text and a height in points.
public struct TableBanner: Equatable, Sendable {
  /// What it says.
  public var text: String
  /// In points.
  public var height: Double

  /// A view above or below the sections.
  public init(text: String, height: Double = 44) {
    self.text = text
    self.height = height
  }
}
