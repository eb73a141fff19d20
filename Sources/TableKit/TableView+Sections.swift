// Headers and footers: what is asked of them, and how high they are.

extension TableView {
  var metrics: SectionMetrics { SectionMetrics(era: era, style: state.style) }

  /// What is asked of a header as the table loads, before iOS 13: up to iOS 6 view, title and height; then
  /// the height, and the title where that is not enough.
  func askHeaderEdge(_ section: Int) throws(TableException) -> SectionEdge {
    if era < 7 { return try askHeader(section) }
    let given = try askHeightForHeader(section)
    var edge = SectionEdge()
    if given == nil || era >= 11 {
      edge.content = try askTitleForHeader(section).map(EdgeContent.title) ?? .nothing
      if edge.content == .nothing, era >= 11, asksForHeaderView {
        edge.content = .view(HeaderFooterState())
      }
    }
    edge.height = try headerHeight(section, given: given, edge.content)
    return edge
  }

  func askFooterEdge(_ section: Int) throws(TableException) -> SectionEdge {
    if era < 7 { return try askFooter(section) }
    let given = try askHeightForFooter(section)
    var edge = SectionEdge()
    if given == nil || era >= 11 {
      edge.content = try askTitleForFooter(section).map(EdgeContent.title) ?? .nothing
      if edge.content == .nothing, era >= 11, asksForFooterView {
        edge.content = .view(HeaderFooterState())
      }
    }
    edge.height = try footerHeight(section, given: given, edge.content)
    return edge
  }

  /// All there is to ask of a header; from iOS 13 the height comes first.
  func askHeader(_ section: Int) throws(TableException) -> SectionEdge {
    var given = era >= 13 ? try askHeightForHeader(section) : nil
    let content = try askHeaderContent(section)
    if era < 13 { given = try askHeightForHeader(section) }
    return SectionEdge(
      height: try headerHeight(section, given: given, content), content: content)
  }

  func askFooter(_ section: Int) throws(TableException) -> SectionEdge {
    var given = era >= 13 ? try askHeightForFooter(section) : nil
    let content = try askFooterContent(section)
    if era < 13 { given = try askHeightForFooter(section) }
    return SectionEdge(
      height: try footerHeight(section, given: given, content), content: content)
  }

  /// What stands in a header: a view wins, and where there is none the title is asked.
  func askHeaderContent(_ section: Int) throws(TableException) -> EdgeContent {
    if let view = try askViewForHeader(section) { return .view(adopt(view)) }
    return try askTitleForHeader(section).map(EdgeContent.title) ?? .nothing
  }

  func askFooterContent(_ section: Int) throws(TableException) -> EdgeContent {
    if let view = try askViewForFooter(section) { return .view(adopt(view)) }
    return try askTitleForFooter(section).map(EdgeContent.title) ?? .nothing
  }

  private var asksForHeaderView: Bool { delegate(.viewForHeader) != nil }
  private var asksForFooterView: Bool { delegate(.viewForFooter) != nil }
}

// MARK: Heights

extension TableView {
  private func headerHeight(
    _ section: Int, given: Double?, _ content: EdgeContent
  ) throws(TableException) -> Hundredths {
    if let given, isNoHeight(given) { throw .noHeaderHeight(given, section: section) }
    let metrics = metrics
    let isFirst = section == 0
    return Hundredths(
      height: metrics.height(
        given: given, set: state.settings.sectionHeaderHeight, content,
        asksForView: asksForHeaderView, titled: metrics.titledHeader(isFirst: isFirst),
        untitled: metrics.untitledHeader(isFirst: isFirst)))
  }

  private func footerHeight(
    _ section: Int, given: Double?, _ content: EdgeContent
  ) throws(TableException) -> Hundredths {
    if let given, isNoHeight(given) { throw .noFooterHeight(given, section: section) }
    let metrics = metrics
    return Hundredths(
      height: metrics.height(
        given: given, set: state.settings.sectionFooterHeight, content,
        asksForView: asksForFooterView, titled: metrics.titledFooter(),
        untitled: metrics.untitledFooter()))
  }

  /// `automaticDimension`, which leaves it to the table, came with iOS 5.
  private func isNoHeight(_ height: Double) -> Bool {
    !height.isHeight && (height != TableView.automaticDimension || era < 5)
  }

  /// What headers and footers count for from iOS 13 until they show: as if titled, if they may be.
  func estimatedEdges() -> EstimatedEdges {
    let hasHeaders = asksForHeaderView || source(.titleForHeader) != nil
    let hasFooters = asksForFooterView || source(.titleForFooter) != nil
    let settings = state.settings
    let metrics = metrics
    func header(isFirst: Bool) -> Hundredths {
      let height =
        hasHeaders
        ? settings.sectionHeaderHeight ?? metrics.titledHeader(isFirst: isFirst)
        : metrics.untitledHeader(isFirst: isFirst)
      return Hundredths(height: height)
    }
    let footer =
      hasFooters
      ? settings.sectionFooterHeight ?? metrics.titledFooter() : metrics.untitledFooter()
    return EstimatedEdges(
      firstHeader: header(isFirst: true), header: header(isFirst: false),
      footer: Hundredths(height: footer))
  }
}
