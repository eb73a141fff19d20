import CommandLanguage
import TableKit

/// The last step that failed, as it was when it did.
struct Failure {
  var error: StepError
  /// What table and model were when it failed.
  var state: SessionState
  var screen: Int
  /// The step after which it was tried.
  var step: Int
}

// Steps that fail: those that should, and why the last one did.
extension Session {
  /// Runs a block that has to fail; then all is as it was before, and `why` knows the failure.
  func expectFailure(
    _ text: String?, _ block: Block, at range: SourceRange, _ source: SourceText
  ) throws(StepError) {
    settle()
    let before = (state, history, options, sourcePath)
    defer { (state, history, options, sourcePath) = before }
    do throws(StepError) {
      for command in block.commands { try attempt(command, source) }
    } catch {
      failure = Failure(error: error, state: state, screen: topScreen, step: history.position)
      running = RunningReactions()
      let said = error.reason.words
      guard let text, !said.contains(where: { $0.contains(text) }) else { return }
      throw StepError(.session(.failedOtherwise(wanted: text, got: said.first ?? "")), at: range)
    }
    throw StepError(.session(.didNotFail), at: range)
  }

  /// Runs a command that may fail and makes no step; a script that it names is only opened.
  private func attempt(_ located: LocatedCommand, _ source: SourceText) throws(StepError) {
    if try performHere(located, source) != nil { return }
    let content = try content(for: located.command, source)
    _ = try runLine(located, source, content)
  }

  // MARK: why

  /// Says again why the last step failed, with both tables side by side.
  func whyLines() throws(StepError) -> [String] {
    guard let failure else { throw StepError(.session(.nothingFailed)) }
    var lines = failure.error.reason.words
    guard case .run(.exception) = failure.error.reason else { return lines }
    let silent = stepThatToldNobody(before: failure)
    if let step = silent {
      let text = history.text(of: step)
      lines.append("step \(step) changed the data source without telling: \(text)")
    }
    let last = silent.map { history.parent(of: $0) } ?? failure.step
    return lines + sideBySide(failure, before: restored(last))
  }

  /// The table as it remembers its rows, and the data source as it is after the change.
  private func sideBySide(_ failure: Failure, before past: SessionState) -> [String] {
    let script = failure.state.scripts[failure.screen]
    guard let id = script.table else { return [] }
    let memory = failure.state.stage.tables[id].sections
    let old = failure.screen < past.scripts.screens.count ? past.scripts[failure.screen] : script
    var left = ["table before"]
    for section in 0..<memory.count {
      left += Self.rowLines(of: section, count: memory[section].numberOfRows, old)
    }
    var right = ["data source now"]
    for section in 0..<max(1, script.numberOfSections) {
      right += Self.rowLines(of: section, count: script.numberOfRows(in: section), script)
    }
    let width = (left.map(\.count).max() ?? 0) + 4
    return (0..<max(left.count, right.count)).map { line in
      let text = line < left.count ? left[line] : ""
      guard line < right.count else { return text }
      return text + String(repeating: " ", count: width - text.count) + right[line]
    }
  }

  private static func rowLines(of section: Int, count: Int, _ script: ScreenScript) -> [String] {
    let most = 12
    var lines = ["section \(section): \(count) rows"]
    for row in 0..<min(count, most) {
      let path = IndexPath(row: row, section: section)
      lines.append(
        "  \(path) \(script.contains(path) ? Printer.quoted(script.row(at: path).text) : "?")")
    }
    if count > most { lines.append("  …") }
    return lines
  }

  /// The step after which table and data source first disagreed, and have since.
  private func stepThatToldNobody(before failure: Failure) -> Int? {
    var found: Int?
    var step = failure.step
    while step > 0, !agrees(failure.screen, after: step) {
      found = step
      step = history.parent(of: step)
    }
    return found
  }

  private func agrees(_ screen: Int, after step: Int) -> Bool {
    let past = restored(step)
    guard screen < past.scripts.screens.count, let id = past.scripts[screen].table else {
      return true
    }
    let memory = past.stage.tables[id].sections.map(\.numberOfRows)
    let script = past.scripts[screen]
    let told = (0..<max(1, script.numberOfSections)).map { script.numberOfRows(in: $0) }
    return memory == told
  }
}

extension StepReason {
  /// What is said of it, the message first.
  var words: [String] {
    if case .run(.exception(let name, let text, let explanation)) = self {
      return ["\(name): \(text)"] + explanation
    }
    let said = Diagnostic(self)
    return [said.message] + said.details + (said.help.map { ["help: \($0)"] } ?? [])
  }
}
