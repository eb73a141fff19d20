import TableKit

/// How the trace spells methods.
package enum CallSpelling: String, CaseIterable, Sendable {
  case swift
  case objectiveC = "objc"
  case short
}

/// The call log as lines of text; what repeats is folded.
package func traceLines(
  of entries: some Collection<LogEntry>, spelling: CallSpelling = .swift, look: Look = Look()
) -> [String] {
  []
}
