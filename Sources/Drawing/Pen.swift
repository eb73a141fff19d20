/// Writes text and marks into bytes, and counts the terminal cells they take.
struct Pen {
  var bytes: [UInt8] = []
  let glyphs: Glyphs
  let isASCII: Bool
  let hasColor: Bool
  /// While a background is under the text, other colors would not be readable.
  var holdsInk = false

  init(look: Look) {
    isASCII = look.glyphs == .ascii
    glyphs = isASCII ? .ascii : .unicode
    hasColor = look.hasColor
  }

  /// Writes as much of a text as fits into `limit` cells, the end cut with a mark.
  /// - Returns: the cells taken, at most `limit`.
  @discardableResult
  mutating func text(_ text: String, limit: Int = .max) -> Int {
    if limit <= 0 { return 0 }
    guard let count = printableASCIICount(text) else { return visible(text, limit: limit) }
    if count <= limit {
      bytes.append(contentsOf: text.utf8)
      return count
    }
    bytes.append(contentsOf: text.utf8.prefix(limit - 1))
    glyphs.ellipsis.write(into: &bytes)
    return limit
  }

  private mutating func visible(_ text: String, limit: Int) -> Int {
    var cells = 0
    var kept = (bytes: bytes.count, cells: 0)
    var scalars = VisibleScalars(text, ascii: isASCII)
    while let form = scalars.next() {
      form.write(into: &bytes)
      cells += form.width
      if cells < limit {
        kept = (bytes.count, cells)
      } else if cells > limit {
        bytes.removeSubrange(kept.bytes...)
        glyphs.ellipsis.write(into: &bytes)
        return kept.cells + 1
      }
    }
    return cells
  }

  /// Writes our own words, which are ASCII.
  @discardableResult
  mutating func words(_ text: StaticString) -> Int {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    return text.utf8CodeUnitCount
  }

  @discardableResult
  mutating func number(_ value: Int) -> Int {
    if value < 0 {
      bytes.append(UInt8(ascii: "-"))
      return 1 + number(0 - value)
    }
    var digits = 1
    if value >= 10 { digits += number(value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
    return digits
  }

  /// A length: whole, or to one place.
  @discardableResult
  mutating func points(_ value: Double) -> Int {
    let tenths = Int((value * 10).rounded())
    var width = number(tenths / 10)
    if tenths % 10 != 0 {
      width += words(".")
      width += number(abs(tenths % 10))
    }
    return width
  }

  @discardableResult
  @inline(__always)
  mutating func mark(_ glyph: Glyph) -> Int {
    glyph.write(into: &bytes)
    return glyph.width
  }

  @inline(__always)
  mutating func line(of glyph: Glyph, _ count: Int) {
    glyph.write(max(0, count), into: &bytes)
  }

  @inline(__always)
  mutating func blanks(_ count: Int) {
    let count = max(0, count)
    bytes.append(addingCapacity: count) { span in
      for _ in 0..<count { span.append(UInt8(ascii: " ")) }
    }
  }

  mutating func newline() { bytes.append(10) }

  mutating func start(_ ink: Ink) {
    if hasColor, !holdsInk, let codes = ink.codes { escape(codes.on) }
  }

  mutating func end(_ ink: Ink) {
    if hasColor, !holdsInk, let codes = ink.codes { escape(codes.off) }
  }

  private mutating func escape(_ codes: StaticString) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    words(codes)
    bytes.append(UInt8(ascii: "m"))
  }
}
