// Scrolling by a finger: slowly, so that every row that comes or goes does so in its turn, but for the middle
// of a long way.

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

  /// Moves from one row's edge to the next, or as far as the pace has it. Heights that are measured on the way
  /// may move the end, and the offset; what counts is how far the finger went.
  private func move(by distance: Int) throws(TableException) {
    let pace = DragPace(
      way: abs(rest(of: distance)), screen: stage.state.visibleSpan(ofTable: id).count)
    var left = distance
    while left != 0 {
      let rest = rest(of: left)
      if left > 0 ? rest <= 0 : rest >= 0 { return }
      let frame = pace.frame(gone: abs(distance - left), rest: abs(rest))
      let step =
        frame.map { left > 0 ? $0 : -$0 } ?? stage.state.step(ofTable: id, towards: rest)
      state.offset.value += step
      state.needsLayout = true
      left -= step
      try tellDidScroll()
      try layoutIfNeeded()
    }
  }

  /// How much of a distance there is content for.
  private func rest(of distance: Int) -> Int {
    let offset = state.offset.value
    let room = distance > 0 ? stage.state.lastOffset(ofTable: id) - offset : -offset
    return distance > 0 ? min(distance, room) : max(distance, room)
  }
}

/// How fast a finger and what comes after it go over a long way, in hundredths of a point.
///
/// UIKit moves the content once a frame, and a row that is on the glass at no frame is never asked for. How far
/// a frame takes it is not settled. Our choice: a way of up to 64 screens goes by row by row. Of a longer one
/// the first and the last 32 screens do, and between them there are at most about 60 frames, each a screen
/// or more from the one before. So the longest way asks for no more rows than these.
private struct DragPace {
  private let slow: Int
  private let frame: Int

  private static let slowScreens = 32
  private static let fastFrames = 60

  init(way: Int, screen: Int) {
    slow = screen * Self.slowScreens
    frame = max(screen, (way - 2 * slow) / Self.fastFrames + 1)
  }

  /// How far the next frame takes the content after so much of the way; nil: to the next row's edge.
  func frame(gone: Int, rest: Int) -> Int? {
    gone >= slow && rest > slow ? min(frame, rest - slow) : nil
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
