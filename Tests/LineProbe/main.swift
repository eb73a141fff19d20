import Glibc
import LineEditing

/// A small program around the line editor, for tests through a pseudo-terminal: it prints what it reads.
///
/// Its arguments are `history=PATH` or `history=usual`, `prompt=TEXT`, `pid=show`, and
/// `sleep=MILLISECONDS` after each line.

let options = CommandLine.arguments.dropFirst().map {
  $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
}

func option(_ name: String) -> String? {
  options.first { $0.count == 2 && $0[0] == name }?[1]
}

/// A few commands and a row's text, so that every case of completion is there.
let words = [
  ("delete", "removes rows"), ("deselect", "takes the mark away"), ("drag", "moves a row"),
  ("tap", "taps a row"), ("title", "sets the title"), ("übung", "übt"), ("evil\u{1B}[31m", "\u{7}"),
]

func complete(_ line: String, _ cursor: Int) -> [Completion] {
  let before = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
  let word =
    before.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
  let range = (cursor - word.utf8.count)..<cursor
  return words.filter { $0.0.hasPrefix(word) }.map {
    Completion($0.0, replacing: range, help: $0.1)
  }
}

/// Reads until the end, and tells in one line each what came.
func talk() {
  let history = option("history")
  var editor = LineEditor(history: history == "usual" ? LineEditor.historyPath : history)
  while true {
    if let fault = editor.takeFault() { print("fault: \(fault)") }
    switch editor.readLine(prompt: option("prompt") ?? "> ", complete: complete) {
    case .line("leave", _): return
    case .line(let text, let pasted):
      editor.remember(text)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      print("<\(lines.joined(separator: "|"))>\(pasted ? " pasted" : "")")
      usleep(1000 * (option("sleep").flatMap { UInt32($0) } ?? 0))
    case .interrupted: print("interrupted")
    case .endOfInput:
      print("end")
      return
    }
  }
}

if LineEditor.isTerminal {
  if option("pid") != nil { print("pid \(getpid())") }
  print(LineEditor.isDumb ? "dumb" : "ready")
  talk()
} else {
  print("no terminal")
}
