/// What the program tells the shell; one rule for files, stdin, `-e`, `source` and `test`.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// A step failed, or a line could not be read.
  case failedStep = 1
  case wrongOptions = 2
  /// What was expected did not come: an `expect` that is not so, a `fails` whose block went well or failed
  /// otherwise, a document that is to say something else.
  case failedComparison = 3
  /// A file could not be read or written, whatever command met it.
  case failedFile = 4
  case interrupted = 130
}
