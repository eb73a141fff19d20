import CommandLanguage
import Drawing
import Session
import TableKit

/// Why a command was not done.
package struct Failure {
  package var diagnostic: Diagnostic
  package var status: ExitStatus
  /// What was asked and told until then.
  package var log: [LogEntry] = []
  /// The app crashed: a rule of UIKit was broken.
  package var isException = false
  /// The document whose command it is says that it fails.
  package var isExpected = false

  package init(_ diagnostic: Diagnostic, status: ExitStatus) {
    (self.diagnostic, self.status) = (diagnostic, status)
  }

  /// A command that could not be read.
  package init(_ error: ParseError, in source: SourceText) {
    self.init(Diagnostic(error, in: source), status: .failedStep)
  }

  /// A command that was refused when it ran.
  package init(_ error: StepError, of command: LocatedCommand, in source: SourceText) {
    var diagnostic = Diagnostic(
      error.reason, at: error.range ?? command.range, in: error.source ?? source)
    if error.isFromLater { diagnostic.addThatLaterIsGone() }
    self.init(diagnostic, status: error.reason.status)
    log = error.log
    isException = error.reason.isException
  }
}

extension StepReason {
  /// A file that cannot be read or written, and what was expected and is not, have a status of their own,
  /// whatever command met them.
  fileprivate var status: ExitStatus {
    guard case .session(let fault) = self else { return .failedStep }
    switch fault {
    case .file: return .failedFile
    case .interrupted: return .interrupted
    case .unexpected, .didNotFail, .failedOtherwise: return .failedComparison
    case .nothingToUndo, .nothingToRedo, .noStep, .noCell, .notAgain, .noHelp, .nothingFailed,
      .unknownCrash, .stoppedInside, .notStopped, .onlyAtPrompt, .onlyInLesson, .isRecording,
      .notRecording:
      return .failedStep
    }
  }

  fileprivate var isException: Bool {
    if case .run(.exception) = self { return true }
    return false
  }
}

extension SourceText {
  /// Counted from the number of the first line.
  package func lineNumber(at offset: Int) -> Int {
    firstLine + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }
}
