import CommandLanguage
import RowTree
import TableKit

/// What the script has said of one screen: its data source and its delegate, as values.
struct ScreenScript: Equatable, Sendable {
  /// The name by which commands call it.
  var name: String
  var kind: ScreenKind
  /// Its place among the stage's controllers.
  var controller: Int
  /// Its place among the stage's tables; nil: it has none.
  var table: Int?

  var sections = RowTree<ScriptedSection>()
  /// What was set for the whole screen.
  var traits: Traits?
  /// How many settings of sections and of the screen were made; the age of the next one is one more.
  var age = 0
  /// The data-source and delegate methods that the script has called for.
  var methods: Methods = []
  /// The methods for which there is, or was, a reaction anywhere.
  var reacts: Methods = []
  var index = ScriptedIndex()
  var configure = ConfigureMode.always
  /// Whether `root … bare` named it: then nothing puts it into a navigation controller.
  var staysBare = false
  /// A page that `push page` made: no line can call it.
  var isUnnamed = false
  var bar = BarScript()
  var dataSource = Wiring.automatic
  var delegate = Wiring.automatic
  var moveTarget = ScriptedMoveTarget.anywhere
  /// The update that is open.
  var update: OpenUpdate?
  /// Where texts were last looked up stays good while this number is the same.
  var version = Version()

  init(name: String, kind: ScreenKind, controller: Int, table: Int?) {
    self.name = name
    self.kind = kind
    self.controller = controller
    self.table = table
  }

  /// Who answers the table.
  enum Wiring: Equatable, Sendable {
    /// The screen itself, as soon as the script has called for a method.
    case automatic
    /// A screen, by its place among the scripts.
    case screen(Int)
    case nobody
  }

  /// A number that says nothing about what a state holds.
  struct Version: Equatable, Sendable {
    var number = 0
    static func == (one: Version, other: Version) -> Bool { true }
  }
}

/// An update between its beginning and its end.
struct OpenUpdate: Equatable, Sendable {
  /// What plain verbs have gathered.
  var batch = ModelBatch()
  /// Where changes of the model alone took what was there when it began, in their order.
  var shifts: [UpdatePlan] = []
  /// The rows when it began.
  var before: RowTree<ScriptedSection>
  var version: ScreenScript.Version
  /// What came to an `end`, in order, with the place that this was then.
  var ends: [End] = []
  /// Where those come to in fact, once the whole block is known.
  var plannedEnds: [IndexPath] = []

  /// Takes up what a line told. Of two rows that lines put at one place the table takes the first; what came
  /// to an `end` may have been given another's place for now.
  mutating func take(_ told: ModelBatch) {
    var told = told
    told.insertedRows.removeAll { row in
      !ends.contains { $0.path == row.path } && batch.insertedRows.contains { $0.path == row.path }
    }
    batch.add(told)
  }

  struct End: Equatable, Sendable {
    /// nil: the last one.
    var section: Int?
    var path: IndexPath
  }

  /// The places of all that came to an `end`, if they are not those that were taken for it: the last rows
  /// of their sections, in the order in which they came.
  func misplacedEnds(in script: ScreenScript) -> [IndexPath]? {
    let last = max(0, batch.numberOfSections(of: script) - 1)
    let sections = ends.map { $0.section ?? last }
    var came: [Int: Int] = [:]
    let planned = sections.map { section in
      defer { came[section, default: 0] += 1 }
      let others =
        batch.numberOfRows(in: section, of: script) - ends.count { $0.path.section == section }
      return IndexPath(row: others + came[section, default: 0], section: section)
    }
    return planned == ends.map(\.path) ? nil : planned
  }
}

/// What `index` and `index map` said.
struct ScriptedIndex: Equatable, Sendable {
  var spec = IndexSpec.off
  /// Sections for titles that do not stand at their section's place.
  var map: [Entry] = []

  struct Entry: Equatable, Sendable {
    var title: String
    var section: Int
  }
}

// MARK: Rows

extension ScreenScript {
  var numberOfSections: Int { sections.count }
  var numberOfRows: Int { sections.summary.rows }

  func numberOfRows(in section: Int) -> Int {
    sections.count > section && section >= 0 ? sections[section].rows.count : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.section >= 0 && path.row >= 0 && path.row < numberOfRows(in: path.section)
  }

  /// Whether two rows of a section, with others between them, have changed places.
  func hasSwapped(_ one: IndexPath, _ other: IndexPath, since old: ScreenScript) -> Bool {
    guard one.section == other.section, abs(one.row - other.row) > 1, contains(one),
      contains(other), old.contains(one), old.contains(other)
    else { return false }
    let (rows, oldRows) = (sections[one.section].rows, old.sections[one.section].rows)
    let between = one.row < other.row ? one.row + 1 : one.row - 1
    return rows.count == oldRows.count && rows[one.row] == oldRows[other.row]
      && rows[other.row] == oldRows[one.row] && rows[between] == oldRows[between]
      && rows[one.row] != oldRows[between]
  }

  /// The first row of the table; nil: there is none.
  var firstRow: IndexPath? {
    sections.find(0, \.rows).map { IndexPath(row: 0, section: $0.index) }
  }

  var lastRow: IndexPath? {
    sections.find(numberOfRows - 1, \.rows).map {
      IndexPath(row: numberOfRows - 1 - $0.before, section: $0.index)
    }
  }
}

// MARK: What answers for a row

extension ScreenScript {
  /// The setting that answers for a row with these traits in a section with those: the newest, and of two
  /// of an age the one that is nearer to the row.
  func setting(_ key: Setting.Key, row: Traits?, section: Traits?) -> Setting? {
    Setting.newest(key, of: row, section, traits)
  }

  func setting(_ key: Setting.Key, at path: IndexPath) -> Setting? {
    guard contains(path) else { return traits?.setting(key) }
    let section = sections[path.section]
    return setting(key, row: section.rows[path.row].traits, section: section.traits)
  }

  /// The setting that answers for a section's header or footer.
  func setting(_ key: Setting.Key, section: Int) -> Setting? {
    let own = section < sections.count ? sections[section].traits : nil
    return setting(key, row: nil, section: own)
  }

  /// The row with what sections and the screen say to its texts.
  func row(at path: IndexPath) -> Row { row(path.row, in: sections[path.section]) }

  /// The same of a section that was looked up.
  func row(_ index: Int, in section: ScriptedSection) -> Row {
    var row = section.rows[index]
    if row.traits == nil, section.traits == nil, traits == nil { return row }
    if let newer = newer(.text, than: row, in: section), case .text(.plain(let text)) = newer {
      row.text = text
    }
    if let newer = newer(.detail, than: row, in: section), case .detail(let detail) = newer {
      row.detail = detail.map(\.plain)
    }
    if row.image != nil, newer(.image, than: row, in: section) != nil { row.image = nil }
    return row
  }

  /// What a setting says to a text that the row brought with it, where the setting is newer.
  private func newer(
    _ key: Setting.Key, than row: Row, in section: ScriptedSection
  ) -> Property? {
    if let own = row.traits?.setting(key) {
      return setting(key, row: row.traits, section: section.traits)?.property ?? own.property
    }
    guard let other = setting(key, row: nil, section: section.traits), other.age > row.age else {
      return nil
    }
    return other.property
  }

  /// Whether a section or the screen gives rows a text of its own.
  var hasSharedTexts: Bool {
    if traits?.setting(.text) != nil { return true }
    return hasSectionTexts && sections.contains { $0.traits?.setting(.text) != nil }
  }

  /// Whether any section was ever given a setting.
  private var hasSectionTexts: Bool { age > 0 }
}

extension Text {
  /// The text without `$` values; templates are filled in before they are kept.
  package var plain: String {
    switch self {
    case .plain(let text): text
    case .template(let segments):
      segments.map { segment in
        switch segment {
        case .text(let text): text
        case .value(let name): "$\(name)"
        }
      }.joined()
    }
  }
}
