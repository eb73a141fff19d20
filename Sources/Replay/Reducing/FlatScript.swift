import CommandLanguage
import Session

/// The commands of a document in one list: those of the files that it sources stand in their place.
struct FlatScript {
  private(set) var statements: [Statement] = []
  private let files: FileAccess
  /// The files that are being read, the outermost first.
  private var path: [String]

  private init(_ name: String, _ files: FileAccess) { (path, self.files) = ([name], files) }

  /// The sessions of a document, each with its commands; those that are written down as failing are left
  /// out, since they change nothing.
  static func sessions(of document: Document, name: String, files: FileAccess) -> [[Statement]] {
    var sessions: [FlatScript] = [FlatScript(name, files)]
    for block in document.blocks where block.isRun {
      if block.isNew { sessions.append(FlatScript(name, files)) }
      for exchange in block.exchanges where !exchange.expectsFailure {
        sessions[sessions.count - 1].add(exchange.source(name: name, line: 1))
      }
    }
    return sessions.map(\.statements).filter { !$0.isEmpty }
  }

  private mutating func add(_ source: SourceText) {
    var parser = Parser(source)
    while true {
      do {
        guard let located = try parser.next() else { return }
        add(located.command, source.text(in: located.range))
      } catch {
        statements.append(Statement(source.text(in: parser.commandRange)))
      }
    }
  }

  private mutating func add(_ command: Command, _ text: String) {
    switch command {
    case .session(.source(.plain(let file), _)): addFile(file)
    case .stage(.load(let spec)):
      guard case .plain(let file) = spec.file else { return statements.append(Statement(text)) }
      statements.append(Statement(text).naming(resolved(file), for: file))
    case .setUp, .touch, .code, .stage, .session: statements.append(Statement(text))
    }
  }

  /// The commands of a file; one that cannot be read, or sources itself, is left to fail when it runs.
  private mutating func addFile(_ file: String) {
    let full = resolved(file)
    guard !path.contains(full), let bytes = try? files.read(full) else {
      let line = "source \(Printer.quoted(full))"
      return statements.append(Statement(line))
    }
    path.append(full)
    add(SourceText(name: full, bytes: bytes))
    path.removeLast()
  }

  private func resolved(_ file: String) -> String { files.resolve(file, path.last ?? "") }
}

extension Statement {
  /// `load` with its file named from where the program runs.
  fileprivate func naming(_ path: String, for file: String) -> Statement {
    guard path != file, parts.count > 1 else { return self }
    var named = self
    named.parts[1] = .word(Printer.quoted(path))
    return named
  }
}

extension SourceText {
  fileprivate func text(in range: SourceRange) -> String {
    let end = min(max(range.end, 0), bytes.count)
    return String(decoding: bytes[min(max(range.start, 0), end)..<end], as: UTF8.self)
  }
}
