/// Emphasis, code and links within a paragraph.
struct InlineText {
  enum Kind { case plain, emphasis, strong, code }

  struct Piece {
    var text: String
    var kind: Kind
  }

  private(set) var pieces: [Piece] = []
  private let keepsTicks: Bool

  /// - Parameter keepsTicks: whether code stays between its marks, since no ink tells it.
  init(_ text: Substring, keepsTicks: Bool) {
    self.keepsTicks = keepsTicks
    var rest = text
    while let mark = rest.firstIndex(where: { "*`[".contains($0) }) {
      add(rest[..<mark], .plain)
      rest = rest[mark...]
      rest = take(rest) ?? keep(rest)
    }
    add(rest, .plain)
  }

  private mutating func add(_ text: Substring, _ kind: Kind) {
    if !text.isEmpty { pieces.append(Piece(text: String(text), kind: kind)) }
  }

  /// A mark that opens nothing stands for itself.
  private mutating func keep(_ text: Substring) -> Substring {
    add(text.prefix(1), .plain)
    return text.dropFirst()
  }

  /// Takes what a mark opens; nil: it is not closed.
  private mutating func take(_ text: Substring) -> Substring? {
    if text.hasPrefix("**") { return take(text, "**", .strong) }
    if text.hasPrefix("*") { return take(text, "*", .emphasis) }
    if text.hasPrefix("`") { return take(text, "`", .code) }
    guard let end = text.firstIndex(of: "]"), text[end...].hasPrefix("]("),
      let close = text[end...].firstIndex(of: ")")
    else { return nil }
    add(text[text.index(after: text.startIndex)..<end], .plain)
    return text[text.index(after: close)...]
  }

  private mutating func take(_ text: Substring, _ mark: String, _ kind: Kind) -> Substring? {
    let inside = text.dropFirst(mark.count)
    guard inside.first != " ", let end = inside.firstRange(of: mark)?.lowerBound,
      end > inside.startIndex
    else { return nil }
    let after = inside[end...].dropFirst(mark.count)
    add(keepsTicks && kind == .code ? text[..<after.startIndex] : inside[..<end], kind)
    return after
  }
}

extension Substring {
  /// The first place of a text.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
