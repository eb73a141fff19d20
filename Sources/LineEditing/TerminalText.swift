import CEditline

extension String {
  /// The text without anything that would drive the terminal: each such scalar is a `?`.
  var safeForTerminal: String {
    guard unicodeScalars.contains(where: \.drivesTerminal) else { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar.drivesTerminal ? "?" : scalar) }
    return String(scalars)
  }

  /// How many terminal cells the text takes, by the C library's table.
  var terminalWidth: Int { unicodeScalars.reduce(0) { $0 + $1.terminalWidth } }

  /// The text, cut to so many terminal cells; three dots tell that it was.
  func cut(toWidth width: Int) -> String {
    guard terminalWidth > width else { return self }
    let dots = String(repeating: ".", count: min(3, max(0, width)))
    var (scalars, used) = (UnicodeScalarView(), dots.count)
    for scalar in unicodeScalars {
      used += scalar.terminalWidth
      if used > width { break }
      scalars.append(scalar)
    }
    return String(scalars) + dots
  }

  /// The text, filled with blanks to so many terminal cells.
  func padded(toWidth width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - terminalWidth))
  }

  /// The text as libedit may show it: what would change the order of the line stands as the language
  /// writes it in a text, `\u{202E}`; libedit itself shows controls.
  var withVisibleDirections: String {
    guard unicodeScalars.contains(where: \.changesDirection) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.changesDirection {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The scalars as libedit takes them, with the zero at the end; a NUL would end them early.
  var wide: [wchar_t] {
    unicodeScalars.map { $0 == "\0" ? 0xFFFD : wchar_t(bitPattern: $0.value) } + [0]
  }

  /// Reads what libedit holds; what is no scalar, and the editor's own keys, as U+FFFD.
  init(wide scalars: some Sequence<wchar_t>) {
    var view = UnicodeScalarView()
    for scalar in scalars {
      let value = Unicode.Scalar(UInt32(bitPattern: scalar)) ?? "\u{FFFD}"
      view.append(0x80...0x9F ~= value.value ? "\u{FFFD}" : value)
    }
    self.init(view)
  }
}

extension Unicode.Scalar {
  /// Whether it is a control, or changes the direction or the line of what follows.
  fileprivate var drivesTerminal: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: changesDirection
    }
  }

  /// Whether it is one of Unicode's bidirectional controls.
  var changesDirection: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  var terminalWidth: Int { max(0, Int(ced_width(wchar_t(bitPattern: value)))) }
}
