import CommandLanguage
import Session
import TableKit

// What of the log is printed.
extension LogEntry {
  /// What `log` printed.
  var isLogged: Bool {
    if case .log = event { return true }
    return false
  }

  func isShown(in trace: TraceMode) -> Bool {
    switch trace {
    case .on, .swift, .objectiveC: true
    case .off: isLogged || tellsWithoutTrace
    case .only(let methods): isLogged || method.map(methods.contains) ?? tellsWithoutTrace
    }
  }

  private var method: Method? {
    switch event {
    case .call(let call, _), .missing(let call, _), .code(let call): call.method
    case .note, .log: nil
    }
  }

  /// Why a touch came to nothing, and what was lost, is said in any case.
  private var tellsWithoutTrace: Bool {
    guard case .note(let note) = event else { return false }
    switch note {
    case .stopped, .stoppedNotImplemented, .stoppedNobody, .stoppedBy, .selectionLost, .remark:
      return true
    case .setUpReload, .leftOver, .compared, .aside: return false
    }
  }
}
