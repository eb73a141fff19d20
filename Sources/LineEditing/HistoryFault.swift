/// What is wrong with the history's file, by its path.
package enum HistoryFault: Equatable, Sendable {
  /// The system's error number.
  case unreadable(String, code: Int32)
  case unwritable(String, code: Int32)
  /// So many lines are no entries.
  case strayLines(Int, in: String)
}
