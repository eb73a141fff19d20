import CommandLanguage
import TableKit

// What the rows of a screen keep.
extension ScreenCode {
  /// What is said of some rows alone, or changes; what all rows have is said once, where it is asked for.
  static func keptFields(of script: ScreenScript, changed: [Property]) -> [RowField] {
    var own = changed
    var shared = (script.traits?.settings ?? []).map(\.property)
    for section in script.sections {
      own += (section.traits?.settings ?? []).map(\.property)
      section.rows.forEachRun(in: 0..<section.rows.count) { _, run in
        own += (run.traits?.settings ?? []).map(\.property)
      }
    }
    shared += own
    return RowField.allCases.filter { field in
      switch field {
      case .detail, .image, .accessory: true
      case .button, .isOn:
        shared.contains { ($0.codeValue(of: field) ?? .nothing) != .nothing }
      case .editingAccessory, .background, .indentation, .style, .selectionStyle,
        .height, .isSelectable, .isHighlightable, .isEditable, .isMovable, .indentsWhileEditing,
        .editingStyle,
        .deleteTitle:
        (field.isAnswered ? own : shared).contains { $0.codeValue(of: field) != nil }
      }
    }
  }

  /// What all rows have of which nothing else is said.
  func common(_ field: RowField) -> CodeValue {
    script.traits?.setting(field.key)?.property.codeValue(of: field) ?? field.unset
  }

  /// What a row has that is not what all have.
  func own(at path: IndexPath) -> [(RowField, CodeValue)] {
    fields.compactMap { field in
      let value = value(field, at: path)
      return value == common(field) ? nil : (field, value)
    }
  }

  private func value(_ field: RowField, at path: IndexPath) -> CodeValue {
    if field == .detail {
      return script.row(at: path).detail.map { .text(.plain($0)) } ?? .nothing
    }
    if let set = script.setting(field.key, at: path)?.property.codeValue(of: field) { return set }
    if field == .image, let image = script.row(at: path).image { return .text(.plain(image)) }
    return common(field)
  }
}

// MARK: What reactions change

extension ScreenScript {
  /// All that the screen does.
  var reactionBlocks: [Block] {
    var traits = [self.traits]
    for section in sections {
      traits.append(section.traits)
      section.rows.forEachRun(in: 0..<section.rows.count) { _, run in
        if let own = run.traits { traits.append(own) }
      }
    }
    let set = traits.compactMap { $0 }
    return set.flatMap { $0.reactions.map(\.script.block) }
      + set.flatMap { $0.swipes.flatMap { $0.actions.map(\.script.block) } }
      + NavigationBarSide.allCases.flatMap { bar[$0].compactMap { $0.reaction?.block } }
  }
}

extension Block {
  /// The properties that it sets, of the rows of one screen.
  func properties(of screen: String, in current: String) -> [Property] {
    commands.flatMap { located -> [Property] in
      switch located.command {
      case .setUp(.content(.property(let property, _))),
        .code(.change(.dataProperty(let property, _))):
        return current == screen ? [property] : []
      case .code(.change(.both(.insertRow(let spec), _))),
        .code(.change(.data(.insertRow(let spec)))):
        return current == screen ? spec.properties : []
      case .setUp(.screen(.screen(let name, _, let block?))):
        return block.properties(of: screen, in: name.plain)
      case .code(.time(.later(_, let block))), .code(.updates(.block(let block))),
        .code(.updates(.apply(let block))):
        return block.properties(of: screen, in: current)
      case .code(.change(.both(.insertSection(let spec), _))),
        .code(.change(.data(.insertSection(let spec)))):
        return spec.body?.properties(of: screen, in: current) ?? []
      case .setUp(.content(.row(let spec))): return current == screen ? spec.properties : []
      case .code(.navigation(.alert(let spec))):
        return spec.buttons.flatMap { $0.reaction?.properties(of: screen, in: current) ?? [] }
      case .setUp, .code, .touch, .stage, .session: return []
      }
    }
  }

  /// Whether it goes back and then does more: what goes back has no navigation controller any more.
  var goesOnAfterPop: Bool {
    let pop = commands.firstIndex {
      if case .code(.navigation(.pop)) = $0.command { true } else { false }
    }
    return pop.map { $0 < commands.count - 1 } ?? false
  }
}

extension Command {
  /// Whether what it is written as makes a name of its own.
  var namesSomething: Bool {
    switch self {
    case .code(.navigation(.alert)), .code(.navigation(.pushPage)), .setUp(.screen(.bar)): true
    case .setUp, .code, .touch, .stage, .session: false
    }
  }
}

extension Text {
  /// What `rows N` calls rows of which it is told no text.
  static let row = Text.template([.text("Row "), .value("row")])

  /// The text of a row that is one of many.
  func numbered(_ number: Int) -> String {
    guard case .template(let segments) = self else { return plain }
    return segments.map { segment in
      switch segment {
      case .text(let text): text
      case .value: "\(number)"
      }
    }.joined()
  }
}

extension Block {
  /// Whether it answers the question that set it off.
  var answers: Bool {
    commands.contains {
      if case .setUp(.reaction(.answer)) = $0.command { true } else { false }
    }
  }
}

/// The actions behind some rows.
struct CodeSwipe {
  let place: CodeReaction.Place
  let setting: SwipeSetting
}

extension ScreenCode {
  /// The actions of a side: those of single rows first, then of sections, then the screen's.
  func swipes(_ side: SwipeSide) -> [CodeSwipe] {
    var found: [CodeSwipe] = []
    var shared: [CodeSwipe] = []
    for (number, section) in script.sections.enumerated() {
      section.rows.forEachRun(in: 0..<section.rows.count) { first, run in
        guard let own = run.traits?.swipe(side), found.count < 100 else { return }
        let path = IndexPath(row: first, section: number)
        found.append(CodeSwipe(place: .rows(path, count: run.count), setting: own))
      }
      if let own = section.traits?.swipe(side) {
        shared.append(CodeSwipe(place: .section(number), setting: own))
      }
    }
    found += shared
    if let own = script.traits?.swipe(side) { found.append(CodeSwipe(place: .all, setting: own)) }
    return found
  }
}

// MARK: Which methods are written

extension ScreenCode {
  /// Whether the script has called for a method; the row actions of old are written as the present ones.
  func isWritten(_ method: Method) -> Bool {
    script.methods.contains(method)
      || method == .trailingSwipeActions && script.methods.contains(.editActionsForRow)
  }

  /// Whether a reaction answers for every row.
  func alwaysAnswers(_ method: Method) -> Bool {
    reactions(to: .method(method)).contains { $0.place.isAll && $0.block.answers }
  }

  /// The heights of headers or footers: what all have, and what single sections have.
  func heights(_ key: Setting.Key) -> (common: Double?, own: [(section: Int, points: Double)]) {
    let common = script.traits?.setting(key)?.points
    let own = (0..<script.numberOfSections).compactMap {
      section -> (section: Int, points: Double)? in
      guard let points = script.setting(key, section: section)?.points, points != common else {
        return nil
      }
      return (section, points)
    }
    return (common, own)
  }
}
