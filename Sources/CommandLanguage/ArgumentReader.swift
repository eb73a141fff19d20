/// Goes through one command's tokens; a parameter takes from it what it stands for.
///
/// One reader serves a whole script, so that its token array is made once.
package struct ArgumentReader: Sendable {
  package let source: SourceText
  var tokens: [Token] = []
  /// The token to be taken next.
  var next = 0
  var context: BlockContext
  /// The event that `on` was given, for the block that follows.
  var event: EventName?
  /// The command that is being read.
  var command = Token(.word, 0, 0)
  /// What `expect` is given, once it is known.
  var fact: FactSpec?
  /// The fields of forms that are known: their names stand for their texts in reactions.
  var fieldNames: [String] = []
  /// What could stand at the end of the tokens; nil while nobody asks.
  var expectations: [Expectation]?
  private var lastName = Token(.word, 0, 0)
  private var lastSpec: CommandSpec?

  package init(_ source: SourceText, context: BlockContext = .script) {
    self.source = source
    self.context = context
  }
}

// MARK: tokens
extension ArgumentReader {
  /// The next token of this command, if there is one.
  var current: Token? {
    guard next < tokens.count else { return nil }
    let token = tokens[next]
    return token.kind == .end || token.kind == .close ? nil : token
  }

  /// The next token, if it is a word or a text.
  var currentWord: Token? {
    guard let token = current, token.kind != .open else { return nil }
    return token
  }

  /// The empty range just after the last token taken.
  var endOfTaken: SourceRange {
    let end = next > 0 ? Int(tokens[next - 1].end) : 0
    return SourceRange(end, end)
  }

  /// The token's own characters, its quotes taken off and its escapes left.
  func string(_ token: Token) -> String {
    let inset: Int32 = token.kind == .quoted ? 1 : 0
    return String(
      decoding: source.bytes[Int(token.start + inset)..<Int(token.end - inset)], as: UTF8.self)
  }

  func string(_ range: SourceRange) -> String {
    String(decoding: source.bytes[range.start..<range.end], as: UTF8.self)
  }

  /// Whether the token is this bare word.
  func token(_ token: Token, is word: String) -> Bool {
    guard token.kind == .word, Int(token.end - token.start) == word.utf8.count else { return false }
    var index = Int(token.start)
    for byte in word.utf8 {
      if source.bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// Remembers what may stand here, if the tokens are at their end and somebody asks.
  mutating func expect(_ expectation: @autoclosure () -> Expectation) {
    guard expectations != nil, next == tokens.count else { return }
    expectations?.append(expectation())
  }

  mutating func takeKeyword(_ word: String) -> Bool {
    expect(.keyword(word))
    guard let token = current, self.token(token, is: word) else { return false }
    next += 1
    return true
  }

  /// Takes the first of the words that stands here.
  mutating func takeKeyword<Word: Keyword>(as type: Word.Type) -> Word? {
    if expectations != nil { for word in Word.allCases { expect(.keyword(word.rawValue)) } }
    guard let token = current, token.kind == .word, let word = Word(rawValue: string(token)) else {
      return nil
    }
    next += 1
    return word
  }

  /// A word or text that must be there.
  mutating func take(_ parameter: ParameterInfo) throws(ParseError) -> Token {
    guard let token = currentWord else { throw missing(parameter) }
    next += 1
    return token
  }

  func missing(_ parameter: ParameterInfo) -> ParseError {
    ParseError(
      .missing(parameter: parameter.noun, command: subject, syntax: syntax), at: endOfTaken)
  }

  /// The declaration of the command that is being read; of a fact, of what sets it.
  var spec: CommandSpec? { CommandSpec.named(string(command)) }

  /// What is being read, as a message calls it.
  var subject: String { fact.map { "expect \($0.name)" } ?? string(command) }

  /// How that is written.
  var syntax: String { fact.map { "expect \($0.syntax)" } ?? spec?.syntax ?? "" }
}

/// Words of which one is chosen.
protocol Keyword: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

// MARK: commands and blocks
extension ArgumentReader {
  /// Reads the command that begins at the next token.
  mutating func readCommand() throws(ParseError) -> LocatedCommand {
    let kind = context.kind
    expect(.command(kind))
    guard let name = current else {
      throw ParseError(.unclosedBlock, at: endOfTaken)
    }
    guard name.kind == .word else { throw notACommand(name) }
    let outer = (command, fact)
    defer { (command, fact) = outer }
    (command, fact) = (name, nil)
    next += 1
    let parse = try parser(of: name)
    let value = try parse(&self)
    return LocatedCommand(value, at: SourceRange(Int(name.start), endOfTaken.end))
  }

  /// The declaration's parser; commands of one name mostly follow one another.
  private mutating func parser(
    of name: Token
  ) throws(ParseError) -> @Sendable (inout ArgumentReader) throws(ParseError) -> Command {
    if !isSame(name, lastName) || lastSpec == nil {
      lastSpec = CommandSpec.named(string(name))
      lastName = name
    }
    guard let spec = lastSpec else { throw unknownCommand(name) }
    guard spec.places.contains(BlockKinds(context.kind)) else {
      throw ParseError(.notHere(command: spec.name, context.kind), at: name.range)
    }
    return spec.parse
  }

  private func isSame(_ one: Token, _ other: Token) -> Bool {
    let count = Int(one.end - one.start)
    guard count == Int(other.end - other.start) else { return false }
    for index in 0..<count
    where source.bytes[Int(one.start) + index] != source.bytes[Int(other.start) + index] {
      return false
    }
    return true
  }

  /// Reads `{ … }`, whose commands are parted by line ends and `;`.
  mutating func readBlock(in inner: BlockContext) throws(ParseError) -> Block {
    let outer = context
    defer { context = outer }
    context = inner
    var commands: [LocatedCommand] = []
    try readStatements { (reader) throws(ParseError) in
      commands.append(try reader.readCommand())
    }
    return Block(commands)
  }

  /// Goes through the statements of a block whose `{` is the next token.
  ///
  /// - Parameter kinds: what a statement may begin with; empty: the commands of the block.
  mutating func readStatements(
    of kinds: [Expectation] = [],
    _ read: (inout ArgumentReader) throws(ParseError) -> Void
  ) throws(ParseError) {
    expect(.block)
    guard let open = current, open.kind == .open else {
      throw ParseError(
        .missing(parameter: "a block", command: subject, syntax: syntax), at: endOfTaken)
    }
    next += 1
    while true {
      guard next < tokens.count else {
        expectStatement(of: kinds)
        throw ParseError(.unclosedBlock, at: open.range)
      }
      switch tokens[next].kind {
      case .end: next += 1
      case .close:
        next += 1
        return
      case .word, .quoted, .open: try read(&self)
      }
    }
  }

  private mutating func expectStatement(of kinds: [Expectation]) {
    let commands = Expectation.command(context.kind)
    for kind in kinds.isEmpty ? [commands] : kinds { expect(kind) }
  }

  func requireEnd() throws(ParseError) {
    guard let token = current else { return }
    throw leftOver(token)
  }
}
