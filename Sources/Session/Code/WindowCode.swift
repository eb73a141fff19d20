import TableKit

/// What the window shows, as its code is written: one screen, or tabs.
enum WindowCode {
  case screen(Screen)
  case tabs([Tab])

  struct Screen {
    var className: String
    /// Whether it is the root of a navigation controller.
    var isEmbedded: Bool
  }

  struct Tab {
    var screen: Screen
    var title: String
    var image: String?
    var badge: String?
  }
}

extension Session {
  /// nil: the window shows something that has no class, as a page without a name.
  func windowCode(_ classes: CodeNames) -> WindowCode? {
    let state = stage.state
    if state.window.root == .tabs {
      let tabs = state.tabBar.items.compactMap { item in
        screenCode(item.content, classes).map {
          WindowCode.Tab(screen: $0, title: item.title, image: item.image, badge: item.badge)
        }
      }
      return tabs.count == state.tabBar.items.count ? .tabs(tabs) : nil
    }
    return screenCode(state.window.root, classes).map { .screen($0) }
  }

  private func screenCode(
    _ root: WindowState.Root, _ classes: CodeNames
  ) -> WindowCode.Screen? {
    switch root {
    case .nothing, .tabs: return nil
    case .controller(let id):
      return className(of: id, classes).map { WindowCode.Screen(className: $0, isEmbedded: false) }
    case .navigation(let id):
      guard let first = stage.state.navigations[id].stack.first else { return nil }
      return className(of: first, classes).map {
        WindowCode.Screen(className: $0, isEmbedded: true)
      }
    }
  }

  private func className(of controller: Int, _ classes: CodeNames) -> String? {
    scripts.screens.first { $0.controller == controller && !$0.isUnnamed }
      .flatMap { classes[$0.name] }
  }
}

extension SwiftWriter {
  func window(_ code: WindowCode) -> [String] {
    let body =
      switch code {
      case .screen(let screen): ["return \(make(screen))"]
      case .tabs(let tabs): self.tabs(tabs)
      }
    return [
      "/// What the window shows: `window.rootViewController = makeRootViewController()`.",
      "@MainActor func makeRootViewController() -> UIViewController {",
    ] + body.indented() + ["}"]
  }

  private func tabs(_ tabs: [WindowCode.Tab]) -> [String] {
    var lines = ["let controllers: [UIViewController] = ["]
    lines += tabs.map { "  \(make($0.screen))," } + ["]"]
    for (place, tab) in tabs.enumerated() {
      let image = tab.image.map { "UIImage(named: \(spelling.literal($0)))" } ?? "nil"
      let item = "controllers[\(place)].tabBarItem"
      lines.append(
        "\(item) = UITabBarItem(title: \(spelling.literal(tab.title)), image: \(image), tag: \(place))"
      )
      if let badge = tab.badge { lines.append("\(item)?.badgeValue = \(spelling.literal(badge))") }
    }
    return lines + [
      "let tabBarController = UITabBarController()",
      "tabBarController.viewControllers = controllers", "return tabBarController",
    ]
  }

  private func make(_ screen: WindowCode.Screen) -> String {
    let made = "\(screen.className)()"
    return screen.isEmbedded ? "UINavigationController(rootViewController: \(made))" : made
  }
}

extension ObjectiveCWriter {
  func window(_ code: WindowCode) -> [String] {
    let body =
      switch code {
      case .screen(let screen): ["return \(make(screen));"]
      case .tabs(let tabs): self.tabs(tabs)
      }
    return [
      "// What the window shows: window.rootViewController = MakeRootViewController();",
      "UIViewController *MakeRootViewController(void) {",
    ] + body.indented() + ["}"]
  }

  private func tabs(_ tabs: [WindowCode.Tab]) -> [String] {
    var lines = ["NSArray<UIViewController *> *controllers = @["]
    lines += tabs.map { "  \(make($0.screen))," } + ["];"]
    for (place, tab) in tabs.enumerated() {
      let image = tab.image.map { "[UIImage imageNamed:\(spelling.literal($0))]" } ?? "nil"
      lines.append("controllers[\(place)].tabBarItem =")
      lines.append(
        "    [[UITabBarItem alloc] initWithTitle:\(spelling.literal(tab.title)) image:\(image) tag:\(place)];"
      )
      if let badge = tab.badge {
        lines.append("controllers[\(place)].tabBarItem.badgeValue = \(spelling.literal(badge));")
      }
    }
    return lines + [
      "UITabBarController *tabBarController = [[UITabBarController alloc] init];",
      "tabBarController.viewControllers = controllers;", "return tabBarController;",
    ]
  }

  private func make(_ screen: WindowCode.Screen) -> String {
    let made = "[[\(screen.className) alloc] init]"
    return screen.isEmbedded
      ? "[[UINavigationController alloc] initWithRootViewController:\(made)]" : made
  }
}
