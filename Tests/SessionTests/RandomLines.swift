import Support

/// Lines that somebody might type, at random; most of them run, and all do no harm.
struct RandomLines {
  var random: SeededGenerator
  private var number = 0

  init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }

  private mutating func row() -> String {
    pick(["first", "last", "0:\(below(6))", "1:\(below(4))"])
  }

  private mutating func text() -> String {
    number += 1
    return pick(["\"t\(number)\"", "\"a \\\" b \(number)\"", "Moe\(number)", "\"é\(number) \\$x\""])
  }

  mutating func next() -> String {
    switch below(12) {
    case 0..<3: setUp()
    case 3..<6: touch()
    case 6..<9: code()
    case 9: app()
    default: session()
    }
  }

  private mutating func setUp() -> String {
    let (a, b, row) = (text(), text(), row())
    return pick([
      "rows \(a) \(b)", "row \(a) accessory disclosure", "rows 30 \"n $row\"",
      "section \(a) { rows \(b); row \"x\" detail \"y\" }", "detail \(a) for \(row)",
      "accessory switch on for \(row)", "on select { log \"$text\"; detail \(a) for $path }",
      "on delete { log gone; delete $path }", "implement editing", "cell subtitle",
      "height 90 for \(row)", "header \(a)", "index auto", "editing-style insert for \(row)",
      "title \(a)", "bar right \"Move\" toggles edit", "style grouped", "configure on-create",
      "text \(a) for \(row)", "selection multiple", "row \(a) at 0:1 image bell",
      "screen Other {\n  rows \(a)\n  # what they are\n  title \(b)\n}", "opens Other for \(row)",
      "image bell 57x57 for \(row)", "move-target in-section", "movable yes",
    ])
  }

  private mutating func touch() -> String {
    let (row, other) = (row(), self.row())
    return pick([
      "tap \(row)", "press \(row)", "lift", "scroll by \(below(400)) ", "scroll by -\(below(90))",
      "scroll by 2 rows", "swipe \(row)", "tap minus \(row)", "tap confirm",
      "drag \(row) to \(other)", "tap back", "tap \"Move\"", "tap control \(row)", "cancel",
    ])
  }

  private mutating func code() -> String {
    let (a, row, other) = (text(), row(), self.row())
    return pick([
      "insert \(a) at 0:\(below(4))", "delete \(row)", "move \(row) to \(other)", "reload",
      "reload \(row)", "select \(row)", "deselect all", "scroll-to \(row) top", "edit toggle",
      "updates { delete 0:1; insert \(a) at 0:0 }", "data insert \(a) at 0:0", "begin-updates",
      "end-updates", "table reload", "later 2 turns { insert \(a) at 0:0 }", "turn", "layout",
      "apply { section \"s\" { row \(a) id q; row \"z\" id w } }", "delete section 1",
      "insert section \(a) { row \"in\" }",
    ])
  }

  private mutating func app() -> String {
    let a = text()
    return pick([
      "push page \(a) \"body\"", "pop", "push Other", "alert \(a) button OK { log ok }", "tap OK",
      "dismiss", "memory-warning", "relaunch", "device iphone", "era \(3 + below(14))",
      "device 400x500", "tab \"One\" main; tab \"Two\" Other",
    ])
  }

  private mutating func session() -> String {
    pick([
      "undo", "undo 2", "redo", "goto \(below(30))", "load rows.csv", "load people.csv",
      "load sections.plist", "load rows.csv into section 0", "reset", "render off", "show counts",
    ])
  }
}
