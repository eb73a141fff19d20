package import TableKit

/// A command as it was parsed: what to do, with places still to be resolved.
package indirect enum Command: Hashable, Sendable {
  // MARK: set up
  /// nil: `none`.
  case title(Text?)
  case prompt(Text?)
  case style(TableView.Style)
  case selection(SelectionMode, whileEditing: Bool)
  case section(SectionSpec)
  case row(RowSpec)
  case rows([Text])
  /// `rows 20 "Row $row"`; nil: `Row $row`.
  case rowCount(Int, Text?)
  case header(Text?, HeaderPlace)
  case footer(Text?, HeaderPlace)
  /// `row-height PTS|auto` (nil): the table's property.
  case rowHeight(Double?)
  case property(Property, for: Scope?)
  case index(IndexSpec)
  case indexMap(Text, section: Int)
  case register(Text)
  case configure(ConfigureMode)
  case on(EventName, for: Scope?, Reaction)
  case answer(Answer)
  case log(Text)
  case implement([Method])
  case forget([Method])
  case wire(WireRole, to: Text?)
  case unwire(WireRole)
  case screen(name: Text, kind: ScreenKind?, Block?)
  case root(name: Text, bare: Bool)
  case bar(BarSide, BarItemSpec)
  case moveTarget(MoveTargetRule)
  /// No actions: `none`.
  case actions(SwipeSide, [ActionSpec], for: Scope?)
  /// `opens NAME|none` (nil): a tap on the row pushes the screen.
  case opens(Text?, for: Scope?)
  case backTitle(Text?)
  case body(Text)
  case field(FieldSpec)
  case tab(TabSpec)
  case tabsWhenPushed(isShown: Bool)

  // MARK: touch
  case tap(TapTarget)
  case press(Place)
  case lift
  case scroll(ScrollAmount)
  /// `type TEXT in FIELD`; no field: the one that has the keyboard.
  case type(Text, in: NamedThing?)
  case swipe(Place, SwipeDirection, full: Bool)
  case drag(Place, DragTarget)
  case drop
  case cancel

  // MARK: code
  /// No places: reloadData.
  case reload([Place], TableView.RowAnimation?)
  case select([Place])
  case deselect([Place])
  case scrollTo(Place, TableView.ScrollPosition)
  case edit(EditSwitch, EditOwner)
  /// `insert`, `delete`, `move`: the model and the table together.
  case change(ModelChange, TableView.RowAnimation?)
  /// `data …`: the model alone.
  case data(ModelChange)
  case dataProperty(Property, for: [Place])
  /// `data { … }`: all sections anew.
  case dataContent(Block)
  /// `table …`: the table alone.
  case table(TableChange, TableView.RowAnimation?)
  case updates(Block)
  case beginUpdates
  case endUpdates
  case apply(Block)
  case later(turns: Int, Block)
  case turn
  case layout
  case push(Text)
  /// `push page TEXT [TEXT]`: a page without a name.
  case pushPage(title: Text, body: Text?)
  case pop(PopTarget)
  case present(Text)
  case dismiss
  case alert(AlertSpec)

  // MARK: session
  case show(ShowTopic)
  case render(RenderMode)
  case renderCells(Bool)
  case trace(TraceMode)
  case device(DeviceName)
  case era(Era)
  case set(option: String, value: Text)
  case undo(Int)
  case redo(Int)
  case goto(Int)
  case reset
  case memoryWarning
  case relaunch
  case load(LoadSpec)
  case export(CodeLanguage, file: NamedThing)
  case source(Text, at: SourceRange)
  case help(Text?)
  case complete(Text)
  case quit
  case why
  /// A pasted exception.
  case crash(Text)
  /// `fails [TEXT] { … }`: passes only if the block fails, with that text in the message.
  case fails(Text?, Block, at: SourceRange)
}

package enum SelectionMode: String, CaseIterable, Sendable { case none, single, multiple }

package enum ConfigureMode: String, CaseIterable, Sendable {
  case always
  case onCreate = "on-create"
}

package enum WireRole: String, CaseIterable, Sendable {
  case dataSource = "data-source"
  case delegate
}

package enum ScreenKind: String, CaseIterable, Sendable { case table, view, page, form, empty }

package enum RenderMode: String, CaseIterable, Sendable { case full, changes, off }

package enum TraceMode: Hashable, Sendable {
  case on
  case off
  case swift
  case objectiveC
  /// Only the calls of this event or method.
  case only([Method])
}

package enum HeaderPlace: Hashable, Sendable {
  /// The block's section, else the last one.
  case current
  case section(SectionPlace)
  case table
}

package struct SectionSpec: Hashable, Sendable {
  package var title: Text?
  package var footer: Text?
  package var at: Int?
  package var body: Block?

  package init(title: Text? = nil, footer: Text? = nil, at: Int? = nil, body: Block? = nil) {
    (self.title, self.footer, self.at, self.body) = (title, footer, at, body)
  }
}

package struct RowSpec: Hashable, Sendable {
  package var text: Text
  package var at: Target?
  package var id: Text?
  package var properties: [Property]

  package init(_ text: Text, at: Target? = nil, id: Text? = nil, properties: [Property] = []) {
    (self.text, self.at, self.id, self.properties) = (text, at, id, properties)
  }
}

/// One property with its value; the scope stands in the command.
package enum Property: Hashable, Sendable {
  case text(Text)
  case detail(Text?)
  case image(ImageSpec)
  case background(Text)
  case indentation(Int)
  case accessory(AccessorySpec)
  case editingAccessory(AccessorySpec)
  case cell(CellSpec)
  /// The delegate's heightForRow (or …Header, …Footer, by the scope), in points.
  case height(Double)
  case selectable(Bool)
  case highlightable(Bool)
  case editable(Bool)
  case movable(Bool)
  case indentsWhileEditing(Bool)
  case editingStyle(TableViewCell.EditingStyle)
  case deleteTitle(Text)
}

package struct ImageSpec: Hashable, Sendable {
  package var name: Text
  /// nil: `missing`.
  package var size: Size?

  package init(_ name: Text, size: Size?) { (self.name, self.size) = (name, size) }
}

package enum AccessorySpec: Hashable, Sendable {
  case type(TableViewCell.AccessoryType)
  case button(Text)
  case toggle(isOn: Bool)
}

package struct CellSpec: Hashable, Sendable {
  package var style: TableViewCell.CellStyle
  package var identifier: Identifier
  /// Of a custom cell, from left to right.
  package var subviews: [SubviewSpec]

  package enum Identifier: Hashable, Sendable {
    /// Not said: one identifier a style.
    case standard
    case named(Text)
    /// No reuse at all.
    case none
  }

  package enum SubviewSpec: Hashable, Sendable {
    case label(name: Text, text: Text?)
    case image(ImageSpec)
    case field(name: Text)
    case button(Text)
  }

  package init(
    _ style: TableViewCell.CellStyle, identifier: Identifier = .standard,
    subviews: [SubviewSpec] = []
  ) {
    (self.style, self.identifier, self.subviews) = (style, identifier, subviews)
  }
}

package enum IndexSpec: Hashable, Sendable {
  case off
  /// The first letters of the section titles.
  case auto(search: Bool)
  case titles([Text], search: Bool)
}

/// The short name of an event: `select`, `will-select`….
package enum EventName: Hashable, Sendable {
  case method(Method)
  /// `delete` and `insert`: commitEditingStyle with that style alone.
  case commit(TableViewCell.EditingStyle)
}

package enum Reaction: Hashable, Sendable {
  case block(Block)
  /// `off`: the default again.
  case off
}

package enum Answer: Hashable, Sendable {
  case none
  case bool(Bool)
  case number(Double)
  case place(Place)
  case text(Text)
}

package enum TapTarget: Hashable, Sendable {
  /// Unqualified: it must name one thing on the glass.
  case anything(Place)
  case row(Place)
  case accessory(Place)
  case control(Place)
  case index(Text, at: SourceRange)
  case minus(Place)
  case plus(Place)
  /// Whichever Delete shows.
  case confirm
  /// A button behind a swiped row.
  case action(Text, at: SourceRange)
  /// A button of the navigation bar.
  case bar(Text, at: SourceRange)
  /// The back button.
  case back
  case tab(NamedThing)
  /// A button of an alert, or in a row.
  case button(NamedThing)
  case field(NamedThing)
}

package enum ScrollAmount: Hashable, Sendable {
  case points(Double)
  case rows(Int)
  case pages(Double)
}

package enum ShowTopic: Hashable, Sendable {
  case screen
  case tree
  case calls(since: Int?)
  case cells
  case counts
  case answers
  case stack
  case code(CodeLanguage)
  case state
  case steps
  /// Without a second step: the present one; without both: what the last step changed.
  case diff(Int?, Int?)
}

package enum DeviceName: Hashable, Sendable {
  case named(String)
  case size(width: Double, height: Double)
}

package struct LoadSpec: Hashable, Sendable {
  package var file: Text
  package var fileRange: SourceRange
  package var kind: Kind?
  package var section: SectionPlace?
  package var text: Text?
  package var detail: Text?
  package var image: Text?
  package var sectionKey: Text?

  package enum Kind: String, CaseIterable, Sendable { case rows, sections }

  package init(
    file: Text, at fileRange: SourceRange, kind: Kind? = nil, section: SectionPlace? = nil,
    text: Text? = nil, detail: Text? = nil, image: Text? = nil, sectionKey: Text? = nil
  ) {
    (self.file, self.fileRange, self.kind, self.section) = (file, fileRange, kind, section)
    (self.text, self.detail, self.image, self.sectionKey) = (text, detail, image, sectionKey)
  }
}
