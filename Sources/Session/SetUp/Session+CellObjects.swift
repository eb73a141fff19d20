import CommandLanguage
import TableKit

/// A cell of which a call speaks. It may be neither on the glass nor in the pool: one that `cellForRow`
/// is about to answer, one that has just left.
struct CellInHand {
  var screen: Int
  /// The row that `cellForRow` makes it for.
  var path: IndexPath?
  var cell: TableViewCell
}

// `for cell N`: a cell object, whichever row it serves, and nothing of the model.
extension Session {
  /// The cell of a number; nil, with a note: it is gone.
  func cell(_ number: CellNumber, _ context: Context) throws(StepError) -> TableViewCell? {
    let table = try table(of: context.screen)
    let wanted = context.number(number)
    let made = table.state.cellsMade
    guard wanted >= 1, wanted <= made else {
      throw StepError(.session(.noCell(wanted, made: made)))
    }
    let hand = inHand.last { $0.screen == context.screen && $0.cell.number == wanted }
    if let cell = hand?.cell ?? table.cell(numbered: wanted) { return cell }
    line.note(.cellIsGone(wanted))
    return nil
  }
}

extension ScriptedScreen {
  /// Runs the reaction to what happens to a cell, which it may name.
  func answer(
    _ method: Method, at path: IndexPath, with cell: TableViewCell, of table: TableView
  ) throws(TableException) {
    guard let reaction = script.reaction(to: .method(method), at: path) else { return }
    try run(reaction, to: method, at: path, with: cell, of: table)
  }

  func run(
    _ reaction: ReactionScript, to method: Method, at path: IndexPath, with cell: TableViewCell,
    of table: TableView
  ) throws(TableException) {
    let number = table.number(cell)
    let made = method == .cellForRow ? path : nil
    session.inHand.append(CellInHand(screen: screen, path: made, cell: cell))
    defer { session.inHand.removeLast() }
    let own = BoundValue(EventValue.cell.rawValue, .number(number))
    _ = try session.react(reaction, screen: screen, script.values(of: path) + [own])
  }
}

extension Context {
  fileprivate func number(_ number: CellNumber) -> Int {
    switch number {
    case .number(let number): return number
    case .value(let name):
      guard case .number(let number) = value(name) else { return 0 }
      return number
    }
  }
}

extension TableViewCell {
  /// Sets what the cell shows. A custom cell has it in the first view that can show it.
  func set(_ property: Property) {
    switch property {
    case .text(let text): set(text.plain, label: 0) { textLabel?.text = $0 }
    case .detail(let text): set(text?.plain, label: 1) { detailTextLabel?.text = $0 }
    case .image(let spec):
      imageView?.image = spec.image
      guard let index = subviews.firstIndex(where: \.isImage) else { return }
      subviews[index] = .image(spec.image)
    case .background(let color): backgroundColor = color.plain
    case .indentation(let level): indentationLevel = level
    case .accessory(let spec): (accessoryType, accessoryView) = spec.parts
    case .editingAccessory(let spec): (editingAccessoryType, editingAccessoryView) = spec.parts
    case .selectionStyle(let style): selectionStyle = style
    case .cell, .height, .selectable, .highlightable, .editable, .movable, .indentsWhileEditing,
      .editingStyle, .deleteTitle, .byValue:
      return
    }
  }

  private func set(_ text: String?, label: Int, _ setOwn: (String?) -> Void) {
    setOwn(text)
    let labels = subviews.indices.filter { subviews[$0].labelName != nil }
    guard labels.indices.contains(label), let name = subviews[labels[label]].labelName else {
      return
    }
    subviews[labels[label]] = .label(name: name, text: text ?? "")
  }
}

extension TableViewCell.Subview {
  fileprivate var isImage: Bool { if case .image = self { true } else { false } }

  fileprivate var labelName: String? { if case .label(let name, _) = self { name } else { nil } }
}
