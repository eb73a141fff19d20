import CommandLanguage
import LineEditing
import Replay
import Session

/// The prompt: a command is read, runs, and what came of it is printed; until Ctrl-D or `quit`.
struct Prompt {
  private let output: Output
  private let keepsHistory: Bool
  private let journal: Journal?
  private var runner: Runner

  /// - Parameter runner: one that does not echo.
  init(_ runner: Runner, _ output: Output, keepsHistory: Bool, journal: Journal?) {
    (self.runner, self.output, self.keepsHistory) = (runner, output, keepsHistory)
    self.journal = journal
    runner.session.isInteractive = true
  }

  /// The screen as it is, and how to begin where nothing is yet.
  mutating func open() {
    runner.showScreen()
    if runner.session.position > 0 { return }
    let dot = runner.session.options.ascii == true ? "-" : "·"
    output.writeLine("rows A B C puts rows in it \(dot) help lists all")
  }

  mutating func run() {
    output.flush()
    var editor = LineEditor(history: keepsHistory ? LineEditor.historyPath : nil)
    while !runner.hasQuit, output.failure == nil, let entry = readEntry(&editor) {
      editor.remember(entry)
      if let warning = editor.takeWarning() { warn(warning) }
      Interrupts.clear()
      if entry.allSatisfy(\.isWhitespace) { continue }
      _ = runner.run(.entry(entry), keptIn: journal)
      output.flush()
      if let warning = journal?.takeWarning() { warn(warning) }
    }
    // A terminal that went away is no wish to leave: what it left is there to be resumed.
    if runner.hasQuit || output.failure == nil && LineEditor.isTerminal { journal?.remove() }
  }

  /// A line, and the lines that it wants; nil: Ctrl-D.
  private func readEntry(_ editor: inout LineEditor) -> String? {
    var entry = ""
    while true {
      let prompt = entry.isEmpty ? "> " : continuation(of: entry)
      switch editor.readLine(prompt: prompt, complete: { complete($0, $1, after: entry) }) {
      case .endOfInput where entry.isEmpty: return nil
      case .endOfInput:
        editor.remember(entry)
        entry = ""
      case .interrupted: entry = ""
      case .line(let line, let wasPasted):
        entry += (entry.isEmpty ? "" : "\n") + (wasPasted ? commands(in: line) : line)
        if !Lexer.needsMore(SourceText(entry)) { return entry }
      }
    }
  }

  /// `> ` and two blanks for every open block, as a transcript has it.
  private func continuation(of entry: String) -> String {
    let depth = Lexer.openBlocks(in: SourceText(entry))
    return "> " + String(repeating: "  ", count: max(1, depth))
  }

  private func commands(in pasted: String) -> String {
    PastedText(pasted) { CommandSpec.named($0) != nil }.commands
  }

  /// What could stand at the cursor, the lines of the open block known.
  private func complete(_ line: String, _ cursor: Int, after entry: String) -> [Completion] {
    let before = entry.isEmpty ? "" : entry + "\n"
    let start = before.utf8.count
    let found = Completer.complete(
      before + line, at: start + cursor, in: runner.session.completionContext)
    let range = max(0, found.range.lowerBound - start)..<max(0, found.range.upperBound - start)
    let isOnlyOne = found.all.count == 1
    return found.all.map { candidate in
      let text = isOnlyOne ? Prompt.ended(candidate.text) : candidate.text
      return Completion(text, replacing: range, display: candidate.text, help: candidate.help)
    }
  }

  /// The only completion: a blank comes after it, but a folder's name may go on.
  private static func ended(_ text: String) -> String {
    text.hasSuffix("/\"") ? String(text.dropLast()) : text + " "
  }

  private func warn(_ text: String) {
    output.writeMessage("note", text)
  }
}
