/// What went wrong with standard input or output.
enum StreamFault {
  case unreadable(SystemFailure)
  /// The system's error number.
  case unwritable(code: Int32)
  /// Ctrl-C came before all was printed.
  case cutShort
}
