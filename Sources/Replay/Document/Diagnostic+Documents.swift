import CommandLanguage
import TableKit

// What is wrong with a document or a script as a whole.
extension Diagnostic {
  enum DocumentFault {
    /// A file that `load` reads, by its name.
    case isData(file: String)
    /// A command behind a `quit`.
    case hasEnded
    /// Text before the first command.
    case strayText
    case noCommands
  }

  init(_ fault: DocumentFault) {
    switch fault {
    case .isData(let file):
      let name = Printer.quoted(file)
      self.init("\(name) is data, not a script", help: "tabletalk -e 'load \(name)'")
    case .hasEnded: self.init("the session has ended with quit")
    case .strayText:
      self.init("text stands before the first command", help: "a command begins with \"> \"")
    case .noCommands:
      self.init(
        "no line of the block is a command",
        help: "a command begins with \"> \"; a block with the word show is not run")
    }
  }

  init(fenceWord word: String) {
    let known = Block.Word.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: word, among: known).first
    self.init(
      "a block is new, show or given, not \"\(word)\"", help: nearest.map { "```tabletalk \($0)" })
  }
}
