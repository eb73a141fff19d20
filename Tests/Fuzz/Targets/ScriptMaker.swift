import CommandLanguage
import TableKit

/// Makes a script of 10 to 40 lines out of bytes: each choice takes a byte, so that a changed byte is a
/// changed choice, and the lines before it stay as they were. Bytes that are used up come again, others.
struct ScriptMaker {
  private let bytes: [UInt8]
  private var index = 0
  /// How many lines are still to come.
  private var rest = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    rest = 10 + below(31)
  }

  private mutating func below(_ limit: Int) -> Int {
    defer { index += 1 }
    if bytes.isEmpty { return 0 }
    let (round, place) = index.quotientAndRemainder(dividingBy: bytes.count)
    return Int(bytes[place] &+ UInt8(truncatingIfNeeded: round &* 37)) % limit
  }

  private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }

  mutating func flag() -> Bool { below(2) == 0 }

  mutating func era() -> Era { Era(3 + below(15)) ?? Device.classic.era }

  /// The next line; nil: that was the last.
  mutating func next() -> String? {
    guard rest > 0 else { return nil }
    rest -= 1
    switch below(16) {
    case 0..<2: return pick(Self.examples)
    case 2..<5: return setUp()
    case 5..<8: return touch()
    case 8..<12: return code()
    case 12: return app()
    case 13: return batch()
    case 14: return soup()
    default: return session()
    }
  }

  private mutating func row() -> String {
    switch below(8) {
    case 0: "first"
    case 1: "last"
    case 2: "selected"
    case 3: "0:\(below(60))"
    default: "\(below(3)):\(below(6))"
    }
  }

  private mutating func text() -> String {
    switch below(6) {
    case 0: "\"a \\\" b \(below(9))\""
    case 1: "\"é\(below(9)) \\$x\""
    case 2: "\"${text} \(below(4))\""
    case 3: "\"\\u{1B}[2J\\u{202E}\(below(4))\""
    default: "t\(below(20))"
    }
  }

  private mutating func number() -> String {
    pick([
      "0", "1", "2", "3", "7", "30", "-1", "44.5", "0.01", "1000", "99999999999999999999", "1e9",
    ])
  }

  /// The examples of all commands but those that would end or leave the session.
  private static let examples = CommandSpec.all.flatMap(\.examples).filter { example in
    !["quit", "learn", "help", "complete", "crash", "record"].contains { example.hasPrefix($0) }
  }
}

extension ScriptMaker {
  private mutating func setUp() -> String {
    let (a, b, row) = (text(), text(), row())
    return pick([
      "rows \(a) \(b)", "row \(a) accessory disclosure", "rows \(1 + below(80)) \"n $row\"",
      "section \(a) { rows \(b) y z; row \"x\" detail \"y\" }", "detail \(a) for \(row)",
      "accessory switch on for \(row)", "on select { log \"$text\"; detail \(a) for $path }",
      "on delete { log gone; delete $path }", "implement editing", "cell subtitle",
      "height \(number()) for \(row)", "header \(a)", "index auto", "footer \(b)",
      "editing-style insert for \(row)", "title \(a)", "bar right \"Move\" toggles edit",
      "style grouped", "style plain", "configure on-create", "text \(a) for \(row)",
      "selection multiple", "row \(a) at \(row) image bell",
      "screen Other { rows \(a); title \(b) }",
      "opens Other for \(row)", "move-target in-section", "movable yes", "register Own",
      "cell custom id own { label name Text }", "on will-select for \(row) { answer nil }",
      "on insert { insert \(a) at $path }", "height \(number()) for headers", "forget cellForRow",
      "row-height \(number())", "estimated-row-height \(number())", "implement \(a)",
      "delete-title \(a)", "swipe-actions trailing \(a) { delete $path }",
      "on move { move $path to $target }", "unwire data-source", "wire data-source", "prompt \(a)",
      "header \(a) for table", "section \(a) at \(below(4))", "on select { \(touch()) }",
      "on select { \(code()) }", "on will-display { \(code()) }",
    ])
  }

  private mutating func touch() -> String {
    let (row, other) = (row(), self.row())
    return pick([
      "tap \(row)", "press \(row)", "lift", "scroll by \(below(250) * 3)",
      "scroll by -\(below(250))", "scroll by \(below(9)) rows", "swipe \(row)", "tap minus \(row)",
      "tap confirm", "drag \(row) to \(other)", "tap back", "tap \"Move\"", "tap control \(row)",
      "cancel", "tap index \(text())", "swipe \(row) right", "tap plus \(row)",
      "tap accessory \(row)",
      "scroll top", "scroll bottom", "grab \(row)", "drop", "tap title \"OK\"",
    ])
  }

  private mutating func code() -> String {
    let (a, row, other) = (text(), row(), self.row())
    return pick([
      "insert \(a) at \(row)", "delete \(row)", "move \(row) to \(other)", "reload",
      "reload \(row)", "select \(row)", "deselect all", "scroll-to \(row) top", "edit toggle",
      "edit on", "edit off", "data insert \(a) at \(row)", "data delete \(row)", "table reload",
      "begin-updates", "end-updates", "later \(below(3)) turns { \(change()) }", "turn", "layout",
      "apply { section s { row \(a) id q; row z id w } }", "delete section \(below(3))",
      "insert section \(a) { row in }", "insert section at \(below(3)) { rows in out }",
      "reload section \(below(3))", "move section \(below(3)) to \(below(3))",
      "table delete \(row)", "table insert \(row)", "data { rows \(a) b c }", "scroll-to \(row)",
      "table move \(row) to \(other)", "data move \(row) to \(other)", "select all",
      "apply { section A { rows a b c }; section B { rows d \(a) } }", "data text \(a) for \(row)",
    ])
  }

  private mutating func change() -> String {
    let (a, row, other) = (text(), row(), self.row())
    return pick([
      "delete \(row)", "insert \(a) at \(row)", "move \(row) to \(other)", "reload \(row)",
      "delete section \(below(3))", "insert section \(a) at \(below(3)) { row q }",
      "move section \(below(3)) to \(below(3))", "reload section \(below(3))",
      "data delete \(row)", "table insert \(row)",
    ])
  }

  /// Several changes that the table is told at once.
  private mutating func batch() -> String {
    let changes = (0...below(4)).map { _ in change() }
    return "updates { \(changes.joined(separator: "; ")) }"
  }

  private mutating func app() -> String {
    let a = text()
    return pick([
      "push page \(a) \"body\"", "pop", "push Other", "alert \(a) button OK { log ok }", "tap OK",
      "dismiss", "memory-warning", "relaunch", "device iphone", "era \(3 + below(15))",
      "device 400x500", "tab \"One\" main; tab \"Two\" Other", "present Other", "device ipad",
      "rotate", "root Other", "device se", "tap tab \"Two\"", "tap \"Two\"",
    ])
  }

  private mutating func session() -> String {
    pick([
      "undo", "undo 2", "redo", "goto \(below(30))", "load rows.csv", "load people.csv",
      "load sections.plist", "load rows.csv into section 0", "reset", "render off", "render full",
      "show counts", "show tree", "show cells", "show state", "show answers", "why",
      "source a.table", "show code", "export swift", "break on select", "continue", "trace on",
      "show stack", "save x.table", "expect rows 0 3", "render cells", "set width 20",
    ])
  }

  /// Words of the language in any order.
  private mutating func soup() -> String {
    var words = [pick(CommandSpec.names)]
    for _ in 0..<below(6) {
      words.append(
        pick([
          row(), text(), number(), "for", "at", "to", "all", "none", "section", "{", "}", ";", "on",
          "off",
          "first", "table", "$path", "${row}", "headers", "with", "top", "id", "detail", "image",
        ]))
    }
    return words.joined(separator: " ")
  }
}
