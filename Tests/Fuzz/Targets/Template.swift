/// A line with blanks, which are written `@text`; read once, and filled as often as a script is made.
struct Template: ExpressibleByStringLiteral {
  let pieces: [Piece]

  enum Piece {
    case words(String)
    case blank(Blank)
  }

  /// What can stand in a blank.
  enum Blank: String {
    case row, path, text, number, section, place, few, many, points, step, era
    case touch, code, change, changes
  }

  init(stringLiteral line: String) { self.init(line) }

  init(_ line: String) {
    var pieces: [Piece] = []
    for (index, part) in line.split(separator: "@", omittingEmptySubsequences: false).enumerated() {
      let name = index == 0 ? "" : part.prefix { $0.isLetter }
      guard let blank = Blank(rawValue: String(name)) else {
        precondition(name.isEmpty, "there is no blank @\(name)")
        pieces.append(.words(String(part)))
        continue
      }
      pieces += [.blank(blank), .words(String(part.dropFirst(name.count)))]
    }
    self.pieces = pieces
  }
}

extension Template {
  static let setUps: [Template] = [
    "rows @text @text", "row @text accessory disclosure", "rows @many \"n $row\"",
    "section @text { rows @text y z; row \"x\" detail \"y\" }", "detail @text for @row",
    "accessory switch on for @row", "on select { log \"$text\"; detail @text for $path }",
    "on delete { log gone; delete $path }", "implement editing", "cell subtitle",
    "height @number for @row", "header @text", "index auto", "footer @text",
    "editing-style insert for @row", "title @text", "bar right \"Move\" toggles edit",
    "style grouped", "style plain", "configure on-create", "text @text for @row",
    "selection multiple", "row @text at @row image bell",
    "screen Other { rows @text; title @text }",
    "opens Other for @row", "move-target in-section", "movable yes", "register Own",
    "cell custom id own { label name Text }", "on will-select for @row { answer nil }",
    "on insert { insert @text at $path }", "height @number for headers", "forget cellForRow",
    "row-height @number", "implement estimatedHeightForRow", "row-height auto",
    "navigation-bar hidden",
    "delete-title @text", "actions trailing @text { delete $path }",
    "on move { move $from to $to }", "unwire data-source", "wire data-source", "prompt @text",
    "header @text for table", "section @text at @place", "on select { @touch }",
    "on select { @code }", "on will-display { @code }",
  ]

  static let touches: [Template] = [
    "tap @row", "press @row", "lift", "scroll by @points", "scroll by -@points",
    "scroll by @few rows", "swipe @row", "tap minus @row", "tap confirm", "drag @row to @path",
    "tap back", "tap \"Move\"", "tap control @row", "cancel", "tap index @text",
    "swipe @row right", "tap plus @row", "tap accessory @row", "scroll @few pages",
    "scroll -@few pages",
    "hold @row", "drag @row over @row", "drop", "tap \"OK\"",
  ]

  static let codes: [Template] = [
    "insert @text at @path", "delete @row", "move @row to @path", "reload", "reload @row",
    "select @row", "deselect all", "scroll-to @row top", "edit toggle", "edit on", "edit off",
    "data insert @text at @path", "data delete @row", "table reload @row", "begin-updates",
    "end-updates", "later @section turns { @change }", "turn", "layout",
    "apply { section s { row @text id q; row z id w } }", "delete section @section",
    "insert section @text { row in }", "insert section at @section { rows in out }",
    "reload section @section", "move section @section to @section", "table delete @row",
    "table insert at @path", "data { rows @text b c }", "scroll-to @row",
    "table move @row to @path",
    "data move @row to @path", "select all",
    "apply { section A { rows a b c }; section B { rows d @text } }", "data text @text for @row",
  ]

  static let changes: [Template] = [
    "delete @row", "insert @text at @path", "move @row to @path", "reload @row",
    "delete section @section", "insert section @text at @section { row q }",
    "move section @section to @section", "reload section @section", "data delete @row",
    "table insert at @path",
  ]

  static let batches: [Template] = ["updates { @changes }"]

  static let apps: [Template] = [
    "push page @text \"body\"", "pop", "push Other", "alert @text button OK { log ok }", "tap OK",
    "dismiss", "memory-warning", "relaunch", "device iphone", "era @era", "device 400x500",
    "tab \"One\" main; tab \"Two\" Other", "present Other", "device ipad",
    "screen Other { navigation-bar hidden; rows @many \"n\" }", "root Other",
    "device se", "tap tab \"Two\"", "tap \"Two\"",
  ]

  static let sessions: [Template] = [
    "undo", "undo 2", "redo", "goto @step", "load rows.csv", "load people.csv",
    "load sections.plist", "load rows.csv into section 0", "reset", "render off", "render full",
    "show counts", "show tree", "show cells", "show state", "show answers", "why",
    "source a.table", "show code", "export swift A.swift", "break on select", "continue",
    "trace on",
    "show stack", "save x.table", "expect rows 0 3", "render cells", "set width 20",
  ]

  /// What a script begins with, so that a short one soon has something to do.
  static let starts: [Template] = [
    "rows @text @text", "rows @many \"n $row\"", "rows 30 \"n $row\"; edit on; movable yes",
    "rows a b c; implement editing; edit on",
    "section A { rows a b c }; section B { rows d e f g }; implement editing; movable yes",
    "style grouped; section A { rows a b c }; section { rows d e }; header @text; footer @text",
    "rows 60 \"n $row\"; scroll-to last bottom",
    "rows 40 \"n $row\"; bar right \"Move\" toggles edit",
    "screen Other { rows x y z }; rows a b c; opens Other for all; tap @row",
    "tab \"One\" main; screen Other { rows x y }; tab \"Two\" Other; rows 20 \"n $row\"",
    "rows 50 \"n $row\"; height @number for @row; scroll by @points",
    "rows 30 \"n $row\"; row-height auto; height @number for @row",
    "selection multiple; rows 20 \"n $row\"; select @row; select @row",
    "section A { rows 30 \"n $row\" }; section B { rows 30 \"m $row\" }; scroll by @points",
  ]
}
