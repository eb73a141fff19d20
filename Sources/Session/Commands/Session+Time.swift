import CommandLanguage
import TableKit

/// A block that waits for a later turn of the main queue.
struct LaterBlock: Equatable, Sendable {
  /// Counts the blocks of a session.
  var number: Int
  var turns: Int
  var screen: Int
  var script: ReactionScript
}

// The main queue: what waits for a later turn, and layout.
extension Session {
  func run(_ command: TimeCommand, _ context: Context) {
    switch command {
    case .later(let turns, let block):
      // The turn in which it is said ends with this line; the block runs in one after that.
      let script = ReactionScript(block: block, values: context.values, source: context.source)
      scripts.latersMade += 1
      scripts.later.append(
        LaterBlock(
          number: scripts.latersMade, turns: turns + 1, screen: context.screen, script: script))
    case .turn:
      // One goes by at the end of every line.
      return
    }
  }

  /// One turn of the main queue: what has waited long enough runs, then the glass is laid out.
  func turn() throws(StepError) {
    for index in scripts.later.indices { scripts.later[index].turns -= 1 }
    let due = scripts.later.filter { $0.turns <= 0 }
    scripts.later.removeAll { $0.turns <= 0 }
    let waiting = scripts.later.count
    for block in due { try run(block) }
    try uikit { () throws(TableException) in try stage.turn() }
    // What was said in this turn waits from its end.
    for index in scripts.later.indices.dropFirst(waiting) { scripts.later[index].turns -= 1 }
  }

  private func run(_ block: LaterBlock) throws(StepError) {
    do throws(StepError) {
      try uikit { () throws(TableException) in
        _ = try react(block.script, screen: block.screen, [])
      }
    } catch {
      var error = error
      if !error.isInterruption { error.later = block.number }
      throw error
    }
  }

  /// A block that failed in its turn is gone, or it would fail in that of every line to come.
  func forgetLater(_ number: Int, failing line: String) {
    scripts.later.removeAll { $0.number == number }
    history.pin(state, failing: line)
  }
}
