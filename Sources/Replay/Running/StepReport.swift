import CommandLanguage
import Session

/// What becomes of each step for those who look on: text, JSON, a line of a transcript.
package protocol StepReport {
  /// Nobody reads on: running ends without a word.
  var isGone: Bool { get }
  /// A session begins at the prompt: its screen is shown.
  mutating func opened(_ session: Session)
  mutating func performed(_ step: Step, of command: Command, _ excerpt: Excerpt, _ session: Session)
  /// - Parameter excerpt: nil where the failure is about no command.
  mutating func failed(_ failure: Failure, _ excerpt: Excerpt?, _ session: Session)
  /// What a reader should know who looks for more than steps.
  mutating func noted(_ note: Diagnostic)
}

extension StepReport {
  package mutating func noted(_ note: Diagnostic) {}
}

/// A command as its source has it.
package struct Excerpt {
  package let source: SourceText
  package let range: SourceRange

  package init(_ source: SourceText, _ range: SourceRange) {
    let end = min(range.end, source.bytes.count)
    (self.source, self.range) = (source, SourceRange(min(range.start, end), end))
  }

  package var bytes: ArraySlice<UInt8> { source.bytes[range.start..<range.end] }
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  /// Counted from 1; found when it is asked for.
  package var line: Int { source.lineNumber(at: range.start) }
}
