extension StageState {
  /// What is on the glass. Pure.
  public var frame: Frame {
    var frame = Frame(device: device, era: era)
    if let table = topTable { frame.table = tableFrame(table) }
    return frame
  }

  private func tableFrame(_ id: Int) -> TableFrame {
    let table = tables[id]
    let bounds = bounds(ofTable: id)
    var frame = TableFrame(
      style: table.style, isEditing: table.isEditing, top: bounds.top, bottom: bounds.bottom)
    frame.contentOffset = table.offset.points
    frame.contentHeight = Hundredths(table.contentHeight).points
    frame.numberOfSections = table.sections.count
    frame.numberOfRows = table.sections.summary.rows
    for row in table.rows {
      let span = table.span(ofRow: row.path)
      let content = RowFrame(path: row.path, cell: row.cell, isFirst: false, isLast: false)
      frame.elements.append(
        TableFrame.Element(
          y: Hundredths(span.lowerBound - table.offset.value).points,
          height: Hundredths(span.count).points, content: .row(content)))
    }
    return frame
  }
}
