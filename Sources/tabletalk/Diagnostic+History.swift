import CommandLanguage
import LineEditing

// MARK: the history of what was typed
extension Diagnostic {
  init(_ fault: HistoryFault) {
    switch fault {
    case .unreadable(let path, let code):
      self.init("cannot read the history: \(path): \(errorText(code))")
    case .unwritable(let path, let code):
      self.init("cannot write the history: \(path): \(errorText(code))")
    case .strayLines(1, let path):
      self.init("1 line of the history cannot be read and stays as it is: \(path)")
    case .strayLines(let count, let path):
      self.init("\(count) lines of the history cannot be read and stay as they are: \(path)")
    }
    severity = .note
  }
}
