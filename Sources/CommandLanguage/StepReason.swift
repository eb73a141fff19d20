package import TableKit

/// Why a command that could be read was refused when it ran; its sentence is in ``Diagnostic``.
package enum StepReason: Hashable, Sendable {
  case place(PlaceFault)
  case screen(ScreenFault)
  case touch(TouchFault)
  case editing(EditingFault)
  case value(ValueFault)
  case run(RunFault)
  case session(SessionFault)
}

/// A row or a section that is not there, or not one.
package enum PlaceFault: Hashable, Sendable {
  case noRow(IndexPath, rows: Int)
  case noSection(Int, sections: Int)
  /// The texts that differ by case alone come first among the nearest.
  case noRowText(String, nearest: [String])
  case severalRows(String, [IndexPath])
  /// A bare row number where there are several sections.
  case whichSection(row: Int, sections: Int)
  case noSectionTitle(String, nearest: [String])
  case severalSections(String, [Int])
  case noSelection
  case noRows
  /// `$name` holds nothing that can be a place.
  case notAPlace(value: String, String)
  /// One row is wanted and so many were named.
  case oneRowWanted(named: Int)
  /// Rows are named where sections are wanted, and the other way round.
  case sectionsOnly
  case rowsOnly
}

/// A screen that is not there, or is of another kind.
package enum ScreenFault: Hashable, Sendable {
  case noScreen(String, nearest: [String])
  case noTable(screen: String)
  case notAKind(screen: String, ScreenKind)
  /// What only another kind of screen has: a page's text, a form's fields.
  case kindHasNo(screen: String, what: String, kind: ScreenKind)
  case noNavigation(screen: String)
  /// What shows is none of the script's screens: the list behind More.
  case noScreenOnGlass
  /// The stack that shows has no controller: its last one was pushed on another.
  case emptyStack
}

/// What a finger cannot reach.
package enum TouchFault: Hashable, Sendable {
  case notOnGlass(IndexPath, visible: String)
  /// Nothing on the glass bears the text.
  case nothingToTap(String, nearest: [String])
  /// The forms, each a command, that tell the things apart.
  case ambiguousTap(String, forms: [String])
  case noAccessory(IndexPath)
  case noControl(IndexPath)
  case noIndexTitle(String, titles: [String])
  case noIndex
  case nothingPressed
  case alreadyPressed(IndexPath)
  case isCovered(by: String)
  case noBackButton
  case noTab(String, titles: [String])
  case noField(String, names: [String])
  /// `type` while no field has the keyboard.
  case noKeyboard
  case noBarButton(String, titles: [String])
}

/// What edit mode does not show.
package enum EditingFault: Hashable, Sendable {
  case notEditing
  case noMinus(IndexPath)
  case noPlus(IndexPath)
  case noGrip(IndexPath)
  case noConfirmation
  case noAction(String, titles: [String])
  case nothingLifted
  case alreadyLifted(IndexPath)
}

/// A value that nothing can have, here or in this era.
package enum ValueFault: Hashable, Sendable {
  case newer(what: String, since: Int, era: Int)
  case unknownOption(String, nearest: [String])
  case badOption(String, value: String, wanted: String)
  case unknownDevice(String, nearest: [String])
  case tooMany(what: String, limit: Int)
  case outOfRange(what: String, Int, limit: Int)
}

/// What the app's own code does wrong.
package enum RunFault: Hashable, Sendable {
  case noUpdateOpen
  case updateOpen
  case notRegistered(String)
  /// UIKit's exception, its literal text and our words beneath it.
  case exception(name: String, text: String, explanation: [String])
  /// Reactions that set off one another without end.
  case runaway(depth: Int)
}

/// What the session itself cannot do.
package enum SessionFault: Hashable, Sendable {
  case nothingToUndo
  case nothingToRedo
  case noStep(Int, last: Int)
  /// A step that went well is run again to come back to it, and fails; what it says.
  case notAgain(Int, [String])
  /// A cell's number that none has.
  case noCell(Int, made: Int)
  case file(String, FileProblem)
  case noHelp(String, nearest: [String])
  /// `fails { … }` whose block went well.
  case didNotFail
  /// `fails "…" { … }` whose block failed otherwise.
  case failedOtherwise(wanted: String, got: String)
  /// `expect` of what is not so.
  case unexpected(Mismatch)
  case nothingFailed
  /// A pasted text in which no exception is known.
  case unknownCrash
  /// Into that file.
  case isRecording(String)
  case notRecording
  /// A step stands still inside a call, so no other can be made.
  case stoppedInside(call: String)
  /// `continue` while no step stands still.
  case notStopped
  /// Ctrl-C came while the step ran.
  case interrupted
  /// `learn` in a script.
  case onlyAtPrompt(String)
  /// A word of lessons where none is.
  case onlyInLesson(String)

  package enum FileProblem: Hashable, Sendable {
    case missing
    case unreadable(String)
    /// A session that is brought back reads its files from its journal, where this one is not.
    case notInJournal
    case unwritable(String)
    /// A file is there, where one is to be made.
    case taken
    /// What the decoder found, a whole sentence with the file's name and line in it, and a way out.
    case malformed(String, help: String?)
    case sourcesItself(chain: [String])
    case tooDeep(limit: Int)
    case noAccess
    /// In bytes.
    case tooLarge(limit: Int)
    /// What lies outside of the folder that `--sandbox` leaves a script.
    case outsideSandbox(folder: String)
    /// `--sandbox` lets nothing be written.
    case sandboxed
  }
}
