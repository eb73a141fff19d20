import CommandLanguage
import Drawing
import Replay
import Session
import Synchronization
import TableKit

/// Plays a script that the bytes choose, and looks at the whole engine after each line.
func playScript(_ bytes: [UInt8]) {
  var script = ScriptMaker(bytes)
  let play = Play(isInteractive: script.flag(), era: script.era())
  while let line = script.next() { play.type(line, undone: script.flag()) }
  play.requireCalmPicture()
  // A script that runs twice takes twice the time.
  if script.flag(), script.flag() { play.requireSavable() }
}

/// Plays a script as it is typed, looked at in the same way: the lines of what was found, made fewer by hand.
func playLines(_ lines: some Sequence<String>, isInteractive: Bool, era: Era) {
  let play = Play(isInteractive: isInteractive, era: era)
  for line in lines { play.type(line, undone: true) }
  play.requireCalmPicture()
  play.requireSavable()
}

/// A session that is fed and looked at.
private final class Play {
  private let session: Session
  /// The lines so far, for what is said when something does not hold.
  private var lines: [String] = []
  /// A file that sources itself ends at a limit of its own; here it need not be reached.
  private static let files = smallFiles

  init(isInteractive: Bool, era: Era) {
    session = Session(era: era, files: Play.files)
    session.isInteractive = isInteractive
    if !isInteractive { session.options.render = .off }
  }

  /// Runs the commands of a line; undoes and redoes each, if told to.
  func type(_ line: String, undone: Bool) {
    lines.append(line)
    run(SourceText(name: "", line), undone: undone)
  }

  private func run(_ source: SourceText, undone: Bool) {
    var parser = Parser(source)
    while true {
      do throws(ParseError) {
        guard let command = try parser.next() else { return }
        perform(command, source, undone: undone)
      } catch {
        requireShown(Diagnostic(error, in: source))
      }
    }
  }

  private func perform(_ command: LocatedCommand, _ source: SourceText, undone: Bool) {
    session.settle()
    let (before, position) = (session.state, session.position)
    // What `continue` goes on with began before: undo leads to there.
    let goesOn = session.stoppedCall != nil
    do throws(StepError) {
      let step = try session.perform(command, in: source)
      for line in step.output + step.notes { requireCalm(sanitized(line)) }
      if undone, session.isInteractive, !goesOn, session.position == position + 1 {
        requireUndoable(from: before)
      }
      if let opened = step.source {
        run(opened, undone: false)
        session.endSource()
      }
    } catch {
      requireShown(Failure(error, of: command, in: source).diagnostic)
      // What fails later was forgotten, or every further line would fail with it.
      if !error.isFromLater { requireEqual(session.state, before, "a refusal left a trace") }
    }
    requireSound()
  }

  /// Undo restores an equal state, and redo too.
  private func requireUndoable(from before: SessionState) {
    let after = session.state
    guard travel("undo") else { return }
    requireEqual(session.state, before, "undo restores another state")
    guard travel("redo") else { return fail("what was undone is not redone") }
    requireEqual(session.state, after, "redo restores another state")
  }

  private func travel(_ word: String) -> Bool {
    do {
      for command in try Parser.parse(word) {
        _ = try session.perform(command, in: SourceText(word))
      }
      return true
    } catch { return false }
  }

  /// A step that stands still inside a call may have laid out half of the table.
  private func requireSound() {
    session.settle()
    let faults = session.stage.state.faults
    if session.stoppedCall == nil, let fault = faults.first { fail(fault) }
  }

  /// The picture can be written to a terminal.
  func requireCalmPicture() {
    let look = Look(width: 40)
    for line in Drawing.lines(of: session.frame, caption: session.caption, look: look) {
      requireCalm(line)
    }
  }

  /// What `save` writes brings another session to the same picture.
  func requireSavable() {
    if session.stoppedCall != nil { return }
    let file = SavedFile()
    session.files.write = { (_, bytes) throws(FileFailure) in
      file.bytes.withLock { $0 = bytes }
    }
    guard travel("save all.table") else { return fail("what is typed cannot be saved") }
    let script = file.bytes.withLock { String(decoding: $0, as: UTF8.self) }
    let other = Session(files: Play.files)
    do {
      for command in try Parser.parse(script) {
        _ = try other.perform(command, in: SourceText(script))
      }
    } catch { fail("what was saved does not run: \(error)\n\(script)") }
    let (shown, again) = (picture(session), picture(other))
    if shown != again || other.frame != session.frame {
      fail("what was saved shows another picture\n\(again)\n\(script)of\n\(shown)")
    }
  }

  private func picture(_ session: Session) -> String {
    Drawing.lines(of: session.frame, caption: session.caption).joined(separator: "\n")
  }

  private func requireCalm(_ line: String) {
    if !isCalm(line) { fail("not safe to print: \(line.debugDescription)") }
  }

  private func requireEqual(_ one: SessionState, _ other: SessionState, _ what: String) {
    if one != other { fail(what) }
  }

  private func fail(_ what: String) {
    fatalError("\(what), after\n\(lines.joined(separator: "\n"))")
  }
}

/// What was written last.
private final class SavedFile: Sendable {
  let bytes = Mutex<[UInt8]>([])
}

/// What `load`, `source` and `save` reach.
private var smallFiles: FileAccess {
  FileAccess(
    read: { (path) throws(FileFailure) in
      guard path == "a.table" else { throw FileFailure(.noAccess) }
      return Array("rows from file; tap from".utf8)
    },
    write: { (_, _) throws(FileFailure) in },
    decode: { (path, _) throws(FileFailure) in
      let rows = FileRows(
        count: 5, text: { "P\($0)" }, detail: { $0 == 1 ? nil : "d\($0)" },
        image: { $0 == 2 ? "bell" : nil })
      let named = path == "sections.plist" ? ["A", nil, "B"] : [nil]
      return FileContent(sections: named.map { FileSection(title: $0, rows: rows) })
    },
    resolve: { path, _ in path })
}
