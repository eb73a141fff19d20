/// What the user should know of the session's journal.
enum JournalNote {
  /// The last session did not end with `quit`.
  case sessionLeft
  case nothingResumed(ResumeError)

  /// A session was brought back.
  case sessionIsBack(step: Int)
  /// A newer one could not be.
  case passedOver(ResumeError)
  /// Its journal ends before it did.
  case wasCut
  /// So many bytes at the end of its journal are no record.
  case wasTorn(Int)
  /// An entry, by its first line, in which the program ended twice.
  case leftOut(String)
  /// The first entry, by its first line, that comes to something else than it did.
  case differsFrom(String)

  /// There is no home folder that the journal could be in.
  case noHome(KeptPart)
  /// The folder, and the system's error number.
  case notWritten(KeptPart, String, code: Int32)
  case isKeptAgain

  /// What is kept of a session that is not kept from now on.
  enum KeptPart { case nothing, beginning }
}
