extension StageState {
  /// What is on the glass. Pure; a table whose layout is due shows the rows that have cells.
  public var frame: Frame {
    var frame = Frame(device: device, era: era)
    frame.navigationBar = navigationBarFrame
    if let table = topTable { frame.table = tableFrame(table) }
    frame.page = topController.flatMap { controllers[$0].body }
    frame.form = formFrame
    frame.tabBar = window.focus == nil ? tabBarFrame : nil
    frame.toolbar = window.focus == nil ? toolbarFrame : nil
    frame.keyboard = keyboardFrame
    frame.alert = window.alerts.last.map(alertFrame)
    return frame
  }

  private var navigationBarFrame: NavigationBarFrame? {
    guard case .navigation(let id) = content, let top = navigations[id].stack.last,
      !navigations[id].isNavigationBarHidden
    else { return nil }
    let controller = controllers[top]
    var bar = NavigationBarFrame(
      title: controller.titleView ?? controller.title, prompt: controller.prompt)
    bar.back = backTitle
    bar.left = controller.leftItems.map { $0.frame(of: controller) }
    bar.right = controller.rightItems.map { $0.frame(of: controller) }
    return bar
  }

  /// The buttons of the toolbar; nil: it does not show.
  private var toolbarFrame: [BarItemFrame]? {
    guard let top = topController, hasToolbar(under: top) else { return nil }
    return controllers[top].toolbarItems.map { $0.frame(of: controllers[top]) }
  }

  private func alertFrame(_ alert: AlertState) -> AlertFrame {
    var frame = AlertFrame(
      style: alert.style, title: alert.title, message: alert.message,
      buttons: alert.shownOrder.map { alert.buttons[$0] })
    frame.fields = alert.fields.enumerated().map {
      FieldFrame(field: $1, hasFocus: window.focus == .alert($0))
    }
    return frame
  }

  private func tableFrame(_ id: Int) -> TableFrame {
    let table = tables[id]
    let bounds = bounds(ofTable: id)
    var frame = TableFrame(
      style: table.style, isEditing: table.isEditing, top: bounds.top, bottom: bounds.bottom)
    frame.isSwiped = table.isSwiped
    frame.lifted = table.lifted
    frame.separatorStyle = table.separatorStyle(in: era)
    frame.background = table.settings.backgroundColor
    frame.contentOffset = table.offset.points
    frame.contentHeight = Hundredths(table.contentHeight).points
    frame.numberOfSections = table.sections.count
    frame.numberOfRows = table.sections.summary.rows
    frame.index = indexTitles(ofTable: id).map(IndexFrame.init)
    frame.scrollIndicator = scrollIndicator(ofTable: id)
    if let first = table.rows.first, let last = table.rows.last {
      frame.visibleRows = first.path...last.path
    }
    if let first = table.shownSections.first, let last = table.shownSections.last {
      frame.visibleSections = first.section...last.section
    }
    frame.elements = previewOfDrag(ofTable: id).elements(ofTable: id)
    return frame
  }

  /// What part of the content shows; nil: all of it fits.
  private func scrollIndicator(ofTable id: Int) -> ClosedRange<Double>? {
    let content = Double(tables[id].contentHeight)
    let span = visibleSpan(ofTable: id)
    guard lastOffset(ofTable: id) > 0, content > 0 else { return nil }
    let first = min(1, Double(span.lowerBound) / content)
    return first...max(first, min(1, Double(span.upperBound) / content))
  }

  /// The titles of the index strip; nil: it does not show. Up to iOS 6 it hides in edit mode.
  func indexTitles(ofTable id: Int) -> [String]? {
    let table = tables[id]
    guard let titles = table.indexTitles, !titles.isEmpty else { return nil }
    if table.isEditing, era < 7 { return nil }
    let least = table.settings.sectionIndexMinimumDisplayRowCount
    return table.sections.summary.rows >= least ? titles : nil
  }
}
