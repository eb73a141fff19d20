import CommandLanguage
import Replay

extension Runner {
  /// Runs an entry of the prompt or a script, and keeps it in the journal: before, and what it came to.
  /// - Returns: whether to go on with what comes after it.
  mutating func run(_ input: JournalEntry.Input, keptIn journal: Journal?) -> Bool {
    journal?.add(JournalRecord(input))
    let before = commandCount
    let goesOn = run(input)
    let step = session.position
    journal?.add(
      Interrupts.isPending
        ? .stopped(commands: commandCount - before, step: step) : .done(step: step),
      isSynced: false)
    return goesOn
  }

  mutating func run(_ input: JournalEntry.Input) -> Bool {
    switch input {
    case .entry(let text): run(SourceText(name: "", text))
    case .commands(let text): run(SourceText(name: "-e", text))
    case .script(let path): run(file: path)
    }
  }
}

extension JournalRecord {
  fileprivate init(_ input: JournalEntry.Input) {
    switch input {
    case .entry(let text): self = .entry(text)
    case .commands(let text): self = .commands(text)
    case .script(let path): self = .script(path)
    }
  }
}
