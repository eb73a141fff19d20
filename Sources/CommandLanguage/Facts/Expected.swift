extension Parameter where Value == Expected {
  /// `[not] FACT`; the reader keeps the fact for what it has to say of the rest.
  static var expected: Self {
    let info = ParameterInfo("fact", "[not] FACT", "something that can be so")
    return Parameter(info) { (reader) throws(ParseError) in
      let isNegated = reader.takeKeyword("not")
      reader.expect(.fact)
      let name = try reader.take(info)
      let word = reader.string(name)
      guard name.kind == .word, let spec = FactSpec.named(word) else {
        throw ParseError(
          .unknownFact(word, suggestions: FactSpec.suggestions(for: word)), at: name.range)
      }
      (reader.command, reader.fact) = (name, spec)
      let fact = try spec.read(&reader)
      let range = SourceRange(Int(name.start), reader.endOfTaken.end)
      return Expected(fact, isNegated: isNegated, at: range)
    }
  }
}
