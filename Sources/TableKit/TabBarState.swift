/// A tab bar controller's tabs, and which of them shows.
public struct TabBarState: Equatable, Sendable {
  /// The tabs in order, also those behind More.
  public package(set) var items: [TabItemState] = []
  /// The place of the selected tab on the bar; that of More is the last.
  public package(set) var selected = 0
  /// The navigation controller behind More; nil: every tab has its place on the bar.
  package var more: Int?

  /// How many tabs stand on the bar, without More.
  public var placesOnBar: Int { more == nil ? items.count : TabBarState.mostPlaces - 1 }

  /// The places on the bar, that of More among them.
  var places: Range<Int> { 0..<placesOnBar + (more == nil ? 0 : 1) }

  /// Five tabs have room on an iPhone.
  static let mostPlaces = 5

  /// What the selected tab shows.
  var content: WindowState.Root {
    if selected < placesOnBar { return items[selected].content }
    return more.map { .navigation($0) } ?? .nothing
  }
}

/// One tab.
public struct TabItemState: Equatable, Sendable {
  /// The word below the image.
  public var title: String
  /// The name of the image; nil: there is none.
  public var image: String?
  /// What stands in the red circle; nil: there is none.
  public var badge: String?
  package internal(set) var content: WindowState.Root

  init(_ title: String, image: String?, badge: String?, content: WindowState.Root) {
    (self.title, self.image, self.badge, self.content) = (title, image, badge, content)
  }
}

extension StageState {
  /// Whether the tab bar shows now.
  var showsTabBar: Bool { topController.map { hasTabBar(under: $0) } ?? (window.root == .tabs) }

  /// Whether a controller has the tab bar below it: it is in a tab, and does not hide it. It keeps the bar
  /// while something is presented over both; one that is itself presented has none.
  func hasTabBar(under controller: Int) -> Bool {
    guard window.root == .tabs,
      !window.presented.contains(where: { place(of: controller, in: $0) != nil })
    else { return false }
    let contents = tabBar.items.map(\.content) + (tabBar.more.map { [.navigation($0)] } ?? [])
    return contents.contains { content in
      guard let place = place(of: controller, in: content) else { return false }
      return place == 0 || !controllers[controller].hidesBottomBarWhenPushed
    }
  }

  /// How many controllers lie below one in a container; nil: it is not in there.
  private func place(of controller: Int, in container: WindowState.Root) -> Int? {
    switch container {
    case .nothing, .tabs: nil
    case .controller(let id): id == controller ? 0 : nil
    case .navigation(let id): navigations[id].stack.firstIndex(of: controller)
    }
  }

  /// The tab bar; nil: there is none on the glass.
  var tabBarFrame: TabBarFrame? {
    guard showsTabBar else { return nil }
    var items = tabBar.items.prefix(tabBar.placesOnBar).map {
      TabItemFrame(title: $0.title, image: $0.image, badge: $0.badge)
    }
    if tabBar.more != nil { items.append(TabItemFrame(title: "More", isMore: true)) }
    return TabBarFrame(items: items, selected: tabBar.selected)
  }
}
