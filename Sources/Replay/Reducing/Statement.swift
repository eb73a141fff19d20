import CommandLanguage

/// A command as text that can be cut: its words, and the statements of its blocks.
struct Statement: Equatable, Sendable {
  var parts: [Part]

  indirect enum Part: Equatable, Sendable {
    /// A word or a text in quotes, as it was written.
    case word(String)
    case block([Statement])
  }

  /// The command on one line.
  var text: String { parts.map(\.text).joined(separator: " ") }
}

extension Statement.Part {
  fileprivate var text: String {
    switch self {
    case .word(let word): word
    case .block([]): "{ }"
    case .block(let statements):
      "{ " + statements.map(\.text).joined(separator: "; ") + " }"
    }
  }
}

extension [Statement] {
  /// A script of them, one a line.
  var script: String { map { $0.text + "\n" }.joined() }
}

// MARK: Read

extension Statement {
  /// The first command of a text; a text that is none is one word.
  init(_ text: String) {
    let source = SourceText(text)
    var lexer = Lexer(source)
    var tokens: [Token] = []
    let isRead = (try? lexer.readCommand(into: &tokens)) ?? false
    guard isRead, tokens.isBalanced else {
      self.init(parts: [.word(text.oneLine)])
      return
    }
    var reader = StatementReader(source, tokens)
    self.init(parts: reader.readParts())
  }
}

extension [Token] {
  /// Whether every block that begins ends.
  fileprivate var isBalanced: Bool { count { $0.kind == .open } == count { $0.kind == .close } }
}

extension String {
  /// What cannot be read stays as it is, but for line ends.
  fileprivate var oneLine: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}

/// Takes tokens in order.
private struct StatementReader {
  private let source: SourceText
  private let tokens: [Token]
  private var next = 0

  init(_ source: SourceText, _ tokens: [Token]) { (self.source, self.tokens) = (source, tokens) }

  /// The parts up to the statement's end.
  mutating func readParts() -> [Statement.Part] {
    var parts: [Statement.Part] = []
    while next < tokens.count {
      let token = tokens[next]
      switch token.kind {
      case .word, .quoted: parts.append(.word(text(of: token)))
      case .open: parts.append(.block(readBlock()))
      case .close, .end: return parts
      }
      next += 1
    }
    return parts
  }

  /// Stands at the block's `{`, then at its `}`.
  private mutating func readBlock() -> [Statement] {
    var statements: [Statement] = []
    next += 1
    while next < tokens.count, tokens[next].kind != .close {
      if tokens[next].kind == .end {
        next += 1
        continue
      }
      statements.append(Statement(parts: readParts()))
    }
    return statements
  }

  private func text(of token: Token) -> String {
    String(decoding: source.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }
}
