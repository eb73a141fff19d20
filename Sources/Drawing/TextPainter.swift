import TableKit

/// Draws a frame with boxes: one column is 8 points, and a row a line or more.
struct TextPainter {
  let frame: Frame
  let caption: Caption
  let look: Look
  var pen: Pen
  /// What stands at the right end of a row; written first, since text gets what it leaves.
  var trailing: Pen
  /// Holds what is measured before it is written.
  var scratch: Pen
  /// The cells inside the border.
  let columns: Int
  /// The lines of the table that are done.
  var line = 0
  /// The lines of the table beside which the scroll indicator stands.
  var indicator: Range<Int> = 0..<0
  var index: IndexStrip?
  var memory = PictureMemory()

  init(frame: Frame, caption: Caption, look: Look) {
    self.frame = frame
    self.caption = caption
    self.look = look
    pen = Pen(look: look)
    trailing = Pen(look: look)
    scratch = Pen(look: look)
    columns = max(12, Int(frame.device.size.width / 8))
  }

  mutating func paint() {
    topBorder()
    let start = pen.bytes.count
    if let bar = frame.navigationBar { navigationBar(bar) }
    if let table = frame.table {
      let top = pen.bytes.count
      tableLines(table)
      if let keyboard = frame.keyboard { cover(from: top, with: keyboard) }
    } else if let form = frame.form {
      self.form(form)
    } else {
      page(frame.page ?? "")
    }
    if let bar = frame.toolbar { toolbar(bar) }
    if let bar = frame.tabBar { tabBar(bar) }
    if let alert = frame.alert { self.alert(alert, over: start) }
    bottomBorder()
    captionLines()
  }

  private mutating func topBorder() {
    pen.mark(pen.glyphs.topLeft)
    var used = 0
    if caption.hasCrashed {
      used = 1
      pen.mark(pen.glyphs.horizontal)
      pen.start(.bad)
      used += pen.words(" ") + pen.mark(pen.glyphs.crash)
      used += pen.text(" the app has crashed ", limit: columns - used)
      pen.end(.bad)
    }
    pen.line(of: pen.glyphs.horizontal, columns - used)
    pen.mark(pen.glyphs.topRight)
    pen.newline()
  }

  private mutating func bottomBorder() {
    pen.mark(pen.glyphs.bottomLeft)
    if let background = frame.table?.background {
      trailing.bytes.removeAll(keepingCapacity: true)
      var width = trailing.words(" table ") + trailing.mark(pen.glyphs.background)
      width += trailing.text(background, limit: columns - width - 2) + trailing.words(" ")
      pen.line(of: pen.glyphs.horizontal, columns - width - 1)
      pen.bytes.append(contentsOf: trailing.bytes)
      pen.mark(pen.glyphs.horizontal)
    } else {
      pen.line(of: pen.glyphs.horizontal, columns)
    }
    pen.mark(pen.glyphs.bottomRight)
    pen.newline()
  }

  /// A line across the glass, from one border to the other.
  mutating func rule() {
    pen.mark(pen.glyphs.teeLeft)
    pen.line(of: pen.glyphs.horizontal, columns)
    pen.mark(pen.glyphs.teeRight)
    pen.newline()
  }

  mutating func blankLine() {
    pen.mark(pen.glyphs.vertical)
    pen.blanks(columns)
    pen.mark(pen.glyphs.vertical)
    pen.newline()
  }
}

/// How many lines a height in points takes: halves are rounded up, and something takes at least one.
func lineCount(ofHeight height: Double) -> Int { max(1, roundedHalfUp(height / 44)) }

func roundedHalfUp(_ value: Double) -> Int { Int((max(0, value) + 0.5).rounded(.down)) }
