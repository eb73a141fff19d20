/// What a parameter is called where it is shown.
package struct ParameterInfo: Hashable, Sendable {
  /// A short name: `row`.
  package let name: String
  /// As `help` prints it: `TEXT`, `[for PLACE]`.
  package let syntax: String
  /// As a message says it: `a text`.
  package let noun: String

  init(_ name: String, _ syntax: String, _ noun: String) {
    (self.name, self.syntax, self.noun) = (name, syntax, noun)
  }

  static let place = ParameterInfo("place", "PLACE", "a place")
  static let row = ParameterInfo("row", "ROW", "a row")
  static let section = ParameterInfo("section", "S", "a section's number or title")
}

/// One parameter of a command: how it is shown, and how it is read.
package struct Parameter<Value: Sendable>: Sendable {
  let info: ParameterInfo
  let read: @Sendable (inout ArgumentReader) throws(ParseError) -> Value

  init(
    _ info: ParameterInfo,
    read: @escaping @Sendable (inout ArgumentReader) throws(ParseError) -> Value
  ) {
    (self.info, self.read) = (info, read)
  }

  init(
    _ name: String, _ syntax: String, _ noun: String,
    read: @escaping @Sendable (inout ArgumentReader) throws(ParseError) -> Value
  ) {
    self.init(ParameterInfo(name, syntax, noun), read: read)
  }
}
