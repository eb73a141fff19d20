/// A mark of at most four bytes, written without looking at a `String`; as small as it can be, since
/// every pen holds all of them.
struct Glyph: Equatable {
  /// The bytes, the first one lowest.
  private let packed: UInt32
  private let length: UInt8
  private let cells: UInt8

  init(_ text: StaticString, width: Int = 1) {
    var packed: UInt32 = 0
    text.withUTF8Buffer { bytes in
      for byte in bytes.prefix(4).reversed() { packed = packed << 8 | UInt32(byte) }
    }
    self.packed = packed
    length = UInt8(min(4, text.utf8CodeUnitCount))
    cells = UInt8(width)
  }

  /// How many terminal cells it takes.
  var width: Int { Int(cells) }

  @inline(__always)
  func write(into bytes: inout [UInt8]) {
    var rest = packed
    for _ in 0..<length {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Writes it so many times, with room made once for all.
  func write(_ count: Int, into bytes: inout [UInt8]) {
    bytes.append(addingCapacity: count * Int(length)) { span in
      for _ in 0..<count {
        var rest = packed
        for _ in 0..<length {
          span.append(UInt8(truncatingIfNeeded: rest))
          rest >>= 8
        }
      }
    }
  }
}

/// The marks of a picture; a mark means the same in both sets.
struct Glyphs: Equatable {
  let vertical: Glyph
  let horizontal: Glyph
  let topLeft: Glyph
  let topRight: Glyph
  let bottomLeft: Glyph
  let bottomRight: Glyph
  let teeLeft: Glyph
  let teeRight: Glyph
  /// The round corners of a group.
  let groupTopLeft: Glyph
  let groupTopRight: Glyph
  let groupBottomLeft: Glyph
  let groupBottomRight: Glyph
  /// A plain header's or footer's bar.
  let bar: Glyph
  /// The edges of a row that the glass cuts.
  let cut: Glyph
  let filler: Glyph
  let selectedLeft: Glyph
  let selectedRight: Glyph
  let highlighted: Glyph
  /// The edges of a row that a finger holds.
  let lifted: Glyph
  /// The scroll indicator, and the edge between a row and its actions.
  let indicator: Glyph
  let back: Glyph
  let disclosure: Glyph
  let info: Glyph
  let check: Glyph
  let pinned: Glyph
  let magnifier: Glyph
  /// Stands for index titles that are left out.
  let elided: Glyph
  let ellipsis: Glyph
  let background: Glyph
  let minus: Glyph
  let plus: Glyph
  /// A minus that waits for its confirmation.
  let turnedMinus: Glyph
  let grip: Glyph
  let crash: Glyph
  let times: Glyph
  let dash: Glyph
  /// Between two facts of one line.
  let separator: Glyph
  let arrow: Glyph
  /// Where typing goes on.
  let caret: Glyph
  /// The keyboard.
  let key: Glyph
  let tab: Glyph
  let selectedTab: Glyph
  /// One of the three dots of More.
  let more: Glyph
}

extension Glyphs {
  static let unicode = Glyphs(
    vertical: Glyph("│"), horizontal: Glyph("─"), topLeft: Glyph("┌"), topRight: Glyph("┐"),
    bottomLeft: Glyph("└"), bottomRight: Glyph("┘"), teeLeft: Glyph("├"), teeRight: Glyph("┤"),
    groupTopLeft: Glyph("╭"), groupTopRight: Glyph("╮"), groupBottomLeft: Glyph("╰"),
    groupBottomRight: Glyph("╯"), bar: Glyph("═"), cut: Glyph("┆"), filler: Glyph("┄"),
    selectedLeft: Glyph("▌"), selectedRight: Glyph("▐"), highlighted: Glyph("▒"),
    lifted: Glyph("║"), indicator: Glyph("┃"), back: Glyph("‹"), disclosure: Glyph("›"),
    info: Glyph("ⓘ"),
    check: Glyph("✓"), pinned: Glyph("▲"), magnifier: Glyph("⌕"), elided: Glyph("•"),
    ellipsis: Glyph("…"), background: Glyph("■"), minus: Glyph("⊖"), plus: Glyph("⊕"),
    turnedMinus: Glyph("⦶"), grip: Glyph("≡"), crash: Glyph("†"), times: Glyph("×"),
    dash: Glyph("–"), separator: Glyph(" · ", width: 3), arrow: Glyph("→"), caret: Glyph("▏"),
    key: Glyph("░"),
    tab: Glyph("○"), selectedTab: Glyph("◉"), more: Glyph("•"))

  static let ascii = Glyphs(
    vertical: Glyph("|"), horizontal: Glyph("-"), topLeft: Glyph("+"), topRight: Glyph("+"),
    bottomLeft: Glyph("+"), bottomRight: Glyph("+"), teeLeft: Glyph("+"), teeRight: Glyph("+"),
    groupTopLeft: Glyph("."), groupTopRight: Glyph("."), groupBottomLeft: Glyph("'"),
    groupBottomRight: Glyph("'"), bar: Glyph("="), cut: Glyph(":"), filler: Glyph("_"),
    selectedLeft: Glyph("*"), selectedRight: Glyph("*"), highlighted: Glyph("%"),
    lifted: Glyph("!"), indicator: Glyph("#"), back: Glyph("<"), disclosure: Glyph(">"),
    info: Glyph("(i)", width: 3), check: Glyph("v"), pinned: Glyph("^"), magnifier: Glyph("?"),
    elided: Glyph("..", width: 2), ellipsis: Glyph("~"), background: Glyph("@"),
    minus: Glyph("(-)", width: 3), plus: Glyph("(+)", width: 3),
    turnedMinus: Glyph("(|)", width: 3), grip: Glyph("::", width: 2), crash: Glyph("X"),
    times: Glyph("x"), dash: Glyph("-"), separator: Glyph("; ", width: 2),
    arrow: Glyph("->", width: 2), caret: Glyph("|"), key: Glyph("/"),
    tab: Glyph("( )", width: 3), selectedTab: Glyph("(o)", width: 3),
    more: Glyph("."))
}
