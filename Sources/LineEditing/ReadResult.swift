/// What came of asking for a line.
package enum ReadResult: Equatable, Sendable {
  /// A line without its end. Text that was pasted, or taken from the history, may hold newlines.
  /// `pasted` says that some of it was, and so may bring prompts along.
  case line(String, pasted: Bool)
  /// Ctrl-C: the line was dropped.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal went away.
  case endOfInput
}
