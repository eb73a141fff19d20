internal import TableKit

// MARK: rows, sections, screens
extension Diagnostic {
  init(_ fault: PlaceFault) {
    switch fault {
    case .noRow(let path, let rows):
      self.init("there is no row \(path)", help: Diagnostic.rows(rows, inSection: path.section))
    case .noSection(let section, let sections):
      self.init("there is no section \(section)", help: Diagnostic.sections(sections))
    case .noRowText("row", nearest: []):
      self.init("there is no row \"row\"", help: "a row stands without the word: Moe, 0:3")
    case .noRowText(let word, nearest: []) where ["end", "bottom"].contains(word):
      self.init("there is no row \(word.inQuotes)", help: "the last row is called last")
    case .noRowText(let word, nearest: []) where ["top", "start"].contains(word):
      self.init("there is no row \(word.inQuotes)", help: "the first row is called first")
    case .noRowText(let text, let nearest): self.init(nothing: "row", called: text, nearest)
    case .severalRows(let text, let paths):
      let list = Diagnostic.list(paths.map(\.description))
      self.init(
        "\(paths.count) rows are called \(text.inQuotes): \(list)",
        help: paths.first.map { "\($0) is one of them" })
    case .whichSection(let row, let sections):
      self.init(
        "there are \(sections) sections; a row is written with its section", help: "0:\(row)")
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
    case .sectionsOnly: self.init("sections are wanted, not rows", help: "section N")
    case .rowsOnly: self.init("rows are wanted, not sections")
    }
  }

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

  init(_ fault: ScreenFault) {
    switch fault {
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
    case .emptyStack:
      self.init(
        "nothing is on the stack that shows, and no line speaks to it",
        help: "screen NAME { … }, or tap a tab first")
    case .noScreenOnGlass:
      self.init(
        "the list behind More is the tab bar controller's own, and no line speaks to it",
        help: "screen NAME { … }, or tap a tab first")
    }
  }
}
