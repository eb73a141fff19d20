import CommandLanguage
import TableKit

/// A table session: performs commands one by one, and can go back to any of them.
///
/// The state is one value; this object holds it, its history, and what looks at it (options, files).
/// What the screen's data source and delegate answer comes from the same state.
package final class Session {
  package let stage: Stage
  /// What it began with.
  private let beginning: (device: Device, era: Era?)
  package var files: FileAccess
  package var options = SessionOptions()
  /// Whether commands come one at a time from somebody who looks at each; a script's do not.
  package var isInteractive = true
  /// Whether every step keeps its calls, whatever the options say.
  package var recordsCalls = false
  /// Whether somebody wants the step that runs to end; it is then taken back.
  package var isInterrupted: @Sendable () -> Bool = { false }

  var scripts = ScriptState()
  var history: History
  /// Handles, by their place among the scripts.
  var screens: [ScriptedScreen] = []
  /// Where texts stand; no part of the state.
  var textIndex = TextIndex()
  /// What the line that runs has changed so far.
  var line = LineEffects()
  var running = RunningReactions()
  /// The cells of which calls speak that have not returned, innermost last.
  var inHand: [CellInHand] = []
  /// The file into which what is typed goes, as it was named; nil: none.
  package var recordedFile: String?
  /// The files that are being run, outermost first.
  var sourcePath: [String] = []
  /// Where steps stop.
  var breakpoints: [Breakpoint] = []
  /// The calls of the step that runs, while there are breakpoints.
  var callCount: CallCount?
  /// The step that stands still inside a call.
  var stopped: StoppedStep?
  /// The last step that failed.
  var failure: Failure?
  /// Whether what runs may change what set-up built, and the start is kept already.
  var keepsStart = false
  /// Whether a line builds the start: no reaction runs.
  var isBuildingStart = false
  /// What the row before was made with; the next one shares it when it is made alike.
  var lastTraits: Traits?
  /// Makes the numbers of versions, which are never given twice.
  var versions = 0
  /// Whether a `row` line only adds a row: found out by the line before, forgotten by any other command.
  var quietAppend = false

  package init(device: Device = .classic, era: Era? = nil, files: FileAccess = .none) {
    stage = Stage(era: era, device: device)
    beginning = (device, era)
    self.files = files
    history = History(SessionState(stage: stage.state, scripts: ScriptState()))
    scripts.eraWasNamed = era != nil
    stage.hears = { [unowned self] in line.logged.append(LogEntry(.log($0))) }
    openMain()
    history = History(state)
  }

  deinit { stage.letGo() }

  /// Another session that begins as this one did, with the same files.
  package func fresh() -> Session {
    let session = Session(device: beginning.device, era: beginning.era, files: files)
    session.isInteractive = isInteractive
    session.recordsCalls = recordsCalls
    session.isInterrupted = isInterrupted
    return session
  }

  /// All that the session is at this moment.
  package var state: SessionState {
    get { SessionState(stage: stage.state, scripts: scripts) }
    set {
      stage.state = newValue.stage
      scripts = newValue.scripts
      renewHandles()
      quietAppend = false
    }
  }

  /// The number of the step where the session is.
  package var position: Int { history.position }

  /// Whether a step is the present one, or one of those that led to it.
  package func hasBehind(_ step: Int) -> Bool {
    var number = position
    while number > step { number = history.parent(of: number) }
    return number == step
  }

  /// The command of the present step; nil at the beginning.
  package var presentCommand: Command? {
    position == 0 ? nil : history[position]?.command.command
  }

  /// What is on the glass now.
  package var frame: Frame {
    settle()
    return stage.state.frame
  }
}

extension ScriptState {
  /// A screen's script, by its place.
  subscript(screen: Int) -> ScreenScript {
    _read { yield screens[screen] }
    _modify { yield &screens[screen] }
  }
}

/// What a line changed that is told the table when the line ends.
struct LineEffects {
  /// The screens whose answers about rows, sections, heights or the index changed.
  var reloads: [Int] = []
  /// The first row from which on those answers differ; nil: all of them may.
  var firstChange: IndexPath?
  /// What was printed as `NSLog` does, for when nobody records.
  var logged: [LogEntry] = []
  /// What the reader should know, each said once.
  private(set) var notes: [String] = []
  /// Whether any change may concern rows on the glass.
  var concernsGlass = false

  mutating func note(_ note: StepNote) {
    self.note(Diagnostic(note).line)
  }

  mutating func note(_ words: String) {
    if !notes.contains(words) { notes.append(words) }
  }

  mutating func reload(_ screen: Int, from first: IndexPath? = nil) {
    if !reloads.contains(screen) { reloads.append(screen) }
    if let first {
      firstChange = min(first, firstChange ?? first)
    } else {
      concernsGlass = true
    }
  }
}
