/// Walks over the tags of an XML text: they must close each other, not too deep, and no entities.
struct XMLCheck {
  private let bytes: [UInt8]
  private var offset = 0
  /// The tags that are open, with where they begin.
  private var open: [(name: ArraySlice<UInt8>, offset: Int)] = []

  static func check(_ bytes: [UInt8]) throws(TextFault) {
    var check = XMLCheck(bytes: bytes)
    while let next = bytes[check.offset...].firstIndex(of: UInt8(ascii: "<")) {
      check.offset = next
      try check.passMarkup()
    }
    if let tag = check.open.last {
      let name = String(decoding: tag.name, as: UTF8.self)
      throw TextFault(.unclosed(thing: "<\(name)>"), at: tag.offset)
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func passMarkup() throws(TextFault) {
    let text = bytes[offset...]
    if text.starts(with: "<!--".utf8) {
      try pass("-->", "a comment")
    } else if text.starts(with: "<![CDATA[".utf8) {
      try pass("]]>", "a CDATA section")
    } else if text.starts(with: "<?".utf8) {
      try pass("?>", "an instruction")
    } else if text.starts(with: "<!".utf8) {
      try passDeclaration()
    } else if text.starts(with: "</".utf8) {
      try closeTag()
    } else {
      try openTag()
    }
  }

  private mutating func pass(_ end: String, _ thing: String) throws(TextFault) {
    guard let range = bytes[offset...].firstRange(of: Array(end.utf8)) else {
      throw TextFault(.unclosed(thing: thing), at: offset)
    }
    offset = range.upperBound
  }

  /// A document type with an internal subset could declare entities that expand to anything.
  private mutating func passDeclaration() throws(TextFault) {
    let start = offset
    let end = try endOfTag(thing: "a declaration")
    let hasSubset = bytes[start..<end].contains(UInt8(ascii: "["))
    guard !hasSubset, !bytes[start..<end].starts(with: "<!ENTITY".utf8) else {
      throw TextFault(.entityDeclarations, at: start)
    }
    offset = end
  }

  private mutating func openTag() throws(TextFault) {
    let start = offset
    let end = try endOfTag(thing: "a tag")
    let name = tagName(from: start + 1)
    guard !name.isEmpty else {
      throw TextFault(.syntax(detail: "\"<\" stands where no tag is"), at: start)
    }
    offset = end
    guard bytes[end - 2] != UInt8(ascii: "/") else { return }
    guard open.count < DataLimits.depth else {
      throw TextFault(.tooDeep(limit: DataLimits.depth), at: start)
    }
    open.append((name, start))
  }

  private mutating func closeTag() throws(TextFault) {
    let start = offset
    let end = try endOfTag(thing: "a tag")
    let name = String(decoding: tagName(from: start + 2), as: UTF8.self)
    guard let tag = open.popLast() else {
      throw TextFault(.syntax(detail: "</\(name)> closes no tag"), at: start)
    }
    let openName = String(decoding: tag.name, as: UTF8.self)
    guard name == openName else {
      let line = SourceLine(of: tag.offset, in: bytes).line
      throw TextFault(.mismatchedTag(open: openName, close: name, openLine: line), at: start)
    }
    offset = end
  }

  /// What comes after the `>` of the tag at `offset`, quotes being passed over.
  private func endOfTag(thing: String) throws(TextFault) -> Int {
    var quote: UInt8?
    for index in offset..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == Bytes.quote || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    throw TextFault(.unclosed(thing: thing), at: offset)
  }

  private func tagName(from start: Int) -> ArraySlice<UInt8> {
    bytes[start...].prefix { byte in
      !Bytes.isBlank(byte) && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
    }
  }
}
