import CommandLanguage
import TableKit

// Properties: kept by a row, a section or the screen; the one that was set last answers.
extension Session {
  func set(
    _ property: Property, for scope: Scope?, _ context: Context
  ) throws(StepError) {
    try check(property, context)
    let filled = property.filled(context)
    switch scope {
    case .table:
      if case .background(let color) = filled {
        try table(of: context.screen).backgroundColor = color.plain
      }
    case .headers:
      setShared(filled, key: .headerHeight, sections: context.section.map { [$0] }, context)
      callFor([.heightForHeader], context.screen)
    case .footers:
      setShared(filled, key: .footerHeight, sections: context.section.map { [$0] }, context)
      callFor([.heightForFooter], context.screen)
    case .cell(let number):
      if let cell = try cell(number, context) { cell.set(filled) }
    case .places(let places):
      let set = try self.places(places, context)
      callFor(filled, context.screen)
      self.set(filled, set, context)
    case nil:
      callFor(filled, context.screen)
      self.set(filled, context.section.map { .sections([$0]) } ?? .all, context)
    }
  }

  /// Sets a property and tells nobody.
  func setInModel(_ property: Property, _ places: PlaceSet, _ context: Context) {
    switch places {
    case .all: setShared(property, key: nil, sections: nil, context)
    case .sections(let sections): setShared(property, key: nil, sections: sections, context)
    case .rows(let spans): setOwn(property, spans, context)
    }
  }

  private func set(_ property: Property, _ places: PlaceSet, _ context: Context) {
    setInModel(property, places, context)
    if case .detail(.some) = property, let path = places.first(in: scripts[context.screen]) {
      noteHiddenDetail(at: path, context.screen)
    }
    if property.isOfCell {
      setOnCells(property, places, context)
    } else if Setting.Key(property) != .deleteTitle {
      line.reload(context.screen)
    }
  }

  /// Sets what a section or the whole screen says; no row is touched.
  private func setShared(
    _ property: Property, key: Setting.Key?, sections: [Int]?, _ context: Context
  ) {
    let screen = context.screen
    scripts[screen].age += 1
    let setting = Setting(property, key: key, age: scripts[screen].age)
    guard let sections else {
      scripts[screen].traits = (scripts[screen].traits ?? Traits(settings: [])).with(setting)
      if key != nil { line.reload(screen) }
      return
    }
    for section in sections where section < scripts[screen].sections.count {
      scripts[screen].sections.update(at: section) {
        $0.traits = ($0.traits ?? Traits(settings: [])).with(setting)
      }
    }
    if key != nil { line.reload(screen) }
  }

  /// Sets what rows say of themselves.
  private func setOwn(_ property: Property, _ spans: [RowSpan], _ context: Context) {
    let screen = context.screen
    let setting = Setting(property, age: scripts[screen].age)
    for span in spans where span.section < scripts[screen].sections.count {
      scripts[screen].sections.update(at: span.section) { section in
        section.rows.update(span.rows) {
          $0.traits = ($0.traits ?? Traits(settings: [])).with(setting)
        }
      }
    }
    if setting.key == .text {
      versions += 1
      scripts[screen].version.number = versions
    }
  }

  /// Keeps what a control in a row's cell was set to by a finger.
  func keep(_ property: Property, at path: IndexPath, _ screen: Int) {
    guard scripts[screen].contains(path) else { return }
    setOwn(property, [RowSpan(path)], Context(screen: screen, source: SourceText("")))
  }

  /// Sets a property on the cells of rows that have one; the others get it at their next cellForRow.
  private func setOnCells(_ property: Property, _ places: PlaceSet, _ context: Context) {
    let screen = context.screen
    guard let id = scripts[screen].table else { return }
    for hand in inHand where hand.screen == screen {
      guard let path = hand.path, places.contains(path), scripts[screen].contains(path) else {
        continue
      }
      scripts[screen].settings(at: path).set(property, on: hand.cell)
    }
    for path in stage.state.tables[id].rows.map(\.path)
    where places.contains(path) && scripts[screen].contains(path) {
      guard let cell = stage.table(id)?.displayedCell(at: path) else { continue }
      scripts[screen].settings(at: path).set(property, on: cell)
    }
  }

  /// A default cell has no second label.
  func noteHiddenDetail(at path: IndexPath, _ screen: Int) {
    if scripts[screen].cellSpec(at: path).style == .default { line.note(.detailNotShown) }
  }

  /// Refuses what the era does not have, and a value that is neither yes nor no.
  func check(_ property: Property, _ context: Context) throws(StepError) {
    if case .byValue(let name, let yes, _) = property {
      _ = try context.truth(name, PropertyName(yes).rawValue)
    }
    if property.isDetailButton, stage.state.era < 7 {
      throw StepError(
        .value(.newer(what: "accessory detail", since: 7, era: stage.state.era.version)))
    }
    if property == .selectionStyle(.default), stage.state.era < 7 {
      throw StepError(
        .value(.newer(what: "selection-style default", since: 7, era: stage.state.era.version)))
    }
  }
}

extension Property {
  /// Whether it is the button that came with iOS 7.
  var isDetailButton: Bool {
    self == .accessory(.type(.detailButton)) || self == .editingAccessory(.type(.detailButton))
  }

  /// Whether it is set on the cell itself; the others change what the delegate or data source answers.
  var isOfCell: Bool {
    switch self {
    case .text, .detail, .image, .background, .indentation, .accessory, .editingAccessory,
      .selectionStyle:
      true
    case .cell, .height, .selectable, .highlightable, .editable, .movable, .indentsWhileEditing,
      .editingStyle, .deleteTitle:
      false
    case .byValue(_, let yes, _): yes.isOfCell
    }
  }

  /// The property with the values of `$` names in its texts.
  func filled(_ context: Context) -> Property {
    switch self {
    case .text(let text): .text(.plain(context.text(text)))
    case .detail(let text): .detail(text.map { .plain(context.text($0)) })
    case .image(let image):
      .image(ImageSpec(.plain(context.text(image.name)), size: image.size))
    case .background(let color): .background(.plain(context.text(color)))
    case .deleteTitle(let title): .deleteTitle(.plain(context.text(title)))
    case .accessory(let spec): .accessory(spec.filled(context))
    case .editingAccessory(let spec): .editingAccessory(spec.filled(context))
    case .cell(let spec): .cell(spec.filled(context))
    case .indentation, .selectionStyle, .height, .selectable, .highlightable, .editable, .movable,
      .indentsWhileEditing, .editingStyle:
      self
    case .byValue(let name, let yes, let no): context.isTrue(name) == true ? yes : no
    }
  }

  /// The methods by which a data source or delegate says it.
  var methods: [Method] {
    switch self {
    case .text, .detail, .image, .background, .indentation, .accessory, .editingAccessory,
      .selectionStyle, .cell:
      []
    case .height: [.heightForRow]
    case .selectable: [.willSelectRow]
    case .highlightable: [.shouldHighlightRow]
    case .editable: [.canEditRow]
    case .movable(let yes): yes ? [.canMoveRow, .moveRow] : [.canMoveRow]
    case .indentsWhileEditing: [.shouldIndentWhileEditing]
    case .editingStyle: [.editingStyleForRow]
    case .deleteTitle: [.titleForDeleteConfirmationButton]
    case .byValue(_, let yes, _): yes.methods
    }
  }
}

extension AccessorySpec {
  func filled(_ context: Context) -> AccessorySpec {
    if case .button(let title) = self { .button(.plain(context.text(title))) } else { self }
  }
}

extension CellSpec {
  func filled(_ context: Context) -> CellSpec {
    var spec = self
    if case .named(let name) = identifier { spec.identifier = .named(.plain(context.text(name))) }
    spec.subviews = subviews.map { view in
      switch view {
      case .label(let name, let text):
        .label(name: .plain(context.text(name)), text: text.map { .plain(context.text($0)) })
      case .image(let image):
        .image(ImageSpec(.plain(context.text(image.name)), size: image.size))
      case .field(let name): .field(name: .plain(context.text(name)))
      case .button(let title): .button(.plain(context.text(title)))
      }
    }
    return spec
  }
}
