import CommandLanguage
import TableKit

/// What one command came to.
package struct Step: Sendable {
  /// The step's number; a command that changes nothing has that of the step before it.
  package var number: Int
  /// What was asked, told and logged, in order; empty when nobody records.
  package var log: [LogEntry] = []
  /// What the command itself prints: the lines of `show`, `help`, `complete`.
  package var output: [String] = []
  /// What the reader should know besides.
  package var notes: [String] = []
  /// Whether a picture follows.
  package var showsPicture = false
  /// A file that is to be run now, command by command, and then closed with `endSource`.
  package var source: SourceText?
  /// A lesson that is to be taught now; empty: the next one that is not done.
  package var lesson: String?
  /// What is recorded from now on.
  package var recording: RecordingChange?
  /// The program should stop.
  package var quits = false

  package init(number: Int) { self.number = number }
}

/// What a `record` line asks for.
package enum RecordingChange: Equatable, Sendable {
  /// Into a file that is there now, empty: its path, the name that was typed, and the commands that
  /// bring a fresh session to where this one is.
  case begin(path: String, name: String, commands: String)
  case end
}

/// A command that was refused; the state is what it was before it.
package struct StepError: Error, Sendable {
  package var reason: StepReason
  /// The place in the command; nil: the whole command.
  package var range: SourceRange?
  /// The source that the range counts in, when it is not that of the command: a reaction's.
  package var source: SourceText?
  /// The block of `later` that failed, by its number; nil: the line itself did.
  var later: Int?
  package var isFromLater: Bool { later != nil }
  /// What was asked and told until then.
  package var log: [LogEntry] = []
  /// The update that the table refused.
  var update: RefusedUpdate?

  package init(_ reason: StepReason, at range: SourceRange? = nil, log: [LogEntry] = []) {
    self.reason = reason
    self.range = range
    self.log = log
  }
}
