import CommandLanguage
import TableKit

/// The app as the set-up lines alone have built it.
final class AppStart: Equatable, Sendable {
  let state: SessionState

  init(_ state: SessionState) { self.state = state }

  static func == (one: AppStart, other: AppStart) -> Bool {
    one === other || one.state == other.state
  }
}

/// How the app starts: what set-up lines have said, without what fingers and code have done since.
///
/// An app that ends loses what it holds in memory, and starts with what its source says; the set-up lines are
/// that source. As long as nothing else has changed what they built, the state itself is the start. Then a
/// copy of the last such state is kept, and each further set-up line builds both.
extension Session {
  /// Runs what is not the author's, and keeps the start if it changes what set-up built.
  func keepingStart<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if scripts.start != nil || keepsStart { return try body() }
    let before = state
    keepsStart = true
    defer {
      keepsStart = false
      if !state.isBuilt(like: before) { scripts.start = AppStart(before) }
    }
    return try body()
  }

  /// Has a set-up line build the start too, where that is another state than the present one.
  /// - Throws: only that somebody wants it to end; the start is then what it was.
  func buildStart(_ located: LocatedCommand, _ context: Context) throws(StepError) {
    guard let start = scripts.start, located.command.buildsTheApp,
      context.screen < start.state.scripts.screens.count
    else { return }
    let (present, effects, isRecording, watch) = (state, line, stage.isRecording, stage.watch)
    state = start.state
    (stage.isRecording, stage.watch, isBuildingStart) = (false, nil, true)
    var fault: StepError?
    do throws(StepError) { try run(located, context) } catch { fault = error }
    let built = fault == nil ? AppStart(state) : start
    (stage.isRecording, stage.watch, isBuildingStart) = (isRecording, watch, false)
    (state, line) = (present, effects)
    scripts.start = built
    if let fault, fault.isInterruption { throw fault }
    if let said = fault?.reason.words.first { line.note(.notAtStart(said)) }
  }

  /// The app ends and starts again: what fingers and code made of it is lost.
  func relaunch() throws(StepError) {
    if let start = scripts.start {
      let (era, device, wasNamed) = (stage.state.era, stage.state.device, scripts.eraWasNamed)
      state = start.state
      (stage.state.era, stage.state.device, scripts.eraWasNamed) = (era, device, wasNamed)
    }
    (scripts.alerts, scripts.later) = ([], [])
    try uikit { () throws(TableException) in try stage.relaunch() }
  }
}

extension SessionState {
  /// Whether all that set-up lines build is the same there.
  fileprivate func isBuilt(like other: SessionState) -> Bool {
    scripts.screens == other.scripts.screens && stage.isBuilt(like: other.stage)
  }
}

extension Command {
  /// Whether it is of the app's source, and so done again when the app starts again.
  fileprivate var buildsTheApp: Bool {
    switch self {
    case .setUp, .stage(.load): true
    case .touch, .code, .stage, .session: false
    }
  }
}
