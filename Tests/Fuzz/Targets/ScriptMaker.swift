import CommandLanguage
import TableKit

/// Makes a script of 8 to 16 lines out of bytes: each choice takes a byte, so that a changed byte is a
/// changed choice, and the lines before it stay as they were. Bytes that are used up come again, others.
struct ScriptMaker {
  private let bytes: [UInt8]
  private var index = 0
  /// How many lines are still to come.
  private var rest = 0
  private var isFirst = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    rest = 8 + below(9)
  }

  private mutating func below(_ limit: Int) -> Int {
    defer { index += 1 }
    if bytes.isEmpty { return 0 }
    let (round, place) = index.quotientAndRemainder(dividingBy: bytes.count)
    return Int(bytes[place] &+ UInt8(truncatingIfNeeded: round &* 37)) % limit
  }

  private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }

  private mutating func fill(_ templates: [Template]) -> String {
    var line = ""
    for piece in templates[below(templates.count)].pieces {
      switch piece {
      case .words(let words): line += words
      case .blank(let blank): line += fill(blank)
      }
    }
    return line
  }

  mutating func flag() -> Bool { below(2) == 0 }

  mutating func era() -> Era { Era(3 + below(15)) ?? Device.classic.era }

  /// The next line; nil: that was the last.
  mutating func next() -> String? {
    guard rest > 0 else { return nil }
    defer { (rest, isFirst) = (rest - 1, false) }
    if isFirst { return fill(Template.starts) }
    switch below(16) {
    case 0..<2: return pick(Self.examples)
    case 2..<5: return fill(Template.setUps)
    case 5..<8: return fill(Template.touches)
    case 8..<12: return fill(Template.codes)
    case 12: return fill(Template.apps)
    case 13: return fill(Template.batches)
    case 14: return soup()
    default: return fill(Template.sessions)
    }
  }

  /// The examples of all commands but those that would end or leave the session.
  private static let examples = CommandSpec.all.flatMap(\.examples).filter { example in
    !["quit", "learn", "help", "complete", "crash", "record"].contains { example.hasPrefix($0) }
  }
}

extension ScriptMaker {
  private mutating func fill(_ blank: Template.Blank) -> String {
    switch blank {
    case .row: row()
    case .path: "\(below(3)):\(below(6))"
    case .text: text()
    case .number: pick(Self.numbers)
    case .section: "\(below(3))"
    case .place: "\(below(4))"
    case .few: "\(below(9))"
    case .many: "\(1 + below(80))"
    case .points: "\(below(250) * 3)"
    case .step: "\(below(30))"
    case .era: "\(3 + below(15))"
    case .touch: fill(Template.touches)
    case .code: fill(Template.codes)
    case .change: fill(Template.changes)
    case .changes: (0...below(4)).map { _ in fill(Template.changes) }.joined(separator: "; ")
    }
  }

  private mutating func row() -> String {
    switch below(8) {
    case 0: "first"
    case 1: "last"
    case 2: "selected"
    case 3: "0:\(below(60))"
    default: fill(.path)
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

  private static let numbers = [
    "0", "1", "2", "3", "7", "30", "-1", "44.5", "0.01", "1000", "99999999999999999999", "1e9",
  ]

  /// Words of the language in any order.
  private mutating func soup() -> String {
    var words = [pick(CommandSpec.names)]
    for _ in 0..<below(6) {
      switch below(Self.words.count + 4) {
      case 0: words.append(row())
      case 1: words.append(text())
      case 2: words.append(pick(Self.numbers))
      case 3: words.append(fill(.many))
      case let place: words.append(Self.words[place - 4])
      }
    }
    return words.joined(separator: " ")
  }

  private static let words = [
    "for", "at", "to", "all", "none", "section", "{", "}", ";", "on", "off", "first", "table",
    "$path", "${row}", "headers", "with", "top", "id", "detail", "image",
  ]
}
