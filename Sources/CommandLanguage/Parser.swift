/// Reads a source command by command, so that what follows an error is not read before its time.
package struct Parser: Sendable {
  private var lexer: Lexer
  private var reader: ArgumentReader
  /// Where the command stands that was read last, also one that cannot be read.
  package private(set) var commandRange = SourceRange(0, 0)

  package init(_ source: SourceText, from offset: Int = 0) {
    lexer = Lexer(source, from: offset)
    reader = ArgumentReader(source)
  }

  package var source: SourceText { reader.source }
  /// Where the next command begins to be looked for.
  package var offset: Int { lexer.offset }

  /// Tells the names of the form fields that there are.
  package mutating func know(fields: [String]) {
    if !fields.isEmpty { reader.fieldNames = fields }
  }

  /// The next command; nil at the end.
  ///
  /// - Throws: what is wrong with it; the next call goes on after it.
  package mutating func next() throws(ParseError) -> LocatedCommand? {
    do {
      guard try lexer.readCommand(into: &reader.tokens) else { return nil }
    } catch {
      commandRange = SourceRange(startOfTokens ?? error.range.start, error.range.end)
      throw error
    }
    let end = reader.tokens.last.map { Int($0.end) } ?? lexer.offset
    commandRange = SourceRange(startOfTokens ?? end, end)
    reader.next = 0
    return try reader.readCommand()
  }

  private var startOfTokens: Int? { reader.tokens.first.map { Int($0.start) } }

  /// All commands of a text.
  package static func parse(_ text: String) throws(ParseError) -> [LocatedCommand] {
    var parser = Parser(SourceText(text))
    var commands: [LocatedCommand] = []
    while let command = try parser.next() { commands.append(command) }
    return commands
  }
}
