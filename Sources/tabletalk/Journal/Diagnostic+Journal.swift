import CommandLanguage

// MARK: the journal of a session
extension Diagnostic {
  init(_ note: JournalNote) {
    switch note {
    case .sessionLeft:
      self.init("the last session did not end with quit; tabletalk --resume brings it back")
    case .nothingResumed(let error), .passedOver(let error): self.init(error)
    case .sessionIsBack(let step): self.init("the session is back, at step \(step)")
    case .wasCut:
      self.init("what came after it could not be kept: its journal could not be written on")
    case .wasTorn(let bytes):
      let words = bytes == 1 ? "1 byte is" : "\(bytes) bytes are"
      self.init("the end of its journal was torn: \(words) left out")
    case .leftOut(let entry):
      self.init("left out, since the program ended twice in it: \(entry)")
    case .differsFrom(let entry): self.init("from this line on it is not what it was: \(entry)")
    case .noHome(let part): self.init(part, "there is no home folder")
    case .notWritten(let part, let folder, let code):
      self.init(part, "\(folder): \(errorText(code))")
    case .isKeptAgain: self.init("this session is kept again")
    }
    severity = .note
  }

  private init(_ part: JournalNote.KeptPart, _ why: String) {
    switch part {
    case .nothing: self.init("this session is not kept: \(why)")
    case .beginning: self.init("this session is no longer kept: \(why)")
    }
  }

  private init(_ error: ResumeError) {
    switch error {
    case .nothingLeft:
      self.init("there is nothing to resume: every session ended with quit, or is still open")
    case .unreadable(let path, let code):
      self.init("a session cannot be resumed: \(path): \(errorText(code))")
    case .noJournal(let path):
      self.init("a session cannot be resumed: \(path): it is no journal")
    case .otherFormat(let format):
      let formats = "is of format \(format), this program reads \(JournalText.format)"
      self.init("the last session cannot be resumed: its journal \(formats)")
    }
  }
}
