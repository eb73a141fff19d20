import CommandLanguage
import Drawing
import LineEditing
import Session

/// Reads whole entries at the prompt: a line, and the lines that it wants.
///
/// Where standard input is no terminal, lines come as they are, and are written behind their prompts.
struct EntryReader: ~Copyable {
  /// nil: there is no terminal.
  private var editor: LineEditor?
  private let output: Output

  init(_ output: Output, keepsHistory: Bool) {
    self.output = output
    if LineEditor.isTerminal {
      editor = LineEditor(history: keepsHistory ? LineEditor.historyPath : nil)
    }
  }

  /// - Parameters:
  ///   - prompt: what stands before the first line; it ends in `> `.
  ///   - begun: what stands behind the prompt already; where the terminal cannot edit it, it is read at once.
  ///   - session: knows what could be typed.
  /// - Returns: nil at the end of input, as after Ctrl-D.
  mutating func next(prompt: String, begun: String = "", _ session: Session) -> String? {
    var entry = ""
    output.flush()
    var begun = begun.split(separator: "\n").joined(separator: "; ")
    if !begun.isEmpty, editor?.canEdit != true {
      output.writeLine("\(prompt)\(sanitized(begun, ascii: session.options.ascii == true))")
      return begun
    }
    while true {
      defer { begun = "" }
      let shown = entry.isEmpty ? prompt : EntryReader.continuation(of: entry)
      let before = entry
      let line =
        editor?.readLine(prompt: shown, begun: begun) {
          EntryReader.complete($0, $1, after: before, in: session)
        } ?? plainLine(prompt: shown, ascii: session.options.ascii == true)
      switch line {
      case .endOfInput where entry.isEmpty: return nil
      case .endOfInput:
        editor?.remember(entry)
        entry = ""
      case .interrupted: entry = ""
      case .line(let line, let wasPasted):
        let typed =
          wasPasted ? EntryReader.commands(in: line) : PastedText.withoutPrompt(line)
        entry += (entry.isEmpty ? "" : "\n") + typed
        if !Lexer.needsMore(SourceText(entry)) {
          editor?.remember(entry)
          return entry
        }
      }
    }
  }

  /// What is wrong with the history's file, once.
  mutating func takeFault() -> HistoryFault? { editor?.takeFault() }

  private func plainLine(prompt: String, ascii: Bool) -> ReadResult {
    guard let line = readLine() else { return .endOfInput }
    output.writeLine("\(prompt)\(sanitized(line, ascii: ascii))")
    return .line(line, pasted: false)
  }

  /// `> ` and two blanks for every open block, as a transcript has it.
  private static func continuation(of entry: String) -> String {
    let depth = Lexer.openBlocks(in: SourceText(entry))
    return "> " + String(repeating: "  ", count: max(1, depth))
  }

  private static func commands(in pasted: String) -> String {
    PastedText(pasted) { CommandSpec.named($0) != nil }.commands
  }

  /// What could stand at the cursor, the lines of the open block known.
  private static func complete(
    _ line: String, _ cursor: Int, after entry: String, in session: Session
  ) -> [Completion] {
    let before = entry.isEmpty ? "" : entry + "\n"
    let start = before.utf8.count
    let found = Completer.complete(
      before + line, at: start + cursor, in: session.completionContext)
    let range = max(0, found.range.lowerBound - start)..<max(0, found.range.upperBound - start)
    let isOnlyOne = found.all.count == 1
    return found.all.map { candidate in
      let text = isOnlyOne ? ended(candidate.text) : candidate.text
      return Completion(text, replacing: range, display: candidate.text, help: candidate.help)
    }
  }

  /// The only completion: a blank comes after it, but a folder's name may go on.
  private static func ended(_ text: String) -> String {
    text.hasSuffix("/\"") ? String(text.dropLast()) : text + " "
  }
}
