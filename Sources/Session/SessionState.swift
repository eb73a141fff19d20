import CommandLanguage
import TableKit

/// All that a session is: what is on the glass, and what the scripts have said.
///
/// It is the one value that undo keeps and a failed step restores whole; it knows nobody.
package struct SessionState: Equatable, Sendable {
  package var stage: StageState
  var scripts: ScriptState
}

/// What the scripts have said.
struct ScriptState: Equatable, Sendable {
  var screens: [ScreenScript] = []
  /// What the buttons of the alerts do that show.
  var alerts: [AlertScript] = []
  /// Whether an `era` line named the era, which then outlives a `device`.
  var eraWasNamed = false
  /// What waits for later turns of the main queue.
  var later: [LaterBlock] = []
  /// The app as set-up lines built it; nil: nothing else has changed it.
  var start: AppStart?
  /// How many blocks `later` was given.
  var latersMade = 0
  /// Reloads that set-up lines owe a table while nobody looks.
  var owed: OwedReloads?
}

/// Reloads that are put off: all that a second one and every further one change is which cell serves
/// which row, and two of them restore that, so their number need not be known beyond 2.
struct OwedReloads: Equatable, Sendable {
  var screen: Int
  var count = 0

  /// How many reloads leave the table as all of them would.
  var least: Int { count == 0 ? 0 : 2 - count % 2 }
}
