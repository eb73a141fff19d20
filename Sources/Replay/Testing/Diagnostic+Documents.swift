import CommandLanguage
import TableKit

// What is wrong with a document.
extension Diagnostic {
  enum DocumentFault {
    /// Text before the first command.
    case strayText
    case noCommands
  }

  init(_ fault: DocumentFault) {
    switch fault {
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
