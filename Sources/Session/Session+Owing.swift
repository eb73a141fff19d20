import CommandLanguage
import TableKit

/// Set-up on a table that nobody looks at.
///
/// Each set-up line that changes rows ends in a reload. While neither a picture nor the log is wanted, no
/// reaction hears of it, nothing waits for a later turn, and the rows on the glass stay what they are, all that a further reload does is
/// to hand the same cells to the rows in the other order. So the reloads are counted, and made up for
/// before anybody can see the difference: one if their number is odd, two if it is even.
extension Session {
  /// Whether a reload of the top screen may wait.
  var mayOwe: Bool {
    guard !isInteractive, !recordsCalls, options.render == .off, options.trace == .off,
      breakpoints.isEmpty, scripts.later.isEmpty, let screen = topScreen
    else { return false }
    let script = scripts[screen]
    guard script.reacts.isEmpty, let id = script.table, hasExactHeights(script) else {
      return false
    }
    return stage.state.isSettledFull(table: id)
  }

  /// Whether every row's height is known at a reload. Where heights are estimated, each reload may move
  /// what is on the glass, so that none can be left out.
  private func hasExactHeights(_ script: ScreenScript) -> Bool {
    guard stage.state.era < 11, let id = script.table else { return false }
    return stage.state.tables[id].settings.estimatedRowHeight == nil
      && script.methods.isDisjoint(with: Methods(.estimatedHeightForRow))
  }

  /// Owes the reload that the line asks for, if it only changed rows below the glass.
  func owe() -> Bool {
    guard let screen = topScreen, line.reloads == [screen], !line.concernsGlass,
      let first = line.firstChange
    else { return false }
    guard let id = scripts[screen].table, let last = stage.state.tables[id].rows.last?.path,
      first > last, scripts.owed == nil || scripts.owed?.screen == screen
    else { return false }
    scripts.owed = OwedReloads(screen: screen, count: (scripts.owed?.count ?? 0) + 1)
    return true
  }

  /// Makes up for the reloads that are owed.
  package func settle() {
    guard let owed = scripts.owed else { return }
    scripts.owed = nil
    quietAppend = false
    guard let id = scripts[owed.screen].table else { return }
    let recording = stage.isRecording
    stage.isRecording = false
    uninterruptibly {
      for _ in 0..<owed.least {
        do throws(TableException) {
          try table(id).reloadData()
          try stage.turn()
        } catch {
          // No reaction is there that could fail, and the data source tells what it has.
          continue
        }
      }
    }
    stage.state.tables[id].change += owed.count - owed.least
    stage.isRecording = recording
  }

  /// A `row` line while reloads are owed anyway: adds the row and nothing else.
  func appendQuietly(_ text: String) -> Step {
    versions += 1
    scripts.appendOwed(text, version: versions)
    return Step(number: history.add(row: text, state: { state }))
  }
}

extension ScriptState {
  /// Appends a row to the screen that is owed reloads, and owes it one more.
  fileprivate mutating func appendOwed(_ text: String, version: Int) {
    guard let screen = owed?.screen else { return }
    screens[screen].appendRow(text, version: version)
    owed?.count += 1
  }
}

extension ScreenScript {
  fileprivate mutating func appendRow(_ text: String, version: Int) {
    let run = RowRun(.typed(text), age: age)
    sections.update(at: sections.count - 1) { $0.rows.append(run) }
    self.version.number = version
  }
}

extension StageState {
  /// Whether the rows of a table reach down to the glass's edge, so that what comes after them is below it,
  /// and every cell on it comes back from the pool at a reload.
  fileprivate func isSettledFull(table id: Int) -> Bool {
    let table = tables[id]
    guard table.isLoaded, !table.needsLayout, let last = table.rows.last?.path, table.hasRow(last)
    else { return false }
    return table.span(ofRow: last).upperBound >= visibleSpan(ofTable: id).upperBound
      && table.rows.allSatisfy { $0.cell.reuseIdentifier != nil }
  }
}
