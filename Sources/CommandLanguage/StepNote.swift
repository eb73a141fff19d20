package import TableKit

/// What the reader of a step should know, though it went well.
package enum StepNote: Hashable, Sendable {
  /// `select` where a finger was probably meant; the place in the user's words.
  case selectIsCode(place: String)
  /// A detail was given to a cell that does not show it.
  case detailNotShown
  /// No row and no pool has the cell that a line named.
  case cellIsGone(Int)
  /// The first bar, title or push wrapped the screen in a navigation controller.
  case embedded(screen: String)
  /// A button that only looks like the controller's own Edit button.
  case onlySaysEdit(BarSide)
  /// `dismiss` while nothing was presented.
  case nothingPresented
  /// A data source exchanged two rows where one was moved.
  case swappedNotMoved(IndexPath, IndexPath)
  /// A method that the era does not know was called for.
  case methodIsNewer(String, since: Int, era: Int)
  /// A set-up line does not go well on the app as it starts, and why.
  case notAtStart(String)
  /// What was undone; of several steps the first one, and how many.
  case undid(String, count: Int)
  /// Fewer steps were there to be undone than were asked for.
  case undidOnly(Int, of: Int)
  /// Fewer steps were there to be done again than were asked for.
  case redidOnly(Int, of: Int)
  /// A step stands still inside a call.
  case stoppedInside(call: String)
  /// A script is at its end, and a step still stands inside a call.
  case endedInside(call: String)
  /// `break on` a method that is not there to be called.
  case neverCalled(String)
  /// What `load` found; the file as it was named.
  case loaded(file: String, rows: Int, sections: Int)
  /// A `source` begins; the file as it was named.
  case sourced(file: String)
  /// Ctrl-C came between two commands; the second one by its place or its text.
  case interrupted(before: String)
  /// A script holds bytes that are not UTF-8, from this line on.
  case noText(file: String, line: Int)
}

extension Diagnostic {
  package init(_ note: StepNote) {
    switch note {
    case .selectIsCode(let place):
      self.init("select is code, so no delegate call; a finger is: tap \(place)")
    case .detailNotShown:
      self.init(
        "detail is not shown: a default cell has no detailTextLabel", help: "cell subtitle")
    case .cellIsGone(let cell):
      self.init("cell #\(cell) is gone: what is set on it shows nowhere")
    case .embedded(let screen):
      self.init("\(screen) is now in a navigation controller, for its bar")
    case .onlySaysEdit(let side):
      self.init(
        "the button only says Edit, and does nothing", help: "bar \(side.rawValue) edit")
    case .nothingPresented:
      self.init("nothing was presented that could be dismissed")
    case .swappedNotMoved(let from, let target):
      self.init(
        "the model exchanged \(from) and \(target); a move takes the row out and puts it in there",
        help: "data move \(from) to \(target)")
    case .methodIsNewer(let name, let since, let era):
      self.init(
        "\(name) came with iOS \(since): it is not called in era \(era)", help: "era \(since)")
    case .notAtStart(let reason):
      self.init("so it is now, and not after a relaunch: \(reason) then")
    case .undid(let line, let count):
      let lines = line.split(separator: "\n", maxSplits: 1)
      let first = lines.count > 1 ? "\(lines[0]) …" : line
      self.init(
        count == 1 ? "took back \(first)" : "took back \(count) steps, from \(first) on")
    case .undidOnly(let count, let wanted): self.init(only: count, of: wanted, "undone")
    case .redidOnly(let count, let wanted): self.init(only: count, of: wanted, "done again")
    case .stoppedInside(let call):
      self.init("stopped inside \(call)", help: "continue")
    case .endedInside(let call):
      self.init("the script ended stopped inside \(call)", help: "continue")
    case .neverCalled(let method):
      self.init(
        "\(method) is not implemented: nothing stops in it until it is",
        help: "implement \(method)")
    case .loaded(let file, let rows, let sections):
      let what = "\(counted(rows, "row")) in \(counted(sections, "section"))"
      self.init("read \(file): \(what)")
    case .sourced(let file): self.init("runs \(file)")
    case .interrupted(let place):
      self.init("interrupted before \(place): what ran stands, and the rest did not run")
    case .noText(let file, let line):
      self.init("line \(line) of \(file) is no text in UTF-8: what is none shows as \u{FFFD}")
    }
    severity = .note
  }

  private init(only count: Int, of wanted: Int, _ done: String) {
    let steps = count == 1 ? "1 step was" : "\(count) steps were"
    self.init("\(steps) \(done), not \(wanted): there are no more")
  }

  /// In one line, with the way out.
  package var line: String { message + (help.map { " · help: \($0)" } ?? "") }
}
