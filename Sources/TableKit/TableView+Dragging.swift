// Scrolling by a finger: slowly, so that every row that comes or goes does so in its turn.

extension TableView {
  /// Drags the content, as far as there is any. A press on a row comes to nothing by it.
  func drag(by points: Double) throws(TableException) {
    try cancelPress()
    let last = stage.state.lastOffset(ofTable: id)
    if last == 0 { return stage.note(.note(.stoppedBy("all of the content is on the glass"))) }
    let distance = Hundredths(points: points).value
    if distance > 0, state.offset.value >= last {
      return stage.note(.note(.stoppedBy("the end of the content is on the glass")))
    }
    if distance < 0, state.offset.value <= 0 {
      return stage.note(.note(.stoppedBy("the top of the content is on the glass")))
    }
    try tellWillBeginDragging()
    try move(by: distance)
    try tellDidEndDragging()
  }

  /// Moves from one row's edge to the next. Heights that are measured on the way may move the end, and the
  /// offset; what counts is how far the finger went.
  private func move(by distance: Int) throws(TableException) {
    var left = distance
    while left != 0 {
      let last = stage.state.lastOffset(ofTable: id)
      let offset = state.offset.value
      let room = left > 0 ? last - offset : -offset
      let rest = left > 0 ? min(left, room) : max(left, room)
      if left > 0 ? rest <= 0 : rest >= 0 { return }
      let step = stage.state.step(ofTable: id, towards: rest)
      state.offset = Hundredths(offset + step)
      state.needsLayout = true
      left -= step
      try tellDidScroll()
      try layoutIfNeeded()
    }
  }
}

extension StageState {
  /// How far to scroll until a row comes or goes, at most as far as `distance`, in the same direction.
  func step(ofTable id: Int, towards distance: Int) -> Int {
    let table = tables[id]
    let visible = visibleSpan(ofTable: id)
    if distance > 0 {
      let first = table.edge(after: visible.lowerBound) - visible.lowerBound
      let last = table.edge(after: visible.upperBound - 1) - visible.upperBound + 1
      return max(1, min(distance, first, last))
    }
    let first = visible.lowerBound - table.edge(before: visible.lowerBound) + 1
    let last = visible.upperBound - table.edge(before: visible.upperBound)
    return min(-1, max(distance, -first, -last))
  }
}

extension TableState {
  /// The end of the row at an offset; where there is no row, of the section, or of the content.
  fileprivate func edge(after offset: Int) -> Int {
    if let path = row(at: offset) { return span(ofRow: path).upperBound }
    if offset < headerHeight { return headerHeight }
    guard let section = sections.find(offset - headerHeight, { $0.height }) else { return .max / 2 }
    let header = span(ofHeader: section.index)
    return offset < header.upperBound ? header.upperBound : top(ofSection: section.index + 1)
  }

  /// The start of the row that ends at or lies over an offset; where there is no row, of what is there.
  fileprivate func edge(before offset: Int) -> Int {
    if let path = row(at: offset - 1) { return span(ofRow: path).lowerBound }
    guard offset > headerHeight,
      let section = sections.find(offset - 1 - headerHeight, { $0.height })
    else { return offset > headerHeight ? headerHeight + sections.summary.height : 0 }
    let footer = span(ofFooter: section.index)
    return offset > footer.lowerBound ? footer.lowerBound : top(ofSection: section.index)
  }
}
