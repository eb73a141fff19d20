import TableKit

/// What part of a table's bounds is not covered by pinned headers and footers, in points.
struct Viewport {
  var top = 0.0
  var bottom: Double
  let height: Double

  /// What is pinned stands at the edges, and elements are ordered: only the ends are looked at.
  init(_ table: TableFrame) {
    height = table.bottom - table.top
    bottom = height
    let elements = table.elements.span
    for index in elements.indices {
      if elements[index].y > 0 { break }
      if case .header(_, .some, isPinned: true, _) = elements[index].content {
        top = max(top, elements[index].y + elements[index].height)
      }
    }
    for index in elements.indices.reversed() {
      if elements[index].y + elements[index].height < height { break }
      if case .footer(_, .some, isPinned: true) = elements[index].content {
        bottom = min(bottom, elements[index].y)
      }
    }
  }

  /// The elements that show, with the lines they take.
  func plans(for table: TableFrame, era: Era) -> [ElementPlan] {
    var plans: [ElementPlan] = []
    plans.reserveCapacity(table.elements.count)
    let shape = GroupShape(table.style, era: era)
    let elements = table.elements.span
    for index in elements.indices {
      guard let plan = ElementPlan(elements[index], index, in: self, shape: shape) else { continue }
      let place = place(of: plan, in: plans)
      if place == plans.count { plans.append(plan) } else { plans.insert(plan, at: place) }
    }
    return plans
  }

  /// After all that begins as high; elements come nearly in order, but what a pinned header covers
  /// in part begins above it.
  private func place(of plan: ElementPlan, in plans: [ElementPlan]) -> Int {
    var place = plans.count
    while place > 0, plans[place - 1].top > plan.top { place -= 1 }
    return place
  }
}

/// How the rows of a section are held together.
enum GroupShape {
  case none
  /// From iOS 7: lines across the whole glass.
  case lines
  /// Up to iOS 6, and inset-grouped: a box with round corners.
  case box

  init(_ style: TableView.Style, era: Era) {
    switch style {
    case .plain: self = .none
    case .grouped: self = era >= 7 ? .lines : .box
    case .insetGrouped: self = .box
    }
  }
}

/// The lines that an element takes, and what the edges of the glass leave of it.
struct ElementPlan {
  /// Its place among the table's elements.
  let element: Int
  let height: Double
  /// Where what shows of it begins and ends, from the top of the table.
  let top: Double
  let bottom: Double
  let isCutAbove: Bool
  let isCutBelow: Bool
  /// The lines it would take in full, and those of them that are drawn.
  var rowLines = 1
  var shown = 0..<1
  /// A group's edge above and below.
  var edgeAbove = false
  var edgeBelow = false
  /// A header or footer of plain style.
  var isBar = false
  /// What a drag makes of a row.
  var isLifted = false
  var isGap = false

  var isCut: Bool { isCutAbove || isCutBelow }
  /// The lines that go across the whole glass, the index's column too.
  var bars: Int { (isBar ? 1 : 0) + (edgeAbove ? 1 : 0) + (edgeBelow ? 1 : 0) }
  var lines: Int { shown.count + (edgeAbove ? 1 : 0) + (edgeBelow ? 1 : 0) }

  /// Whether the same element takes the same lines by both, wherever they stand.
  func isDrawn(as other: ElementPlan) -> Bool {
    height == other.height && rowLines == other.rowLines && shown == other.shown
      && isCutAbove == other.isCutAbove && isCutBelow == other.isCutBelow
      && edgeAbove == other.edgeAbove && edgeBelow == other.edgeBelow && isBar == other.isBar
      && isLifted == other.isLifted && isGap == other.isGap
  }

  /// nil: nothing of it shows.
  init?(
    _ element: TableFrame.Element, _ index: Int, in view: Viewport, shape: GroupShape
  ) {
    self.element = index
    height = element.height
    let isPinned = element.isPinned
    top = max(element.y, isPinned ? 0 : view.top)
    bottom = min(element.y + element.height, isPinned ? view.height : view.bottom)
    isCutAbove = !isPinned && element.y < top - 0.005
    isCutBelow = !isPinned && element.y + element.height > bottom + 0.005
    if bottom - top <= 0.005 { return nil }
    switch element.content {
    case .tableHeader, .tableFooter: break
    case .header(_, let title, _, _):
      if shape == .none {
        if title == nil { return nil }
        isBar = true
      } else if title?.isEmpty == false, height >= 44 {
        rowLines = 2
      }
    case .footer(_, let title, _):
      if title == nil || shape != .none && title?.isEmpty == true { return nil }
      isBar = shape == .none
    case .row(let row):
      rowLines = max(lineCount(ofHeight: height), row.neededLines)
      edgeAbove = shape != .none && row.isFirst && !isCutAbove
      edgeBelow = shape != .none && row.isLast && !isCutBelow
      (isLifted, isGap) = (row.isLifted, row.isGap)
    case .filler:
      rowLines = lineCount(ofHeight: height)
    }
    shown = shownLines(part: (bottom - top) / height)
  }

  private func shownLines(part: Double) -> Range<Int> {
    guard isCut, rowLines > 1 else { return 0..<rowLines }
    let count = min(rowLines, max(1, roundedHalfUp(Double(rowLines) * part)))
    if !isCutBelow { return rowLines - count..<rowLines }
    if !isCutAbove { return 0..<count }
    let start = (rowLines - count) / 2
    return start..<start + count
  }
}

extension TableFrame.Element {
  fileprivate var isPinned: Bool {
    switch content {
    case .header(_, _, let isPinned, _), .footer(_, _, let isPinned): isPinned
    case .tableHeader, .tableFooter, .row, .filler: false
    }
  }
}

extension RowFrame {
  /// The lines without which something of the cell would not show.
  var neededLines: Int { 1 + (hasTextBelow ? 1 : 0) + (isImageMissing ? 1 : 0) }
}
