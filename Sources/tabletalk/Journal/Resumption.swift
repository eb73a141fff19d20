import CommandLanguage
import Replay
import Session

/// Brings a session back: all that its journal has runs once more, without a picture.
struct Resumption {
  var session: Session { runner.session }
  /// What the user should know of it.
  private(set) var notes: [JournalNote] = []
  /// The journal to go on with; nil: it is only read.
  private let journal: Journal?
  private let files: ReplayedFiles
  private var runner: Runner
  private var isFaithful = true

  /// - Parameter session: a fresh one, of the device and era that the journal begins with.
  init(_ session: Session, keepsGoing: Bool, journal: Journal?) {
    self.journal = journal
    files = ReplayedFiles(keptIn: journal)
    session.files = files.access
    runner = Runner(
      session, SilentReport(), keepsGoing: keepsGoing, isInterrupted: { Interrupts.isPending })
  }

  /// - Returns: false when Ctrl-C ended it.
  mutating func run(_ found: FoundJournal) -> Bool {
    let entries = found.text.entries
    for entry in entries {
      if !run(entry) { return false }
    }
    notes.insert(.sessionIsBack(step: session.position), at: 0)
    if let error = found.passedOver { notes.append(.passedOver(error)) }
    if found.isCut { notes.append(.wasCut) }
    if found.text.torn > 0 { notes.append(.wasTorn(found.text.torn)) }
    return true
  }

  private mutating func run(_ entry: JournalEntry) -> Bool {
    switch entry.end {
    case .missingAgain: notes.append(.leftOut(entry.excerpt))
    case .missing:
      journal?.add(.again)
      if !replay(entry) { return false }
      journal?.add(.done(step: session.position), isSynced: false)
    case .done(let step):
      if !replay(entry) { return false }
      check(step, entry)
    case .stopped(let commands, let step):
      runner.mostCommands = runner.commandCount + commands
      if !replay(entry) { return false }
      runner.mostCommands = .max
      check(step, entry)
    }
    return true
  }

  private mutating func replay(_ entry: JournalEntry) -> Bool {
    files.begin(entry)
    switch entry.input {
    case .entry: session.isInteractive = true
    case .commands, .script: session.isInteractive = false
    }
    _ = runner.run(entry.input)
    return !Interrupts.isPending
  }

  /// Another version of the program may make something else of a line.
  private mutating func check(_ step: Int, _ entry: JournalEntry) {
    guard isFaithful, session.position != step else { return }
    isFaithful = false
    notes.append(.differsFrom(entry.excerpt))
  }
}

extension JournalEntry {
  /// Its first line.
  fileprivate var excerpt: String {
    switch input {
    case .entry(let text), .commands(let text), .script(let text):
      String(text.prefix { !$0.isNewline })
    }
  }
}
