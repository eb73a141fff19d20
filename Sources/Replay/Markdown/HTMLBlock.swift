/// HTML in Markdown, in which no fence is one; by where it ends.
enum HTMLBlock: Equatable {
  /// On the line that has these bytes.
  case until([UInt8])
  /// With a tag that closes one of the elements whose text is literal.
  case untilLiteralEnds
  /// Before a blank line.
  case untilBlankLine

  /// What begins on a line without the blanks before it; nil: none.
  /// - Parameter interrupting: whether it would end a paragraph, which a lone tag may not.
  init?(_ text: ArraySlice<UInt8>, interrupting: Bool) {
    guard text.first == UInt8(ascii: "<") else { return nil }
    if let end = HTMLBlock.declarations.first(where: { text.starts(with: $0.start.utf8) })?.end {
      self = .until(Array(end.utf8))
      return
    }
    let isClosing = text.dropFirst().first == UInt8(ascii: "/")
    let name = text.dropFirst(isClosing ? 2 : 1).prefix { Byte.isLetter($0) || Byte.isDigit($0) }
    guard name.first.map(Byte.isLetter) ?? false else { return nil }
    let tag = String(decoding: name, as: UTF8.self).lowercased()
    let behind = text[name.endIndex...]
    if !isClosing, HTMLBlock.literal.contains(tag), HTMLBlock.endsName(behind) {
      self = .untilLiteralEnds
    } else if HTMLBlock.names.contains(tag), HTMLBlock.endsName(behind) {
      self = .untilBlankLine
    } else if !interrupting, HTMLBlock.isLoneTag(behind) {
      self = .untilBlankLine
    } else {
      return nil
    }
  }

  /// Whether it ends with a line, the one it began on included.
  func ends(with line: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .until(let end): line.firstRange(of: end) != nil
    case .untilLiteralEnds:
      HTMLBlock.literal.contains { name in
        line.map { Byte.isLetter($0) ? $0 | 0x20 : $0 }.firstRange(of: Array("</\(name)>".utf8))
          != nil
      }
    case .untilBlankLine: line.isBlank
    }
  }

  private static func endsName(_ behind: ArraySlice<UInt8>) -> Bool {
    guard let first = behind.first else { return true }
    return first == Byte.space || first == Byte.tab || first == UInt8(ascii: ">")
      || behind.starts(with: "/>".utf8)
  }

  /// Whether a tag goes to the end of the line, and no further one begins.
  private static func isLoneTag(_ behind: ArraySlice<UInt8>) -> Bool {
    let text = behind.trimmingBlanks
    return text.last == UInt8(ascii: ">") && !text.dropLast().contains(UInt8(ascii: ">"))
      && !text.contains(UInt8(ascii: "<"))
      && (endsName(behind) || behind.first == UInt8(ascii: "-"))
  }

  private static let declarations: [(start: String, end: String)] = [
    ("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"), ("<!", ">"),
  ]

  private static let literal = ["pre", "script", "style", "textarea"]

  /// The elements that make blocks of their own.
  private static let names: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}
