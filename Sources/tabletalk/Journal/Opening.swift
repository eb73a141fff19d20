import LineEditing
import Session

/// A session as the program begins with it: a fresh one, or one that is brought back.
struct Opening {
  var session: Session
  /// nil: nothing is kept.
  var journal: Journal?
  /// What the user should know.
  var notes: [JournalNote] = []
  /// What scripts may reach; nil: all.
  var sandbox: Sandbox?
  /// Whether it is the session that was asked for, and not a fresh one in its place.
  var isAsAsked = true
}

/// Opens sessions, by what the command line says.
struct Opener {
  let options: Options
  let surroundings: Surroundings
  /// Whether a prompt follows, so that what is typed is worth keeping.
  let isForPrompt: Bool

  private var keepsJournal: Bool {
    isForPrompt && options.keepsHistory && !options.isSandboxed
  }

  /// nil: Ctrl-C ended it.
  func open() throws(UsageError) -> Opening? {
    guard var opening = try openUnlimited() else { return nil }
    guard options.isSandboxed else { return opening }
    let sandbox = Sandbox()
    opening.session.files = sandbox.files
    opening.sandbox = sandbox
    return opening
  }

  private func openUnlimited() throws(UsageError) -> Opening? {
    guard options.resumes else { return try fresh(noting: left) }
    let folder = JournalFolder.ofUser
    let found: FoundJournal
    do throws(ResumeError) {
      found = try self.found(in: folder)
    } catch {
      return try fresh(noting: [.nothingResumed(error)], isAsAsked: false)
    }
    return try resumed(found, in: folder)
  }

  /// The last session that was left, or why there is none.
  private func found(in folder: JournalFolder?) throws(ResumeError) -> FoundJournal {
    guard let folder else { throw .nothingLeft }
    return try folder.newest()
  }

  private func fresh(
    noting notes: [JournalNote], isAsAsked: Bool = true
  ) throws(UsageError) -> Opening {
    let journal = keepsJournal ? Journal(in: .ofUser, start: options.journalStart) : nil
    let session = try session(options)
    session.files = journal.map { .disk(keptIn: $0) } ?? session.files
    return Opening(session: session, journal: journal, notes: notes, isAsAsked: isAsAsked)
  }

  private func resumed(
    _ found: FoundJournal, in folder: JournalFolder?
  ) throws(UsageError) -> Opening? {
    let former = try Options(journalStart: found.text.start)
    let journal = Journal(found, in: folder)
    let kept = keepsJournal ? journal : nil
    var resumption = Resumption(
      try session(former), keepsGoing: former.keepsGoing, journal: kept)
    guard resumption.run(found) else { return nil }
    let session = resumption.session
    session.files = kept.map { .disk(keptIn: $0) } ?? .disk()
    return Opening(session: session, journal: kept, notes: resumption.notes)
  }

  /// A fresh session of some device and era, which shows as the command line says.
  private func session(_ beginning: Options) throws(UsageError) -> Session {
    let session = try beginning.freshSession()
    session.options = options.sessionOptions(surroundings)
    return session
  }

  /// A word on a session that was left otherwise than with `quit`.
  private var left: [JournalNote] {
    guard keepsJournal, let folder = JournalFolder.ofUser, folder.hasNews else { return [] }
    return [.sessionLeft]
  }
}

extension Options {
  /// The options that the steps of a session depend on, as words of a command line, one a line.
  var journalStart: String {
    var words: [String] = []
    if let device { words += ["--device", device] }
    if let era { words += ["--era", "\(era.version)"] }
    if keepsGoing { words.append("--keep-going") }
    return words.joined(separator: "\n")
  }

  init(journalStart: String) throws(UsageError) {
    let words = journalStart.split(separator: "\n").map(String.init)
    self.init()
    if case .run(let options) = try Invocation(arguments: ["tabletalk"] + words) { self = options }
  }

  /// A session of the device and the era that were named.
  func freshSession() throws(UsageError) -> Session {
    Session(device: try chosenDevice() ?? .classic, era: era, files: .disk())
  }
}
