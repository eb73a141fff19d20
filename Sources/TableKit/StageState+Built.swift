extension StageState {
  /// Whether what a program sets up before anybody touches it is the same there: the window's root and its
  /// tabs, what bars and fields say, what tables are set to.
  package func isBuilt(like other: StageState) -> Bool {
    window.root == other.window.root && tabBar.items == other.tabBar.items
      && navigations.count == other.navigations.count
      && zip(navigations, other.navigations).allSatisfy { $0.stack.first == $1.stack.first }
      && controllers.count == other.controllers.count
      && zip(controllers, other.controllers).allSatisfy { $0.isBuilt(like: $1) }
      && tables.count == other.tables.count
      && zip(tables, other.tables).allSatisfy { $0.isBuilt(like: $1) }
  }
}

extension ControllerState {
  fileprivate func isBuilt(like other: ControllerState) -> Bool {
    title == other.title && prompt == other.prompt && backTitle == other.backTitle
      && body == other.body && fields == other.fields
      && leftItems == other.leftItems && rightItems == other.rightItems
      && hidesBottomBarWhenPushed == other.hidesBottomBarWhenPushed
  }
}

extension TableState {
  fileprivate func isBuilt(like other: TableState) -> Bool {
    style == other.style && settings == other.settings && registered == other.registered
  }
}
