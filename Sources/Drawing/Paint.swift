import TableKit

/// Draws a frame as lines of text, each ended by a newline, and what is to be said below it.
///
/// Written after what the buffer holds. Nothing in the frame's texts reaches the terminal as a
/// command: see ``sanitized(_:ascii:)``.
package func paint(
  _ frame: Frame, caption: Caption = Caption(), look: Look, into buffer: inout [UInt8]
) {
  var memory = PictureMemory()
  paint(frame, caption: caption, look: look, remembering: &memory, into: &buffer)
}

/// The same; what looks as in the picture before is copied from the memory.
package func paint(
  _ frame: consuming Frame, caption: Caption, look: Look,
  remembering memory: inout PictureMemory, into buffer: inout [UInt8]
) {
  let start = buffer.count
  if look.isPlain {
    var painter = WordPainter(frame: frame, caption: caption, look: look)
    swap(&painter.pen.bytes, &buffer)
    painter.paint()
    swap(&painter.pen.bytes, &buffer)
  } else {
    var painter = TextPainter(frame: frame, caption: caption, look: look)
    swap(&painter.memory, &memory)
    swap(&painter.pen.bytes, &buffer)
    painter.paint()
    swap(&painter.pen.bytes, &buffer)
    swap(&painter.memory, &memory)
  }
  if let width = look.width { cutLines(of: &buffer, from: start, to: width, look: look) }
}

/// The lines that ``paint(_:caption:look:into:)`` writes.
package func lines(of frame: Frame, caption: Caption = Caption(), look: Look = Look()) -> [String] {
  var buffer: [UInt8] = []
  paint(frame, caption: caption, look: look, into: &buffer)
  return buffer.split(separator: 10, omittingEmptySubsequences: false).dropLast()
    .map { String(decoding: $0, as: UTF8.self) }
}

/// Cuts every line that is wider than `width` cells; escape sequences take none and stay.
private func cutLines(of buffer: inout [UInt8], from start: Int, to width: Int, look: Look) {
  let lines = buffer[start...].split(separator: 10, omittingEmptySubsequences: false).dropLast()
  var pen = Pen(look: look)
  pen.bytes = Array(buffer[..<start])
  for line in lines {
    let text = String(decoding: line, as: UTF8.self)
    if line.contains(0x1B) {
      cut(text, to: width, into: &pen)
    } else {
      pen.text(text, limit: width)
    }
    pen.newline()
  }
  buffer = pen.bytes
}

private func cut(_ line: String, to width: Int, into pen: inout Pen) {
  var cells = 0
  var kept: [Unicode.Scalar] = []
  var isInEscape = false
  let isTooWide = visibleWidth(of: line) > width
  for scalar in line.unicodeScalars {
    if scalar.value == 0x1B { isInEscape = true }
    if isInEscape {
      kept.append(scalar)
      if scalar == "m" { isInEscape = false }
      continue
    }
    let next = cells + cellWidth(of: scalar)
    if isTooWide, next > width - 1 {
      if cells < width { kept.append(pen.isASCII ? "~" : "…") }
      cells = width
      continue
    }
    cells = next
    kept.append(scalar)
  }
  for scalar in kept { UTF8.encode(scalar).map { pen.bytes.append(contentsOf: $0) } }
}

/// The cells of a painted line, escape sequences left out.
package func visibleWidth(of line: String) -> Int {
  var cells = 0
  var isInEscape = false
  for scalar in line.unicodeScalars {
    if scalar.value == 0x1B { isInEscape = true }
    if !isInEscape { cells += cellWidth(of: scalar) }
    if isInEscape, scalar == "m" { isInEscape = false }
  }
  return cells
}
