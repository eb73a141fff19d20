import CommandLanguage
import Replay
import Session

/// Brings a session back: all that its journal has runs once more, without a picture.
struct Resumption {
  var session: Session { runner.session }
  /// What the user should know of it, a line each.
  private(set) var notes: [String] = []
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
    notes.insert("the session is back, at step \(session.position)", at: 0)
    if let refusal = found.passedOver { notes.append(refusal.message) }
    if found.isCut {
      notes.append("what came after it could not be kept: its journal could not be written on")
    }
    if found.text.torn > 0 {
      notes.append("the end of its journal was torn: \(found.text.torn) bytes are left out")
    }
    return true
  }

  private mutating func run(_ entry: JournalEntry) -> Bool {
    switch entry.end {
    case .missingAgain:
      notes.append("left out, since the program ended twice in it: \(entry.excerpt)")
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
    notes.append("from this line on it is not what it was: \(entry.excerpt)")
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
