import CommandLanguage
import LineEditing
import TableKit

// MARK: the history of what was typed
extension Diagnostic {
  init(_ fault: HistoryFault) {
    switch fault {
    case .unreadable(let path, let code):
      self.init("cannot read the history: \(path): \(errorText(code))")
    case .unwritable(let path, let code):
      self.init("cannot write the history: \(path): \(errorText(code))")
    case .strayLines(let count, let path):
      let lines = counted(count, "line")
      self.init("\(lines) of the history cannot be read and stay as they are: \(path)")
    }
    severity = .note
  }
}
