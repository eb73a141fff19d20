import CommandLanguage
import Session

// Recording what runs. A file that cannot be written ends the recording, not the run.
extension Runner {
  mutating func record(_ step: Step, of command: Command, _ excerpt: Excerpt) {
    switch step.recording {
    case .begin(let path, let name, let commands): beginRecording(path, name, commands)
    case .end: endRecording()
    case nil:
      attempt { [session, isTyped] (recording) throws(FileFailure) in
        try recording.add(step, of: command, isTyped ? excerpt : nil, session)
      }
    }
  }

  mutating func record(_ failure: Failure, _ excerpt: Excerpt) {
    attempt { [session, isTyped] (recording) throws(FileFailure) in
      try recording.add(failure, isTyped ? excerpt : nil, session)
    }
  }

  /// Ends the file that is being recorded into, if any.
  package mutating func endRecording() {
    attempt { (recording) throws(FileFailure) in try recording.end() }
    recording = nil
  }

  private mutating func beginRecording(_ path: String, _ name: String, _ commands: String) {
    do {
      recording = try Recording(path: path, name: name, after: commands, session.files)
      session.isInteractive = true  // since each step is looked at
    } catch {
      giveUp(name, error)
    }
  }

  private mutating func attempt(_ write: (Recording) throws(FileFailure) -> Void) {
    guard let recording else { return }
    do {
      try write(recording)
    } catch {
      giveUp(recording.name, error)
    }
  }

  private mutating func giveUp(_ name: String, _ failure: FileFailure) {
    recording = nil
    session.recordedFile = nil
    var diagnostic = Diagnostic(failure, of: name)
    diagnostic.details.append("the recording has ended; what it has is whole")
    _ = fail(Failure(diagnostic, status: .failedFile))
  }
}
