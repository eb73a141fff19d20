/// `UITabBarController`: some controllers, one of which shows above a bar of tabs.
///
/// A stage has one at most; this is the handle to it.
public final class TabBarController {
  /// The stage that it is on.
  public let stage: Stage

  /// The stage's tab bar controller.
  public init(on stage: Stage) { self.stage = stage }

  private var state: TabBarState {
    get { stage.state.tabBar }
    set { stage.state.tabBar = newValue }
  }

  /// Adds a tab, or gives the one of that title another controller. The first one is selected.
  public func addTab(
    _ title: String, image: String? = nil, badge: String? = nil, _ controller: ViewController
  ) throws(TableException) {
    try add(TabItemState(title, image: image, badge: badge, content: .controller(controller.id)))
  }

  /// Adds a tab that shows a stack, or gives the one of that title another. The first one is selected.
  public func addTab(
    _ title: String, image: String? = nil, badge: String? = nil, _ navigation: NavigationController
  ) throws(TableException) {
    try add(TabItemState(title, image: image, badge: badge, content: .navigation(navigation.id)))
  }

  private func add(_ item: TabItemState) throws(TableException) {
    if let known = state.items.firstIndex(where: { $0.title == item.title }) {
      let isShown = state.items[known].content == stage.state.content
      if isShown, item.content != stage.state.content { try stage.topController?.disappear() }
      let appears = isShown && item.content != state.items[known].content
      state.items[known] = item
      if appears { try stage.topController?.appear() }
    } else {
      state.items.append(item)
      if state.items.count > TabBarState.mostPlaces, state.more == nil { makeMore() }
    }
    if stage.state.window.root != .tabs { try stage.show(.tabs) }
  }

  /// From the sixth tab on the last place on the bar is More's. A tab that loses its place while it shows is
  /// shown by More.
  private func makeMore() {
    let shown = state.content
    let more = MoreController(on: stage, style: .plain)
    (more.title, more.name) = ("More", "More")
    let navigation = NavigationController(on: stage, rootViewController: more)
    state.more = navigation.id
    if state.selected >= state.placesOnBar {
      navigation.stack += stage.state.controllers(in: shown)
    }
  }

  /// Selects a tab by its place on the bar; a program's selection asks and tells nobody. Does nothing where
  /// there is none. (What UIKit does then is not known.)
  public func selectTab(at place: Int) throws(TableException) {
    if place == state.selected || !state.places.contains(place) { return }
    let leaving = stage.topController
    try stage.endTransition()
    state.selected = place
    stage.topController?.table?.setNeedsLayout()
    try stage.topController?.loadViewIfNeeded()
    try leaving?.willDisappear(animated: false)
    try stage.topController?.willAppear(animated: false)
    try leaving?.didDisappear(animated: false)
    try stage.topController?.didAppear(animated: false)
  }

  /// A finger on a tab: that of the shown one goes back to its root.
  func tap(_ place: Int) throws(TableException) {
    let title = place < state.placesOnBar ? state.items[place].title : "More"
    let root = root(ofTab: place)
    guard try askShouldSelect(root, title) else { return }
    if place == state.selected {
      if case .navigation(let id) = stage.state.content, let navigation = stage.navigations[id],
        navigation.stack.count > 1
      {
        _ = try navigation.pop(keeping: 1, true)
      }
    } else {
      try selectTab(at: place)
    }
    try tellDidSelect(root, title)
  }

  /// The root controller of the tab at a place on the bar.
  private func root(ofTab place: Int) -> ViewController? {
    let content =
      place < state.placesOnBar
      ? state.items[place].content : state.more.map { WindowState.Root.navigation($0) } ?? .nothing
    return stage.state.controllers(in: content).first.flatMap { stage.controllers[$0] }
  }
}

extension StageState {
  /// The controllers of a content, the lowest first.
  func controllers(in content: WindowState.Root) -> [Int] {
    switch content {
    case .nothing, .tabs: []
    case .controller(let id): [id]
    case .navigation(let id): navigations[id].stack
    }
  }
}

extension Stage {
  /// Makes the handle of More's list anew where the number of its controller, or of its data source, is that of
  /// something else on another line of the history. Nobody is asked.
  package func renewMore() {
    guard let id = state.tabBar.more.flatMap({ state.navigations[$0].stack.first }),
      let table = state.controllers[id].table.map({ TableView($0, on: self) }),
      table.dataSource !== controllers[id] || table.delegate !== controllers[id]
    else { return }
    let more = controllers[id] as? MoreController ?? renew(id) { MoreController(on: $0) }
    table.state.dataSource = number(of: more as any TableViewDataSource)
    table.state.delegate = number(of: more as any TableViewDelegate)
  }
}

/// The list behind More: the tabs that have no place on the bar.
final class MoreController: TableViewController, TableViewDataSource, TableViewDelegate {
  private var items: ArraySlice<TabItemState> {
    stage.state.tabBar.items.dropFirst(stage.state.tabBar.placesOnBar)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let old = tableView.dequeueReusableCell(withIdentifier: "More")
    let cell = old ?? TableViewCell(style: .default, reuseIdentifier: "More")
    let item = items[items.startIndex + path.row]
    cell.textLabel?.text = item.title
    cell.imageView?.image = item.image.map { TableViewCell.Image(name: $0) }
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  /// Shows a tab's controllers above the list; they stay the tab's.
  func tableView(
    _ tableView: TableView, didSelectRowAt path: IndexPath
  ) throws(TableException) {
    let item = items[items.startIndex + path.row]
    try navigationController?.show(above: stage.state.controllers(in: item.content))
  }
}
