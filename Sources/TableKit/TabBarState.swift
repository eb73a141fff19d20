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

  /// Whether a controller has the tab bar below it when it shows: it is in a tab, and does not hide it.
  func hasTabBar(under controller: Int) -> Bool {
    guard window.root == .tabs, window.presented.isEmpty else { return false }
    let contents = tabBar.items.map(\.content) + (tabBar.more.map { [.navigation($0)] } ?? [])
    return contents.contains { content in
      switch content {
      case .nothing, .tabs: return false
      case .controller(let id): return id == controller
      case .navigation(let id):
        guard let place = navigations[id].stack.firstIndex(of: controller) else { return false }
        return place == 0 || !controllers[controller].hidesBottomBarWhenPushed
      }
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
