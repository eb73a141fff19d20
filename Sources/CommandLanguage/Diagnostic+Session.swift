internal import TableKit

// MARK: the app and the session
extension Diagnostic {
  /// Says of a failure that its commands were said earlier, in a block that waited.
  package mutating func addThatLaterIsGone() {
    details.append("a block of later did this: it is gone, and the line in whose turn it ran")
  }

  init(_ fault: RunFault) {
    switch fault {
    case .noUpdateOpen: self.init("no update was begun", help: "begin-updates")
    case .updateOpen: self.init("an update is open", help: "end-updates")
    case .notRegistered(let name):
      self.init(
        "no cell is registered as \(name.inQuotes)", help: "register \(Printer.quoted(name))")
    case .exception(let name, let text, let explanation):
      self.init(
        "*** Terminating app due to uncaught exception '\(name)', reason: '\(text)'",
        details: explanation + ["the step is taken back; why explains"])
    case .runaway(let depth):
      self.init("reactions set off one another without end: stopped \(depth) calls deep")
    }
  }

  init(_ fault: ValueFault) {
    switch fault {
    case .newer(let what, let since, let era):
      self.init("\(what) came with iOS \(since), and this is iOS \(era)", help: "era \(since)")
    case .unknownOption(let name, let nearest): self.init(nothing: "option", called: name, nearest)
    case .badOption(let option, let value, let wanted):
      self.init("\(option) takes \(wanted), not \(value.inQuotes)")
    case .unknownDevice(let name, let nearest): self.init(nothing: "device", called: name, nearest)
    case .tooMany(let what, let limit): self.init("there can be at most \(limit) \(what)")
    case .outOfRange(let what, let number, let limit):
      self.init("\(what) \(number) is out of range: it goes up to \(limit)")
    }
  }

  init(_ fault: SessionFault) {
    switch fault {
    case .nothingToUndo: self.init("there is nothing to undo")
    case .nothingToRedo: self.init("there is nothing to redo")
    case .noStep(let step, let last):
      self.init("there is no step \(step)", help: "the last one is \(last)")
    case .notAgain(let step, let words):
      self.init("step \(step) does not go the same way again", details: words)
    case .noCell(let cell, let made):
      self.init(
        "there is no cell #\(cell)",
        help: made == 0 ? "the table has made none" : "the table has made \(made), #1 to #\(made)")
    case .file(let name, let problem): self.init(file: name, problem)
    case .noHelp(let word, let nearest):
      self.init(
        "there is no help on \(word.inQuotes)",
        help: Diagnostic.perhaps(nearest) ?? "help lists the commands")
    case .didNotFail:
      self.init("the block went well, and was to fail")
      mismatch = Mismatch("fails", expected: "a failure", actual: "none")
    case .failedOtherwise(let wanted, let got):
      self.init("the failure does not say \(wanted.inQuotes)", details: [got])
      mismatch = Mismatch("fails", expected: wanted, actual: got)
    case .unexpected(let mismatch):
      self.init(
        "\(mismatch.subject): expected \(mismatch.expected), is \(mismatch.actual)",
        details: mismatch.details)
      self.mismatch = mismatch
    case .nothingFailed: self.init("no step has failed; a line that cannot be read is none")
    case .unknownCrash: self.init("no exception of a table is known in that text")
    case .isRecording(let file):
      self.init("what is typed is being recorded into \(file.inQuotes)", help: "record off")
    case .notRecording: self.init("nothing is being recorded", help: "record today.md")
    case .stoppedInside(let call):
      self.init(
        "a step is stopped inside \(call)",
        help: "continue goes on with it, undo gives it up")
    case .notStopped:
      self.init("no step is stopped inside a call", help: "break on METHOD")
    case .interrupted: self.init("interrupted: all is as it was before this line")
    case .onlyAtPrompt(let word):
      self.init(
        "\(word) is for the prompt of a session, not for a script, a lesson or a walkthrough",
        help: "tabletalk \(word)")
    case .onlyInLesson(let word):
      self.init("\(word) is said in a lesson, and this is none", help: "learn begins one")
    }
  }

  private init(file name: String, _ problem: SessionFault.FileProblem) {
    let file = name.inQuotes
    switch problem {
    case .missing: self.init("there is no file \(file)")
    case .unreadable(let why): self.init("\(file) cannot be read: \(why)")
    case .notInJournal: self.init("\(file) cannot be read: it is not in the journal")
    case .unwritable(let why): self.init("\(file) cannot be written: \(why)")
    case .taken: self.init("there is a file \(file) already, and it is left alone")
    case .malformed(let sentence, let help): self.init(sentence, help: help)
    case .sourcesItself(let chain):
      self.init("\(file) sources itself: \(chain.joined(separator: " → "))")
    case .tooDeep(let limit): self.init("files source one another at most \(limit) deep")
    case .noAccess: self.init("no file can be reached here")
    case .tooLarge(let limit):
      self.init("\(file) is too large: at most \(limit >> 20) MB are read")
    case .outsideSandbox(let folder):
      self.init(
        "\(file) is out of reach: --sandbox lets a script read below \(folder.inQuotes) only")
    case .sandboxed: self.init("\(file) is not written: --sandbox lets a script write nothing")
    }
  }
}
