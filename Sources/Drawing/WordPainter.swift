import TableKit

/// Draws a frame in words, one thing a line, for those who listen to the screen.
struct WordPainter {
  let frame: Frame
  let caption: Caption
  let look: Look
  var pen: Pen

  init(frame: Frame, caption: Caption, look: Look) {
    self.frame = frame
    self.caption = caption
    self.look = look
    pen = Pen(look: look)
  }

  mutating func paint() {
    if caption.hasCrashed { say(["the app has crashed; the last picture was"]) }
    if let bar = frame.navigationBar { navigationBar(bar) }
    if let table = frame.table { self.table(table) }
    if let page = frame.page { say(["page", page]) }
    app()
    if let reason = caption.emptyReason { say(["empty: \(reason)"]) }
    let facts = caption.facts(of: frame)
    if !facts.isEmpty { say(facts) }
  }

  private mutating func say(_ facts: [CaptionFact]) {
    for index in facts.indices {
      if index > 0 { pen.words(", ") }
      pen.fact(facts[index], dash: Glyphs.ascii.dash)
    }
    pen.newline()
  }

  /// One line, its parts after commas.
  mutating func say(_ parts: [String]) {
    for index in parts.indices {
      if index > 0 { pen.words(", ") }
      pen.text(parts[index])
    }
    pen.newline()
  }

  private mutating func navigationBar(_ bar: NavigationBarFrame) {
    if let prompt = bar.prompt { say(["prompt", prompt]) }
    var parts: [String] = []
    if let back = bar.back { parts.append("back to \(back)") }
    parts += bar.left.map { "left \(words($0))" }
    if let title = bar.title { parts.append("title \(title)") }
    parts += bar.right.reversed().map { "right \(words($0))" }
    if !parts.isEmpty { say(parts) }
  }

  func words(_ item: BarItemFrame) -> String {
    "button \(item.title)\(item.isEnabled ? "" : " disabled")"
  }

  private mutating func table(_ table: TableFrame) {
    if let background = table.background { say(["table", "background \(background)"]) }
    let view = Viewport(table)
    var fillers = 0
    for plan in view.plans(for: table, era: frame.era) {
      switch table.elements[plan.element].content {
      case .tableHeader(let text): say(["table header", text])
      case .tableFooter(let text): say(["table footer", text])
      case .header(let section, let title, let isPinned, let pushed):
        if let title, !title.isEmpty {
          say(["header of section \(section)", title] + pinnedWords(isPinned, pushed, plan.height))
        }
      case .footer(let section, let title, let isPinned):
        if let title, !title.isEmpty {
          say(["footer of section \(section)", title] + pinnedWords(isPinned, nil, plan.height))
        }
      case .row(let row): say(words(row, isCut: plan.isCut))
      case .filler: fillers += 1
      }
    }
    if fillers > 0 { say([counted(fillers, "empty row")]) }
    if let index = table.index, !index.titles.isEmpty {
      say(["index \(index.titles.map { $0 == "{search}" ? "search" : $0 }.joined(separator: " "))"])
    }
  }

  private func pinnedWords(_ isPinned: Bool, _ pushed: Double?, _ height: Double) -> [String] {
    guard isPinned else { return [] }
    guard let pushed else { return ["pinned"] }
    return ["pinned, \(pointsText(pushed)) of \(pointsText(height)) pt show"]
  }

  private func words(_ row: RowFrame, isCut: Bool) -> [String] {
    if row.isGap { return ["gap at \(row.path)"] }
    let cell = row.cell
    var parts = ["row \(row.path)"]
    if let text = cell.text, !text.isEmpty { parts.append(text) }
    if cell.hasDetailTextLabel, let detail = cell.detail { parts.append("detail \(detail)") }
    parts += cell.subviews.map(words)
    if let image = cell.image, cell.style != .value2 { parts.append(words(.image(image))) }
    if cell.isEditing { parts += editingWords(cell) }
    parts += buttonWords(cell)
    switch RowMark(row.cell, isLifted: row.isLifted) {
    case .lifted: parts.append("lifted")
    case .selected: parts.append("selected")
    case .highlighted: parts.append("highlighted")
    case .none: break
    }
    if cell.coveringButton(era: frame.era) == nil { parts += accessoryWords(cell) }
    if cell.indentationLevel > 0 { parts.append("indented \(cell.indentationLevel)") }
    if let background = cell.shownBackground { parts.append("background \(background)") }
    if isCut { parts.append("cut by the edge") }
    if look.showsCells { parts.append("cell \(cell.number)") }
    return parts
  }

  private func words(_ view: TableViewCell.Subview) -> String {
    switch view {
    case .label(_, let text): text
    case .image(let image):
      image.size == nil ? "no image: \(image.name) not found" : "image \(image.name)"
    case .field(let name, let text): "field \(name) \(text)"
    case .button(let title): "button \(title)"
    }
  }

  private func accessoryWords(_ cell: CellState) -> [String] {
    switch cell.isEditing ? cell.editingAccessoryView : cell.accessoryView {
    case .button(let title): return ["button \(title)"]
    case .toggle(let isOn): return [isOn ? "switch on" : "switch off"]
    case nil: break
    }
    switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
    case .none: return []
    case .disclosureIndicator: return ["disclosure"]
    case .detailDisclosureButton: return ["detail button, disclosure"]
    case .checkmark: return ["checkmark"]
    case .detailButton: return ["detail button"]
    }
  }
}

/// A length in points, to one place.
func pointsText(_ value: Double) -> String {
  var pen = Pen(look: Look())
  pen.points(value)
  return String(decoding: pen.bytes, as: UTF8.self)
}
