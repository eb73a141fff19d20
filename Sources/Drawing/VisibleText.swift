/// One scalar of a text as it is drawn.
enum VisibleForm: Equatable {
  case scalar(Unicode.Scalar, width: Int)
  /// Written as the command language would: `\u{1B}`.
  case escape(Unicode.Scalar)
  /// The same meaning in ASCII: `->` for an arrow.
  case ascii(StaticString)

  var width: Int {
    switch self {
    case .scalar(_, let width): width
    case .escape(let scalar): 4 + hexDigitCount(scalar.value)
    case .ascii(let text): text.utf8CodeUnitCount
    }
  }

  static func == (one: VisibleForm, other: VisibleForm) -> Bool {
    switch (one, other) {
    case (.scalar(let a, _), .scalar(let b, _)), (.escape(let a), .escape(let b)): a == b
    case (.ascii(let a), .ascii(let b)): a.description == b.description
    case (.scalar, _), (.escape, _), (.ascii, _): false
    }
  }

  func write(into bytes: inout [UInt8]) {
    switch self {
    case .scalar(let scalar, _):
      UTF8.encode(scalar).map { bytes.append(contentsOf: $0) }
    case .escape(let scalar):
      bytes.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8)
    case .ascii(let text):
      text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
  }
}

/// Walks a text in the forms that any terminal draws alike, and that none obeys.
///
/// Control characters, bidirectional controls and line separators become visible. Variation
/// selectors, joiners, tags, keycap marks, soft hyphens, and skin tones after something, are left
/// out; of emoji that are joined, the first one stays. In ASCII all other scalars are written by
/// their meaning or their number.
struct VisibleScalars {
  private var rest: String.UnicodeScalarView.Iterator
  private let ascii: Bool
  /// What stood before; nil at the beginning.
  private var previous: Unicode.Scalar?
  /// After the joiner of an emoji, which takes the next one with it.
  private var isJoining = false
  /// How many UTF-8 bytes of the text are done, and where the form given last began.
  private(set) var end = 0
  private(set) var start = 0

  init(_ text: String, ascii: Bool) {
    rest = text.unicodeScalars.makeIterator()
    self.ascii = ascii
  }

  mutating func next() -> VisibleForm? {
    while let scalar = rest.next() {
      start = end
      end += UTF8.width(scalar)
      if isDropped(scalar) { continue }
      previous = scalar
      return form(of: scalar)
    }
    return nil
  }

  private mutating func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x80 {
      isJoining = false
      return false
    }
    if value == 0x200D {
      isJoining = previous.map { $0.value >= 0x2190 } ?? false
      return true
    }
    if isMark(value) { return true }
    defer { isJoining = false }
    return isJoining && value >= 0x2190
  }

  /// Whether a scalar only says how another is to look.
  private func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x34F, 0x180B...0x180F, 0x200B...0x200C, 0x2060...0x2065, 0x20E3, 0xFE00...0xFE0F,
      0xFEFF, 0xE0000...0xE0FFF:
      true
    case 0x1F3FB...0x1F3FF: previous != nil
    default: false
    }
  }

  private func form(of scalar: Unicode.Scalar) -> VisibleForm {
    let value = scalar.value
    if value < 0x20 || value == 0x7F { return control(scalar) }
    if value < 0x7F { return .scalar(scalar, width: 1) }
    if isUnsafe(value) { return .escape(scalar) }
    if ascii { return asciiForm(of: value).map { .ascii($0) } ?? .escape(scalar) }
    return .scalar(scalar, width: cellWidth(of: scalar))
  }

  private func control(_ scalar: Unicode.Scalar) -> VisibleForm {
    if ascii {
      switch scalar {
      case "\n": return .ascii("\\n")
      case "\t": return .ascii("\\t")
      default: return .escape(scalar)
      }
    }
    let picture = Unicode.Scalar(scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value)
    return picture.map { .scalar($0, width: 1) } ?? .escape(scalar)
  }
}

/// C1, bidirectional controls, line separators, other format controls, and what is no character.
private func isUnsafe(_ value: UInt32) -> Bool {
  switch value {
  case 0x80...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB,
    0xFDD0...0xFDEF, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A:
    true
  default: value & 0xFFFE == 0xFFFE
  }
}

/// What stands in ASCII for punctuation that texts use.
private func asciiForm(of value: UInt32) -> StaticString? {
  switch value {
  case 0xA0: " "
  case 0xB7, 0x2022: "*"
  case 0xD7: "x"
  case 0x2010...0x2013, 0x2212: "-"
  case 0x2014: "--"
  case 0x2018, 0x2019: "'"
  case 0x201C, 0x201D: "\""
  case 0x2026: "..."
  case 0x2190: "<-"
  case 0x2192: "->"
  case 0xFFFD: "?"
  default: nil
  }
}

private func hexDigitCount(_ value: UInt32) -> Int {
  max(1, (35 - value.leadingZeroBitCount) / 4)
}

/// A text that is safe to print: nothing in it is a command to a terminal.
///
/// In ASCII the result has no other byte than 0x20...0x7E.
package func sanitized(_ text: String, ascii: Bool = false) -> String {
  if printableASCIICount(text) != nil { return text }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  var scalars = VisibleScalars(text, ascii: ascii)
  while let form = scalars.next() { form.write(into: &bytes) }
  return String(decoding: bytes, as: UTF8.self)
}
