/// Where a table lies on the glass, in points.
struct TableBounds: Equatable {
  var top: Double
  var bottom: Double
  /// What the system keeps at the bottom edge; rows pass under it, and can be scrolled out of it.
  var bottomInset: Double

  /// In hundredths of a point.
  var height: Int { Hundredths(points: bottom - top).value }
}

extension StageState {
  /// The navigation bar's height without and with a prompt.
  static let navigationBarHeight = 44.0
  static let promptHeight = 30.0
  static let tabBarHeight = 49.0
  static let toolbarHeight = 44.0

  /// Where a table lies: between the bars of the controller that has it.
  func bounds(ofTable table: Int) -> TableBounds {
    let whole = TableBounds(
      top: device.statusBarHeight, bottom: device.size.height, bottomInset: device.bottomInset)
    guard let controller = controllers.firstIndex(where: { $0.table == table }) else {
      return whole
    }
    let top = whole.top + navigationBarHeight(above: controller)
    let bars =
      (hasTabBar(under: controller) ? Self.tabBarHeight : 0)
      + (hasToolbar(under: controller) ? Self.toolbarHeight : 0)
    if bars == 0 {
      return TableBounds(top: top, bottom: whole.bottom, bottomInset: device.bottomInset)
    }
    return TableBounds(top: top, bottom: whole.bottom - bars - device.bottomInset, bottomInset: 0)
  }

  /// With the prompt, if it has one; 0 where no bar shows.
  private func navigationBarHeight(above controller: Int) -> Double {
    guard let navigation = navigations.first(where: { $0.stack.contains(controller) }),
      !navigation.isNavigationBarHidden
    else { return 0 }
    return Self.navigationBarHeight
      + (controllers[controller].prompt == nil ? 0 : Self.promptHeight)
  }

  /// Whether a controller has a toolbar below it: its navigation controller shows one. It goes with the tab
  /// bar where the controller hides what is at the bottom.
  func hasToolbar(under controller: Int) -> Bool {
    guard let navigation = navigations.first(where: { $0.stack.contains(controller) }) else {
      return false
    }
    let isRoot = navigation.stack.first == controller
    return !navigation.isToolbarHidden
      && (isRoot || !controllers[controller].hidesBottomBarWhenPushed)
  }

  /// The part of a table's content that is on the glass, in hundredths of a point.
  package func visibleSpan(ofTable table: Int) -> Range<Int> {
    tables.span[table].visibleSpan(in: bounds(ofTable: table))
  }

  /// The furthest that a table scrolls by hand, in hundredths of a point.
  func lastOffset(ofTable table: Int) -> Int {
    tables.span[table].lastOffset(in: bounds(ofTable: table))
  }
}
