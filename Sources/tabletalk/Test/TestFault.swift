import CommandLanguage

/// Why there is no test, or a test could not do what was asked.
enum TestFault {
  /// A folder without a document that says what should come.
  case barren(folder: String)
  /// The system's error number.
  case cannotBegin(code: Int32)
  /// Nothing that was named has the text of `--filter`.
  case noneWith(String)
  case noBlocks
  /// What is wrong with one of the files.
  case file(String, Diagnostic)
  /// A document that was to be written anew is no longer what was read.
  case hasChanged
  /// A document could not be written anew: the system's error number.
  case notUpdated(code: Int32)
  /// A report could not be written: its path, and the system's error number.
  case notReported(String, code: Int32)
}
