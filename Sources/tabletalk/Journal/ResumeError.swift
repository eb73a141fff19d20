/// Why there is no session to be brought back.
enum ResumeError: Error {
  case nothingLeft
  /// A journal's file, and the system's error number.
  case unreadable(String, code: Int32)
  /// A file where a journal should be.
  case noJournal(String)
  /// A journal of another version, by its number.
  case otherFormat(String)

  /// - Parameter path: the journal's file.
  init(_ refusal: JournalText.Refusal, _ path: String) {
    switch refusal {
    case .noJournal: self = .noJournal(path)
    case .otherFormat(let format): self = .otherFormat(format)
    }
  }
}
