import CommandLanguage

/// What a step did, with all that it needs to be done again.
enum Deed: Sendable {
  /// Any command.
  case command(Performed)
  /// A command that its text tells: a script may have very many.
  case line(SourceLine)
  /// `row TEXT` and nothing else: of these too.
  case row(String)
}

/// The text of a command, as a place in one of many sources.
struct SourceLine: Sendable {
  let source: UInt32
  var start: Int
  var end: Int

  init(source: UInt32, start: Int, end: Int) {
    (self.source, self.start, self.end) = (source, start, end)
  }

  /// nil: the place is not in the source.
  init?(_ range: SourceRange, of text: SourceText, numbered number: Int) {
    guard 0 <= range.start, range.start < range.end, range.end <= text.bytes.count,
      let source = UInt32(exactly: number)
    else { return nil }
    self.init(source: source, start: range.start, end: range.end)
  }

  func text(in sources: [SourceText]) -> ArraySlice<UInt8> {
    sources[Int(source)].bytes[start..<end]
  }
}

/// A command that was performed.
final class Performed: Sendable {
  let command: LocatedCommand
  let source: SourceText
  /// What `load` read.
  let content: FileContent?

  init(_ command: LocatedCommand, _ source: SourceText, content: FileContent? = nil) {
    (self.command, self.source, self.content) = (command, source, content)
  }

  var text: String {
    let bytes = source.bytes
    let range = command.range
    guard range.start >= 0, range.end <= bytes.count, range.start <= range.end else { return "" }
    return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }
}

extension Performed {
  /// Reads a command again that was read before.
  convenience init?(reading text: ArraySlice<UInt8>) {
    let source = SourceText(name: "", bytes: Array(text))
    var parser = Parser(source)
    do throws(ParseError) {
      guard let command = try parser.next() else { return nil }
      self.init(command, source)
    } catch {
      return nil
    }
  }
}

extension Command {
  /// Whether the text alone tells all that the command does: it has no block, and leaves no trace of
  /// where it stood.
  var isToldByText: Bool {
    switch self {
    case .touch, .code(.table), .code(.edit), .code(.time(.turn)): true
    case .code(.navigation(let command)): command.isToldByText
    case .setUp, .code(.change), .code(.updates), .code(.time(.later)), .stage, .session: false
    }
  }
}

extension NavigationCommand {
  fileprivate var isToldByText: Bool {
    switch self {
    case .push, .pop, .present, .dismiss: true
    case .pushPage, .alert: false
    }
  }
}
