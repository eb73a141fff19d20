package import TableKit

/// The tool itself.
package indirect enum SessionCommand: Hashable, Sendable {
  case show(ShowTopic)
  case render(RenderMode)
  case renderCells(Bool)
  case trace(TraceMode)
  case set(option: String, value: Text)
  case undo(Int)
  case redo(Int)
  case goto(Int)
  case export(CodeLanguage, file: NamedThing)
  case save(NamedThing)
  /// nil: `off`.
  case record(NamedThing?)
  case source(Text, at: SourceRange)
  case help(Text?)
  case complete(Text)
  case quit
  case why
  /// A pasted exception.
  case crash(Text)
  case expect(Expected)
  /// `fails [TEXT] { … }`: passes only if the block fails, with that text in the message.
  case fails(Text?, Block, at: SourceRange)
  /// `break on METHOD [for PLACE]`.
  case breakOn(EventName, for: Scope?)
  case breakOff
  /// `continue`: goes on with the step that stands still inside a call.
  case resume
  /// `learn [LESSON|FILE]`; nil: the next one that is not done; `list` lists them.
  case learn(Text?)
  case lesson(LessonWord)
}

package enum ShowTopic: Hashable, Sendable {
  case screen
  case tree
  case calls(since: Int?)
  case cells
  /// Of a cell object, by its number.
  case life(Int)
  case counts
  case answers
  case stack
  case code(CodeLanguage)
  case state
  case steps
  /// Without a second step: the present one; without both: what the last step changed.
  case diff(Int?, Int?)
  /// The same lines under the rules of two releases.
  case eras(Era, Era, Block)
}

package enum RenderMode: String, CaseIterable, Sendable { case full, changes, off }

package enum TraceMode: Hashable, Sendable {
  case on
  case off
  case swift
  case objectiveC
  /// Only the calls of this event or method.
  case only([Method])
}

/// A language in which the screens can be written.
package enum CodeLanguage: String, CaseIterable, Sendable {
  case swift
  case objectiveC = "objc"
}

// What the commands of edit mode and of updates carry.
