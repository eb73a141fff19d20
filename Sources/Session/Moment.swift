/// A session as it was, with its history: what came after is forgotten when the session goes back to it.
///
/// Unlike a step it cannot be gone to by the user; who teaches or tries something out keeps it.
package struct Moment {
  fileprivate let state: SessionState
  fileprivate let history: History
  fileprivate let options: SessionOptions
  fileprivate let sourcePath: [String]
  fileprivate let breakpoints: [Breakpoint]
  fileprivate let stopped: StoppedStep?
  fileprivate let failure: Failure?
  fileprivate let isInteractive: Bool

  /// The number of the step where the session was.
  package var position: Int { history.position }
}

extension Session {
  /// The session as it is; costs nothing but what changes from here on.
  package var moment: Moment {
    settle()
    return Moment(
      state: state, history: history, options: options, sourcePath: sourcePath,
      breakpoints: breakpoints, stopped: stopped, failure: failure, isInteractive: isInteractive)
  }

  /// Goes back to a moment of this same session.
  package func goBack(to moment: Moment) {
    state = moment.state
    history = moment.history
    options = moment.options
    sourcePath = moment.sourcePath
    (breakpoints, stopped, failure) = (moment.breakpoints, moment.stopped, moment.failure)
    isInteractive = moment.isInteractive
  }
}
