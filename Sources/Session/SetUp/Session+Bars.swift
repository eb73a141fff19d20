import CommandLanguage
import TableKit

// The buttons of the navigation bar: how they look is the controller's matter, what they do the script's.
extension Session {
  func setBar(_ side: BarSide, _ spec: BarItemSpec, _ context: Context) throws(StepError) {
    embed(context.screen)
    if spec.onlySays("Edit", context) { line.note(.onlySaysEdit(side)) }
    guard let controller = controller(of: context.screen) else { return }
    let end = side.end
    guard let item = spec.item(context) else {
      scripts[context.screen].bar[end] = []
      return controller.setItems([], end)
    }
    var script = BarItemScript(item: item, togglesEdit: spec.togglesEdit)
    if let block = spec.reaction {
      script.reaction = ReactionScript(
        block: block, values: context.values, source: context.source)
    }
    var items = controller.state.items(end)
    if let known = scripts[context.screen].bar[end].firstIndex(where: { $0.isSame(as: item) }) {
      scripts[context.screen].bar[end][known] = script
      items[known] = item
    } else {
      scripts[context.screen].bar[end].append(script)
      items.append(item)
    }
    controller.setItems(items, end)
  }

  /// What a button does when it is tapped.
  func tappedBar(
    _ end: NavigationBarSide, _ index: Int, of screen: Int
  ) throws(TableException) {
    let script = scripts[screen].bar[end][index]
    if script.togglesEdit { try toggleEdit(end, index, script, of: screen) }
    if let reaction = script.reaction { _ = try react(reaction, screen: screen, []) }
  }

  /// `toggles edit`: the table's own edit mode is turned over, and the button says Done while it is on. The
  /// button does not look it: the program changes its title only.
  private func toggleEdit(
    _ end: NavigationBarSide, _ index: Int, _ script: BarItemScript, of screen: Int
  ) throws(TableException) {
    guard let id = scripts[screen].table, let controller = controller(of: screen) else { return }
    let editing = !table(id).state.isEditing
    try table(id).setEditing(editing, animated: true)
    var items = controller.state.items(end)
    guard items.indices.contains(index) else { return }
    items[index].title = editing ? "Done" : script.item.title
    controller.setItems(items, end)
  }

  // MARK: Buttons on the glass

  /// A button of the bar, by its title: a plus sign is also called add.
  func barItem(_ title: String, at range: SourceRange) throws(StepError) -> TouchTarget {
    if let found = barItems(on: stage.state.frame, bearing: title).first { return found }
    throw StepError(
      .touch(.noBarButton(title, titles: barTitles(on: stage.state.frame))), at: range)
  }

  func barItems(on frame: Frame, bearing title: String) -> [TouchTarget] {
    guard let bar = frame.navigationBar else { return [] }
    var found: [TouchTarget] = []
    for (index, item) in bar.left.enumerated() where item.isCalled(title) {
      found.append(.bar(.left, index))
    }
    for (index, item) in bar.right.enumerated() where item.isCalled(title) {
      found.append(.bar(.right, index))
    }
    for (index, item) in (frame.toolbar ?? []).enumerated() where item.isCalled(title) {
      found.append(.bar(.toolbar, index))
    }
    return found
  }

  func barTitles(on frame: Frame) -> [String] {
    guard let bar = frame.navigationBar else { return [] }
    return (bar.left + bar.right + (frame.toolbar ?? [])).map(\.title)
  }
}

/// What the script said of a button of the bar.
struct BarItemScript: Equatable, Sendable {
  /// As it was made; a toggling one changes its title.
  var item: BarItemState
  var togglesEdit = false
  var reaction: ReactionScript?

  func isSame(as other: BarItemState) -> Bool {
    item.kind == other.kind && item.title == other.title
  }
}

/// The buttons of both sides and of the toolbar, the outermost first.
struct BarScript: Equatable, Sendable {
  private var left: [BarItemScript] = []
  private var right: [BarItemScript] = []
  private var toolbar: [BarItemScript] = []

  init() {}

  subscript(end: NavigationBarSide) -> [BarItemScript] {
    get { self[keyPath: Self.path(end)] }
    set { self[keyPath: Self.path(end)] = newValue }
  }

  private static func path(_ end: NavigationBarSide) -> WritableKeyPath<BarScript, [BarItemScript]>
  {
    switch end {
    case .left: \.left
    case .right: \.right
    case .toolbar: \.toolbar
    }
  }
}

extension BarSide {
  var end: NavigationBarSide {
    switch self {
    case .left: .left
    case .right: .right
    case .toolbar: .toolbar
    }
  }
}

extension BarItemSpec {
  /// Whether it has no more than that text: a tap on it comes to nothing.
  fileprivate func onlySays(_ text: String, _ context: Context) -> Bool {
    guard case .title(let title) = kind, reaction == nil, !togglesEdit else { return false }
    return context.text(title) == text
  }

  /// The button; nil: `none`.
  fileprivate func item(_ context: Context) -> BarItemState? {
    switch kind {
    case .none: nil
    case .edit: BarItemState(.editButton, isEnabled: !isDisabled)
    case .system(let system): BarItemState(system.kind, isEnabled: !isDisabled)
    case .title(let title): BarItemState(title: context.text(title), isEnabled: !isDisabled)
    }
  }
}

extension BarItemSpec.SystemItem {
  fileprivate var kind: BarItemState.Kind {
    switch self {
    case .add: .add
    case .done: .done
    case .cancel: .cancel
    case .save: .save
    }
  }
}

extension BarItemFrame {
  fileprivate func isCalled(_ title: String) -> Bool {
    self.title == title || self.title == "+" && (title == "add" || title == "Add")
  }
}

extension ViewController {
  fileprivate func setItems(_ items: [BarItemState], _ end: NavigationBarSide) {
    setBarItems(items, end)
    if end == .toolbar { showToolbarIfWanted() }
  }

  /// The toolbar of its navigation controller shows once it has something to show there.
  func showToolbarIfWanted() {
    if !state.toolbarItems.isEmpty {
      navigationController?.setToolbarHidden(false, animated: false)
    }
  }
}
