/// Reads a source command by command, so that what follows an error is not read before its time.
package struct Parser: Sendable {
  private var lexer: Lexer
  private var reader: ArgumentReader

  package init(_ source: SourceText, from offset: Int = 0) {
    lexer = Lexer(source, from: offset)
    reader = ArgumentReader(source)
  }

  package var source: SourceText { reader.source }
  /// Where the next command begins to be looked for.
  package var offset: Int { lexer.offset }

  /// The next command; nil at the end.
  ///
  /// - Throws: what is wrong with it; the next call goes on after it.
  package mutating func next() throws(ParseError) -> LocatedCommand? {
    guard try lexer.readCommand(into: &reader.tokens) else { return nil }
    reader.next = 0
    return try reader.readCommand()
  }

  /// All commands of a text.
  package static func parse(_ text: String) throws(ParseError) -> [LocatedCommand] {
    var parser = Parser(SourceText(text))
    var commands: [LocatedCommand] = []
    while let command = try parser.next() { commands.append(command) }
    return commands
  }
}
