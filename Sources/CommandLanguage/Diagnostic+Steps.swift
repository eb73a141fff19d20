internal import TableKit

// MARK: why a command was refused when it ran
extension Diagnostic {
  package init(_ reason: StepReason) {
    switch reason {
    case .noRow(let path, let rows):
      self.init("there is no row \(path)", help: Diagnostic.rows(rows, inSection: path.section))
    case .noSection(let section, let sections):
      self.init("there is no section \(section)", help: Diagnostic.sections(sections))
    case .noRowText("row", nearest: []):
      self.init("there is no row \"row\"", help: "a row stands without the word: Moe, 0:3")
    case .noRowText(let text, let nearest): self.init(nothing: "row", called: text, nearest)
    case .severalRows(let text, let paths):
      let list = Diagnostic.list(paths.map(\.description))
      self.init("\(paths.count) rows are called \(text.inQuotes): \(list)")
    case .whichSection(let row, let sections):
      self.init("there are \(sections) sections; a row is written with its own", help: "0:\(row)")
    case .noSectionTitle(let title, let nearest):
      self.init(nothing: "section", called: title, nearest)
    case .severalSections(let title, let sections):
      let list = Diagnostic.list(sections.map(\.description))
      self.init("\(sections.count) sections are called \(title.inQuotes): \(list)")
    case .noSelection: self.init("no row is selected")
    case .noRows: self.init("the table has no rows")
    case .notAPlace(let name, let value):
      self.init("$\(name) is \(value.inQuotes), which is no row's place")
    case .oneRowWanted(let count): self.init("one row is wanted, \(count) are named")

    case .noScreen(let name, let nearest):
      self.init(nothing: "screen", called: name, nearest)
      if help == nil { help = "screen \(Printer.quoted(name)) declares one" }
    case .noTable(let screen): self.init("the screen \(screen.inQuotes) has no table")
    case .notAKind(let screen, let kind):
      self.init("the screen \(screen.inQuotes) is of the kind \(kind.rawValue), and stays so")
    case .kindHasNo(let screen, let what, let kind):
      self.init(
        "the screen \(screen.inQuotes) has no \(what)",
        help: "screen \(Printer.quoted(screen)) as \(kind.rawValue)")
    case .noNavigation(let screen):
      self.init(
        "the screen \(screen.inQuotes) has no navigation controller",
        help: "root \(Printer.quoted(screen))")
    case .noTab(let title, let titles):
      self.init("there is no tab \(title.inQuotes)", help: Diagnostic.list(titles))
    case .noField(let name, let names):
      self.init("there is no field \(name.inQuotes) on the glass", help: Diagnostic.list(names))
    case .noKeyboard: self.init("no field has the keyboard", help: "tap field NAME")
    case .noBackButton: self.init("there is no back button on the glass")

    case .notOnGlass(let path, let visible):
      self.init(
        "\(path) is not on the glass, which shows \(visible.isEmpty ? "no row" : visible)",
        help: visible.isEmpty ? nil : "scroll-to \(path)")
    case .nothingToTap(let text, let nearest):
      self.init(
        "nothing on the glass says \(text.inQuotes)", help: Diagnostic.neighbours(of: text, nearest)
      )
    case .ambiguousTap(let text, let forms):
      self.init(
        "\(text.inQuotes) names several things on the glass", help: forms.joined(separator: " · "))
    case .noAccessory(let path): self.init("\(path) has no accessory that could be tapped")
    case .noControl(let path): self.init("\(path) has no button or switch")
    case .noIndexTitle(let title, let titles):
      self.init("the index has no \(title.inQuotes)", help: Diagnostic.list(titles, atMost: 30))
    case .noIndex: self.init("the table has no index", help: "index auto")
    case .nothingPressed: self.init("no finger is down")
    case .alreadyPressed(let path): self.init("a finger is down on \(path)", help: "lift")
    case .isCovered(let by): self.init("\(by) covers it")

    case .notEditing: self.init("the table is not in edit mode", help: "edit on")
    case .noMinus(let path): self.init("\(path) shows no minus control")
    case .noPlus(let path): self.init("\(path) shows no plus control")
    case .noGrip(let path):
      self.init("\(path) has no grip to drag it by", help: "movable yes; edit on")
    case .noConfirmation: self.init("no Delete button shows", help: "tap minus ROW or swipe ROW")
    case .noBarButton(let title, let titles):
      self.init("the bar has no button \(title.inQuotes)", help: Diagnostic.perhaps(titles))
    case .noAction(let title, let titles):
      self.init("no action \(title.inQuotes) shows", help: Diagnostic.perhaps(titles))
    case .nothingLifted: self.init("no row is lifted", help: "drag ROW over ROW")
    case .alreadyLifted(let path): self.init("\(path) is lifted already", help: "drop or cancel")

    case .noUpdateOpen: self.init("no update was begun", help: "begin-updates")
    case .updateOpen: self.init("an update is open", help: "end-updates")
    case .sectionsOnly: self.init("sections are wanted, not rows", help: "section N")
    case .rowsOnly: self.init("rows are wanted, not sections")

    case .newer(let what, let since, let era):
      self.init("\(what) came with iOS \(since), and this is iOS \(era)", help: "era \(since)")
    case .unknownOption(let name, let nearest): self.init(nothing: "option", called: name, nearest)
    case .badOption(let option, let value, let wanted):
      self.init("\(option) takes \(wanted), not \(value.inQuotes)")
    case .unknownDevice(let name, let nearest): self.init(nothing: "device", called: name, nearest)
    case .notRegistered(let name):
      self.init(
        "no cell is registered as \(name.inQuotes)", help: "register \(Printer.quoted(name))")
    case .tooMany(let what, let limit): self.init("there can be at most \(limit) \(what)")
    case .outOfRange(let what, let number, let limit):
      self.init("\(what) \(number) is out of range: it goes up to \(limit)")

    case .nothingToUndo: self.init("there is nothing to undo")
    case .nothingToRedo: self.init("there is nothing to redo")
    case .noStep(let step, let last):
      self.init("there is no step \(step)", help: "the last one is \(last)")
    case .file(let name, let problem): self.init(file: name, problem)
    case .noHelp(let word, let nearest):
      self.init(
        "there is no help on \(word.inQuotes)",
        help: Diagnostic.perhaps(nearest) ?? "help lists the commands")

    case .exception(let name, let text, let explanation):
      self.init(
        "*** Terminating app due to uncaught exception '\(name)', reason: '\(text)'",
        details: explanation + ["the step is taken back; why explains"])
    case .didNotFail: self.init("the block went well, and was to fail")
    case .failedOtherwise(let wanted, let got):
      self.init("the failure does not say \(wanted.inQuotes)", details: [got])
    case .nothingFailed: self.init("no step has failed; a line that cannot be read is none")
    case .unknownCrash: self.init("no exception of a table is known in that text")
    case .runaway(let depth):
      self.init("reactions set off one another without end: stopped \(depth) calls deep")
    }
  }

  /// A name that nothing bears.
  private init(nothing kind: String, called name: String, _ nearest: [String]) {
    self.init(
      "there is no \(kind) \(name.inQuotes)", help: Diagnostic.neighbours(of: name, nearest))
  }

  /// The names that were perhaps meant; a miss by case alone is said so.
  private static func neighbours(of name: String, _ nearest: [String]) -> String? {
    if let same = nearest.first(where: { $0.lowercased() == name.lowercased() }) {
      return "texts match case for case: \(Printer.quoted(same))"
    }
    return perhaps(nearest.map(Printer.quoted))
  }

  private init(file name: String, _ problem: StepReason.FileProblem) {
    let file = name.inQuotes
    switch problem {
    case .missing: self.init("there is no file \(file)")
    case .unreadable(let why): self.init("\(file) cannot be read: \(why)")
    case .unwritable(let why): self.init("\(file) cannot be written: \(why)")
    case .malformed(let sentence, let help): self.init(sentence, help: help)
    case .sourcesItself(let chain):
      self.init("\(file) sources itself: \(chain.joined(separator: " → "))")
    case .tooDeep(let limit): self.init("files source one another at most \(limit) deep")
    case .noAccess: self.init("no file can be reached here")
    }
  }
}

// MARK: counts and lists
extension Diagnostic {
  private static func rows(_ count: Int, inSection section: Int) -> String {
    switch count {
    case ...0: "section \(section) has no rows"
    case 1: "section \(section) has one row, \(section):0"
    default: "section \(section) has \(count) rows, \(section):0 to \(section):\(count - 1)"
    }
  }

  private static func sections(_ count: Int) -> String {
    switch count {
    case ...0: "the table has no sections"
    case 1: "the table has one section, 0"
    default: "the table has \(count) sections, 0 to \(count - 1)"
    }
  }

  /// The first few, and how many more there are.
  static func list(_ items: [String], atMost limit: Int = 8) -> String {
    guard items.count > limit else { return items.joined(separator: ", ") }
    return items.prefix(limit).joined(separator: ", ") + " and \(items.count - limit) more"
  }
}
