internal import TableKit

/// Finds what could stand at the cursor, by reading the line up to it and noting what was hoped for.
package struct Completer: Sendable {
  private let context: CompletionContext
  /// What is typed of the word so far, without a quote.
  private let partial: String
  private let isQuoted: Bool
  private var found: [Candidates.Candidate] = []

  /// Completes the word before `cursor`, a UTF-8 offset; the lines of an open block stand before it.
  package static func complete(
    _ text: String, at cursor: Int? = nil, in context: CompletionContext = CompletionContext()
  ) -> Candidates {
    let bytes = Array(text.utf8.prefix(cursor ?? text.utf8.count))
    let source = SourceText(name: "", bytes: bytes)
    var cut = CutLine(source)
    var reader = ArgumentReader(source)
    reader.tokens = cut.takeTokens()
    reader.expectations = []
    _ = try? reader.readCommand()
    var completer = Completer(context, partial: cut.partial, isQuoted: cut.isQuoted)
    for expectation in reader.expectations ?? [] { completer.add(expectation) }
    return Candidates(range: cut.start..<bytes.count, all: completer.found)
  }

  private init(_ context: CompletionContext, partial: String, isQuoted: Bool) {
    (self.context, self.partial, self.isQuoted) = (context, partial, isQuoted)
  }

  private mutating func add(_ expectation: Expectation) {
    switch expectation {
    case .command(let kind):
      for spec in CommandSpec.all where spec.places.contains(BlockKinds(kind)) {
        add(word: spec.name, spec.summary)
      }
    case .keyword(let word): add(word: word, help(on: word))
    case .place:
      add(texts: context.rows, "row")
      for word in ["first", "last", "selected", "all", "section"] {
        add(word: word, help(on: word))
      }
    case .sectionTitle: add(texts: context.sections, "section")
    case .indexTitle: add(texts: context.indexTitles, "index title")
    case .button: add(texts: context.buttons, "button")
    case .screen: add(texts: context.screens, "screen")
    case .image: add(texts: context.images, "image")
    case .file: add(texts: context.files(partial), "file")
    case .event: for event in Event.named { add(word: event.name, event.summary) }
    case .method:
      for method in Method.allCases { add(word: method.shortName, method.summary) }
    case .fact: for fact in FactSpec.all { add(word: fact.name, fact.summary) }
    case .option: for option in context.options { add(word: option, "option") }
    case .topic: for topic in HelpText.topics { add(word: topic, help(on: topic)) }
    case .block: if partial.isEmpty, !isQuoted { add(word: "{", "a block") }
    case .text: break
    }
  }

  private func help(on word: String) -> String {
    Vocabulary.entry(word)?.summary ?? CommandSpec.named(word)?.summary
      ?? Event.named.first { $0.name == word }?.summary
      ?? FactSpec.named(word)?.summary ?? MethodNames.method(word)?.summary
      ?? (Vocabulary.colors.contains(word) ? "a color" : "")
  }

  private mutating func add(word: String, _ help: String) {
    guard !isQuoted, word.hasPrefix(partial) else { return }
    add(Candidates.Candidate(text: word, help: help))
  }

  private mutating func add(texts: [String], _ help: String) {
    for text in texts where text.hasPrefix(partial) {
      add(Candidates.Candidate(text: Printer.quoted(text), help: help))
    }
  }

  private mutating func add(_ candidate: Candidates.Candidate) {
    guard !found.contains(where: { $0.text == candidate.text }) else { return }
    found.append(candidate)
  }
}

/// A text up to the cursor: the tokens of its last command, and the word that is being typed.
private struct CutLine {
  private var tokens: [Token] = []
  private(set) var partial = ""
  private(set) var isQuoted = false
  /// Where the word begins.
  private(set) var start: Int

  init(_ source: SourceText) {
    start = source.bytes.count
    readLastCommand(of: source)
    guard let last = tokens.last, Int(last.end) == source.bytes.count, !isQuoted else { return }
    let reader = ArgumentReader(source)
    switch last.kind {
    case .word, .quoted:
      tokens.removeLast()
      (partial, isQuoted, start) = (reader.string(last), last.kind == .quoted, Int(last.start))
    case .open, .close, .end: return
    }
  }

  mutating func takeTokens() -> [Token] {
    defer { tokens = [] }
    return tokens
  }

  private mutating func readLastCommand(of source: SourceText) {
    var lexer = Lexer(source)
    while true {
      do {
        guard try lexer.readCommand(into: &tokens) else { return }
        guard lexer.offset >= source.bytes.count else { continue }
        let last = source.bytes.last
        if last == Byte.newline || last == Byte.semicolon { tokens = [] }
        return
      } catch {
        if error.reason == .unclosedText { openText(from: error.range.start, in: source) }
        if lexer.offset >= source.bytes.count { return }
      }
    }
  }

  private mutating func openText(from quote: Int, in source: SourceText) {
    isQuoted = true
    start = quote
    partial = String(decoding: source.bytes[(quote + 1)...], as: UTF8.self)
  }
}
