extension StageState {
  /// What is on the glass. Pure; a table whose layout is due shows the rows that have cells.
  public var frame: Frame {
    var frame = Frame(device: device, era: era)
    frame.navigationBar = navigationBarFrame
    if let table = topTable {
      frame.table = tables.span[table].frame(in: bounds(ofTable: table), era: era)
    }
    if let top = topController { frame.page = controllers.span[top].body }
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
}

extension TableState {
  /// What shows of the table. Pure.
  fileprivate func frame(in bounds: TableBounds, era: Era) -> TableFrame {
    var frame = TableFrame(
      style: style, isEditing: isEditing, top: bounds.top, bottom: bounds.bottom)
    frame.isSwiped = isSwiped
    frame.lifted = lifted
    frame.separatorStyle = separatorStyle(in: era)
    frame.background = settings.backgroundColor
    frame.contentOffset = offset.points
    frame.contentHeight = Hundredths(contentHeight).points
    frame.numberOfSections = sections.count
    frame.numberOfRows = sections.summary.rows
    frame.index = shownIndexTitles(in: era).map(IndexFrame.init)
    frame.scrollIndicator = scrollIndicator(in: bounds)
    if let first = rows.indices.first, let last = rows.indices.last {
      frame.visibleRows = rows.span[first].path...rows.span[last].path
    }
    if let first = shownSections.first, let last = shownSections.last {
      frame.visibleSections = first.section...last.section
    }
    frame.elements =
      lifted == nil
      ? elements(in: bounds, era: era) : previewOfDrag.elements(in: bounds, era: era)
    return frame
  }

  /// What part of the content shows; nil: all of it fits.
  private func scrollIndicator(in bounds: TableBounds) -> ClosedRange<Double>? {
    let content = Double(contentHeight)
    let span = visibleSpan(in: bounds)
    guard lastOffset(in: bounds) > 0, content > 0 else { return nil }
    let first = min(1, Double(span.lowerBound) / content)
    return first...max(first, min(1, Double(span.upperBound) / content))
  }

  /// The titles of the index strip; nil: it does not show. Up to iOS 6 it hides in edit mode.
  func shownIndexTitles(in era: Era) -> [String]? {
    guard let indexTitles, !indexTitles.isEmpty else { return nil }
    if isEditing, era < 7 { return nil }
    let least = settings.sectionIndexMinimumDisplayRowCount
    return sections.summary.rows >= least ? indexTitles : nil
  }
}
