/// Tells the kinds of XML apart by their first tag.
enum XMLKind {
  /// The format of an XML text, which begins with `<`.
  static func format(of text: ArraySlice<UInt8>) -> DataFormat {
    guard let tag = rootTag(of: text) else { return .otherXML }
    let name = String(decoding: tag.prefix { !Bytes.isBlank($0) && $0 != slash }, as: UTF8.self)
    switch name {
    case "plist", "array", "dict", "string", "key", "integer", "real", "true", "false", "date",
      "data":
      return .xmlPlist
    case "document", "archive": return interfaceFile(tag)
    default: return .otherXML
    }
  }

  /// The name of the first tag, for a message.
  static func rootName(of text: ArraySlice<UInt8>) -> String? {
    rootTag(of: text).map { tag in
      String(decoding: tag.prefix { !Bytes.isBlank($0) && $0 != slash }.prefix(40), as: UTF8.self)
    }
  }

  private static let slash = UInt8(ascii: "/")

  private static func interfaceFile(_ tag: ArraySlice<UInt8>) -> DataFormat {
    if tag.firstRange(of: Array("Storyboard.XIB".utf8)) != nil { return .storyboard }
    if tag.firstRange(of: Array("com.apple.InterfaceBuilder".utf8)) != nil { return .xib }
    return .otherXML
  }

  /// What stands in the first tag that is no comment, declaration or mark of a merge.
  private static func rootTag(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = text
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      let inside = rest[(open + 1)...]
      let end = inside.starts(with: "!--".utf8) ? Array("-->".utf8) : Array(">".utf8)
      guard let close = inside.firstRange(of: end), let first = inside.first else { return nil }
      if beginsName(first) { return inside[..<close.lowerBound] }
      let isDeclaration = first == UInt8(ascii: "!") || first == UInt8(ascii: "?")
      rest = isDeclaration ? rest[close.upperBound...] : inside
    }
    return nil
  }

  /// A letter, `_`, `:`, or a byte of a letter beyond ASCII.
  private static func beginsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}
