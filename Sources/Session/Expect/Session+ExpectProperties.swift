import CommandLanguage
import TableKit

// The properties of rows: as the cell has them where the row has one, else as it would be given them; what
// the delegate and the data source say is asked.
extension Session {
  func look(
    at fact: PropertyFact, _ context: Context, _ take: (Finding) -> Bool
  ) throws(StepError) {
    let wanted = fact.value?.filled(context)
    switch fact.scope {
    case .table:
      let color = try table(of: context.screen).state.settings.backgroundColor
      let actual = color.map { Property.background(.plain($0)) }
      _ = take(Session.finding(fact.name, "for table", wanted, actual))
    case .cell(let number):
      let actual = try cell(number, context)?.state
      let place = Printer.scope(.cell(number))
      let property = actual?.property(fact.name, like: wanted)
      _ = take(Session.finding(fact.name, place, wanted, property))
    case .headers: try lookAtEdges("headers", wanted, context, take)
    case .footers: try lookAtEdges("footers", wanted, context, take)
    case .places(let places):
      try forEachRow(of: try self.places(places, context), context) { (path) throws(StepError) in
        take(try finding(fact.name, wanted, at: path, context))
      }
    case nil:
      try forEachRow(of: .all, context) { (path) throws(StepError) in
        take(try finding(fact.name, wanted, at: path, context))
      }
    }
  }

  private static func finding(
    _ name: PropertyName, _ place: String, _ expected: Property?, _ actual: Property?
  ) -> Finding {
    Finding("\(name.rawValue) \(place)", expected: expected, actual: actual) {
      $0.map { Printer.value($0) } ?? "none"
    }
  }

  private func finding(
    _ name: PropertyName, _ expected: Property?, at path: IndexPath, _ context: Context
  ) throws(StepError) -> Finding {
    let actual = try property(name, like: expected, at: path, context)
    let row = name == .text ? "\(path)" : Session.words(path, context, self)
    return Session.finding(name, "for \(row)", expected, actual)
  }

  /// Goes through rows until one says that it is enough.
  private func forEachRow(
    of places: PlaceSet, _ context: Context, _ body: (IndexPath) throws(StepError) -> Bool
  ) throws(StepError) {
    let script = scripts[context.screen]
    let spans: [RowSpan] =
      switch places {
      case .rows(let spans): spans
      case .sections(let sections):
        sections.map { RowSpan($0, 0..<script.numberOfRows(in: $0)) }
      case .all:
        (0..<script.numberOfSections).map { RowSpan($0, 0..<script.numberOfRows(in: $0)) }
      }
    var count = 0
    for span in spans {
      for row in span.rows {
        try endIfInterrupted(at: count)
        count += 1
        if try !body(IndexPath(row: row, section: span.section)) { return }
      }
    }
  }

  /// The heights of all headers or footers.
  private func lookAtEdges(
    _ edge: String, _ expected: Property?, _ context: Context, _ take: (Finding) -> Bool
  ) throws(StepError) {
    let table = try table(of: context.screen)
    for section in 0..<table.state.sections.count {
      try endIfInterrupted(at: section)
      let rect = try uikit { () throws(TableException) in
        edge == "headers"
          ? try table.rectForHeader(inSection: section)
          : try table.rectForFooter(inSection: section)
      }
      let place = "for \(edge), section \(section)"
      guard take(Session.finding(.height, place, expected, .height(rect.size.height))) else {
        return
      }
    }
  }

  // MARK: What is

  /// The cell of a row; of one without, as the data source would fill it; nil: there is no such row.
  func cell(at path: IndexPath, _ context: Context) -> CellState? {
    let script = scripts[context.screen]
    if let id = script.table,
      let row = stage.state.tables[id].rows.first(where: { $0.path == path })
    {
      return row.cell
    }
    guard script.contains(path) else { return nil }
    let settings = script.settings(at: path)
    let spec = settings.cellSpec
    let cell = TableViewCell(style: spec.style, reuseIdentifier: spec.reuseIdentifier)
    settings.fill(cell, all: true)
    return cell.state
  }

  /// A property of a row, in the words that set it; nil: `none`.
  private func property(
    _ name: PropertyName, like expected: Property?, at path: IndexPath, _ context: Context
  ) throws(StepError) -> Property? {
    switch name {
    case .text, .detail, .image, .background, .indentation, .accessory, .editingAccessory,
      .selectionStyle, .cell:
      return cell(at: path, context)?.property(name, like: expected)
    case .height, .selectable, .highlightable, .editable, .movable, .indentsWhileEditing,
      .editingStyle, .deleteTitle:
      let table = try table(of: context.screen)
      return try uikit { () throws(TableException) in try table.property(name, at: path) }
    }
  }
}

extension TableView {
  /// What the delegate or the data source says of a row; nil: it is set on the cell.
  fileprivate func property(
    _ name: PropertyName, at path: IndexPath
  ) throws(TableException) -> Property? {
    switch name {
    case .height: .height(try rectForRow(at: path).size.height)
    case .selectable: .selectable(try isSelectable(path))
    case .highlightable: .highlightable(try isHighlightable(path))
    case .editable: .editable(try isEditable(path))
    case .movable: .movable(try isMovable(path))
    case .indentsWhileEditing: .indentsWhileEditing(try indentsWhileEditing(path))
    case .editingStyle: .editingStyle(try editingStyle(of: path))
    case .deleteTitle: .deleteTitle(.plain(try deleteTitle(path)))
    case .text, .detail, .image, .background, .indentation, .accessory, .editingAccessory,
      .selectionStyle, .cell:
      nil
    }
  }
}

extension CellState {
  /// The main text; of a custom cell that of its first label.
  var shownText: String? { text ?? labels.first }

  /// The detail; of a custom cell that of its second label.
  private var shownDetail: String? { style == .custom ? labels.dropFirst().first : detail }

  private var labels: [String] {
    subviews.compactMap { if case .label(_, let text) = $0 { text } else { nil } }
  }

  /// What the cell shows, in the words that set it; nil: `none`, or nothing that is set on a cell.
  fileprivate func property(_ name: PropertyName, like expected: Property?) -> Property? {
    switch name {
    case .text: .text(.plain(shownText ?? ""))
    case .detail: .detail(shownDetail.map { .plain($0) })
    case .image: image.map { .image(ImageSpec(.plain($0.name), size: $0.size)) }
    case .background: background.map { .background(.plain($0)) }
    case .indentation: .indentation(indentationLevel)
    case .accessory: .accessory(AccessorySpec(accessoryView, else: accessoryType))
    case .editingAccessory:
      .editingAccessory(AccessorySpec(editingAccessoryView, else: editingAccessoryType))
    case .selectionStyle: .selectionStyle(selectionStyle)
    case .cell: .cell(spec(like: expected))
    case .height, .selectable, .highlightable, .editable, .movable, .indentsWhileEditing,
      .editingStyle, .deleteTitle:
      nil
    }
  }

  /// How the cell is made, as far as `expected` says it.
  private func spec(like expected: Property?) -> CellSpec {
    guard case .cell(let wanted) = expected else { return CellSpec(style) }
    var spec = CellSpec(style)
    if wanted.identifier != .standard {
      spec.identifier = reuseIdentifier.map { .named(.plain($0)) } ?? .none
    }
    if !wanted.subviews.isEmpty { spec.subviews = subviews.map(\.spec) }
    return spec
  }
}

extension AccessorySpec {
  /// A view hides the type.
  fileprivate init(
    _ view: TableViewCell.AccessoryView?, else type: TableViewCell.AccessoryType
  ) {
    switch view {
    case .button(let title): self = .button(.plain(title))
    case .toggle(let isOn): self = .toggle(isOn: isOn)
    case nil: self = .type(type)
    }
  }
}

extension TableViewCell.Subview {
  fileprivate var spec: CellSpec.SubviewSpec {
    switch self {
    case .label(let name, let text): .label(name: .plain(name), text: .plain(text))
    case .image(let image): .image(ImageSpec(.plain(image.name), size: image.size))
    case .field(let name, _): .field(name: .plain(name))
    case .button(let title): .button(.plain(title))
    }
  }
}
