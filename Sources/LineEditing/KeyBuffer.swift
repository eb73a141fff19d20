/// What the bytes of the terminal mean.
enum Key: Equatable {
  case scalar(Unicode.Scalar)
  /// All that the terminal bracketed as pasted, its line ends as newlines.
  case paste(String)
}

/// Turns the bytes that the terminal sends into keys.
///
/// libedit's own reader drops bytes that are not valid; here they become U+FFFD. It also knows no
/// bracketed paste, and a key binding for `ESC [ 200 ~` would take the Escape key from vi's users, so
/// the brackets are found here, before any key map sees them.
struct KeyBuffer {
  /// Whether a key whose bytes have not all come is still waited for.
  enum Patience { case waiting, spent }

  private static let pasteBegin = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Whether pastes are told from keys.
  var recognizesPaste = true
  /// Whether the end of a paste is missing; it is waited for without limit.
  private(set) var isPasting = false
  private var bytes: [UInt8] = []
  /// Where the bytes not used yet begin.
  private var start = 0
  /// Where the search for the end of a paste goes on.
  private var searched = 0

  /// Whether there are bytes that make no key yet.
  var holdsPart: Bool { start < bytes.count }

  mutating func append(_ new: some Sequence<UInt8>) {
    if start == bytes.count { removeAll(keepingPaste: true) }
    bytes.append(contentsOf: new)
  }

  mutating func removeAll() { removeAll(keepingPaste: false) }

  /// The next key; nil when it takes more bytes.
  mutating func next(_ patience: Patience) -> Key? {
    if isPasting { return pastedText() }
    guard holdsPart else { return nil }
    if recognizesPaste, bytes[start] == 0x1B {
      switch bytes[start...].matched(to: Self.pasteBegin) {
      case .whole:
        start += Self.pasteBegin.count
        (isPasting, searched) = (true, start)
        return pastedText()
      case .part where patience == .waiting: return nil
      case .part, .none: break
      }
    }
    return scalar(patience).map(Key.scalar)
  }

  /// Decodes one scalar. Controls of the second set (U+0080 to U+009F) are kept for the
  /// editor's own keys, and what changes the order of the line is not let in.
  private mutating func scalar(_ patience: Patience) -> Unicode.Scalar? {
    let length = UTF8.sequenceLength(bytes[start])
    let present = bytes[(start + 1)...].prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }.count + 1
    if present < length, start + present == bytes.count, patience == .waiting { return nil }
    var decoder = UTF8()
    var input = bytes[start..<(start + present)].makeIterator()
    guard case .scalarValue(let value) = decoder.decode(&input), present == length else {
      start += present
      return "\u{FFFD}"
    }
    start += length
    return 0x80...0x9F ~= value.value || value.changesDirection ? "\u{FFFD}" : value
  }

  private mutating func pastedText() -> Key? {
    let end = Self.pasteEnd
    var index = searched
    while index + end.count <= bytes.count {
      if bytes[index] == 0x1B, bytes[index...].matched(to: end) == .whole {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        start = index + end.count
        isPasting = false
        return .paste(text.withPlainNewlines)
      }
      index += 1
    }
    searched = index
    return nil
  }

  private mutating func removeAll(keepingPaste keeps: Bool) {
    bytes.removeAll(keepingCapacity: true)
    (start, searched) = (0, 0)
    isPasting = isPasting && keeps
  }
}

private enum Match { case none, part, whole }

extension ArraySlice<UInt8> {
  /// Whether these bytes begin with the marker, or are as yet a beginning of it.
  fileprivate func matched(to marker: [UInt8]) -> Match {
    guard zip(self, marker).allSatisfy({ $0 == $1 }) else { return .none }
    return count >= marker.count ? .whole : .part
  }
}

extension UTF8 {
  /// How many bytes a sequence that begins so has; 1 for a byte that begins none.
  fileprivate static func sequenceLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

extension String {
  /// The text with CR and CR LF as newlines and NUL, which ends a string in C, as U+FFFD.
  fileprivate var withPlainNewlines: String {
    var scalars = UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\r": scalars.append("\n")
      case "\0": scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
      previous = scalar
    }
    return String(scalars)
  }
}
