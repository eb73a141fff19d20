import TableKit

/// What no call says, in words: `stopped: willSelectRow 0:2 answered nil`.
package func noteText(_ note: Note) -> String {
  switch note {
  case .stopped(let call, let reply):
    "stopped: \(callText(call, spelling: .short)) answered \(replyText(reply))"
  case .stoppedNotImplemented(let method):
    "stopped: \(method.shortName) not implemented"
  case .stoppedNobody(let owner):
    "stopped: no \(owner.rawValue), nobody to tell"
  case .stoppedBy(let reason):
    "stopped: \(reason)"
  case .selectionLost(let paths):
    "selection lost: \(paths.map { "\($0)" }.joined(separator: " "))"
  case .setUpReload:
    "set up: reloadData"
  case .leftOver(let cell, let last, let row, let what):
    "left over: \(what.joined(separator: ", ")) (cell #\(cell), was row \(last), now row \(row))"
  case .compared(let sums):
    "compares: "
      + (sums.isEmpty ? "as many as before" : sums.map(\.equation).joined(separator: " · "))
  case .remark(let text), .aside(let text):
    text
  }
}
