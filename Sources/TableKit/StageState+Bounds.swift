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

  /// Where a table lies: below the bars of the controller that has it.
  func bounds(ofTable table: Int) -> TableBounds {
    var top = device.statusBarHeight
    if let controller = controllers.firstIndex(where: { $0.table == table }),
      navigations.contains(where: { $0.stack.contains(controller) })
    {
      top += Self.navigationBarHeight
      if controllers[controller].prompt != nil { top += Self.promptHeight }
    }
    guard let controller = controllers.firstIndex(where: { $0.table == table }),
      hasTabBar(under: controller)
    else {
      return TableBounds(top: top, bottom: device.size.height, bottomInset: device.bottomInset)
    }
    let bar = Self.tabBarHeight + device.bottomInset
    return TableBounds(top: top, bottom: device.size.height - bar, bottomInset: 0)
  }

  /// The part of a table's content that is on the glass, in hundredths of a point.
  package func visibleSpan(ofTable table: Int) -> Range<Int> {
    let offset = tables[table].offset.value
    return offset..<offset + max(0, bounds(ofTable: table).height)
  }

  /// The furthest that a table scrolls by hand, in hundredths of a point.
  func lastOffset(ofTable table: Int) -> Int {
    let bounds = bounds(ofTable: table)
    let inset = Hundredths(points: bounds.bottomInset).value
    return max(0, tables[table].contentHeight + inset - bounds.height)
  }
}
