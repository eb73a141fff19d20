package import TableKit

/// Why a command could not be read, and where.
package struct ParseError: Error, Hashable, Sendable {
  package var reason: Reason
  package var range: SourceRange

  package init(_ reason: Reason, at range: SourceRange) {
    self.reason = reason
    self.range = range
  }

  package enum Reason: Hashable, Sendable {
    // MARK: lines
    case unclosedText
    case unclosedBlock
    case unexpectedClose
    /// A `{` with no command before it on its line.
    case strayBlock
    case unknownEscape(String)
    /// `\u{…}` that names no character.
    case badScalar(String)
    case curlyQuotes
    case tooDeep(limit: Int)
    case lineTooLong(limit: Int)
    case sourceTooLong(limit: Int)

    // MARK: commands
    case unknownCommand(String, suggestions: [String])
    /// A line of Swift or Objective-C, and the command that says the same.
    case isCode(language: String, help: String?)
    case notHere(command: String, BlockContext.Kind)
    case missing(parameter: String, command: String, syntax: String)
    case leftOver(String, command: String, takes: String, help: String?)
    case saidTwice(String)

    // MARK: values
    case notA(String, kind: String, example: String)
    /// None of the words that may stand here.
    case notAmong(String, kind: String, allowed: [String], nearest: String?)
    case needsQuotes(String, kind: String)
    /// The line with its commas taken out.
    case comma(String, help: String)
    case rowsAreWritten(String)
    case endIsNoRow(String)
    case rangeRunsDown(String)
    case outOfRange(String, kind: String, lowest: Int, highest: Int)

    // MARK: expectations
    case unknownFact(String, suggestions: [String])

    // MARK: reactions
    case unknownValue(String, known: [String])
    case unknownEvent(String, nearest: [String])
    case notAnEvent(Method)
    case answerOutside
    case noAnswer(event: String)
    case wrongAnswer(String, event: String, wanted: String)
  }
}
