/// What a row is given beside its text.
struct RowAttributes: Sendable {
  var at: Target?
  var id: Text?
  var properties: [Property] = []
}

extension Parameter where Value == RowAttributes {
  static var rowAttributes: Self {
    Parameter(
      "attributes", "[at PATH] [id NAME] [PROPERTY VALUE]…", "at, id or a property"
    ) { (reader) throws(ParseError) in
      var attributes = RowAttributes()
      while try reader.readAttribute(into: &attributes) {}
      return attributes
    }
  }
}

/// What a section is given beside its title.
struct SectionAttributes: Sendable {
  var footer: Text?
  var at: Int?
}

extension Parameter where Value == Text? {
  /// A section's title, unless an attribute or the block stands there.
  static var sectionTitle: Self {
    Parameter("title", "[TEXT]", "a text") {
      (reader) throws(ParseError) in
      reader.expect(.text("title"))
      guard let token = reader.currentWord, !reader.token(token, is: "footer"),
        !reader.token(token, is: "at")
      else { return nil }
      return try reader.text(ParameterInfo("title", "TEXT", "a text"))
    }
  }
}

extension Parameter where Value == SectionAttributes {
  static var sectionAttributes: Self {
    Parameter(
      "attributes", "[footer TEXT] [at N]", "footer or at"
    ) { (reader) throws(ParseError) in
      var attributes = SectionAttributes()
      while true {
        if reader.takeKeyword("footer") {
          try reader.checkFirst(attributes.footer)
          attributes.footer = try reader.text(ParameterInfo("footer", "TEXT", "a text"))
        } else if reader.takeKeyword("at") {
          try reader.checkFirst(attributes.at)
          let info = ParameterInfo("section number", "N", "a number")
          attributes.at = try reader.integer(info, in: 0...Limit.sections)
        } else {
          return attributes
        }
      }
    }
  }
}

extension Parameter where Value == Block? {
  /// The block of a section or a screen, if there is one.
  static func block(_ kind: BlockContext.Kind) -> Self {
    Parameter("block", "[{ … }]", "a block") { (reader) throws(ParseError) in
      reader.expect(.block)
      guard let open = reader.current, open.kind == .open else { return nil }
      var context = reader.context
      context.kind = kind
      return try reader.readBlock(in: context)
    }
  }
}

extension Parameter where Value == Block? {
  /// The block of a screen; in a reaction it holds what the reaction may, said to another screen.
  static var screenBlock: Self {
    Parameter("block", "[{ … }]", "a block") { (reader) throws(ParseError) in
      reader.expect(.block)
      guard let open = reader.current, open.kind == .open else { return nil }
      var context = reader.context
      if context.kind == .script { context.kind = .screen }
      return try reader.readBlock(in: context)
    }
  }
}

extension ArgumentReader {
  /// One `at`, `id` or property; false: none stands here.
  mutating func readAttribute(into attributes: inout RowAttributes) throws(ParseError) -> Bool {
    expect(.keyword("at"))
    expect(.keyword("id"))
    for name in PropertyName.allCases where name != .text { expect(.keyword(name.rawValue)) }
    guard let token = currentWord, token.kind == .word else { return false }
    if self.token(token, is: "at") {
      next += 1
      try checkFirst(attributes.at)
      attributes.at = try target(ParameterInfo("path", "PATH", "a path"))
    } else if self.token(token, is: "id") {
      next += 1
      try checkFirst(attributes.id)
      attributes.id = try text(.identifier)
    } else if let name = PropertyName(rawValue: string(token)), name != .text {
      next += 1
      attributes.properties.append(try name.read(&self))
    } else {
      return false
    }
    return true
  }

  /// The keyword just taken was not said before.
  func checkFirst<Value>(_ value: Value?) throws(ParseError) {
    guard value != nil, next > 0 else { return }
    let token = tokens[next - 1]
    throw ParseError(.saidTwice(string(token)), at: token.range)
  }
}
