import CommandLanguage
import Support
import Testing

/// What people type who know UIKit, or another tool, and the line that is proposed to them.
@Suite("Lines that are meant")
struct MeantLineTests {
  private static func help(_ line: String) -> String? {
    let source = SourceText(line)
    do throws(ParseError) {
      _ = try Parser.parse(line)
      return nil
    } catch {
      return Diagnostic(error, in: source).help
    }
  }

  @Test(arguments: [
    ("tap 0, 1", "tap 0:1"), ("tap [0, 1]", "tap 0:1"), ("tap (0, 1)", "tap 0:1"),
    ("tap 0.1", "tap 0:1"), ("tap row 1 section 0", "tap 0:1"),
    ("tap row 1 in section 0", "tap 0:1"), ("tap IndexPath(row: 1, section: 0)", "tap 0:1"),
    ("tap [IndexPath(row: 1, section: 0)]", "tap 0:1"),
    ("tap [NSIndexPath indexPathForRow:2 inSection:1]", "tap 1:2"),
    ("drag IndexPath(row: 1, section: 0) to IndexPath(row: 0, section: 0)", "drag 0:1 to 0:0"),
  ])
  func aPathInOtherSpellingsIsWrittenAsOne(_ line: String, _ help: String) {
    #expect(Self.help(line) == help)
  }

  @Test(arguments: [
    ("editing style none for Moe", "editing-style none for Moe"),
    ("row height 60", "row-height 60"), ("rowHeight = 60", "row-height 60"),
    ("scroll to bottom", "scroll-to last"),
    ("title = \"Hello\"", "title \"Hello\""), ("title: Hello", "perhaps title"),
    ("set title to Hello", "title Hello"), ("set row height to 60", "row-height 60"),
    ("isEditing = true", "edit on"), ("header Fruit section 0", "header Fruit for section 0"),
  ])
  func wordsAreJoinedAndSignsLeftOut(_ line: String, _ help: String) {
    #expect(Self.help(line) == help)
  }

  @Test(arguments: [
    ("add row \"New\"", "row \"New\""), ("insert row New", "insert New"),
    ("tap on row 2", "tap row 2"), ("tap on Moe", "tap Moe"),
    ("tap the first row", "tap first"), ("tap third row", "tap row 2"),
    ("swipe left on Moe", "swipe Moe left"), ("swipe Moe to the left", "swipe Moe left"),
    ("drag Moe to the top", "drag Moe to first"), ("move Moe to top", "move Moe to 0"),
    ("scroll down by 1 row", "scroll by 1 row"), ("scroll up 2 rows", "scroll -2 rows"),
    ("long press Moe", "press Moe"), ("edit mode on", "edit on"), ("era iOS 7", "era 7"),
    ("tap Eeny, Moe", "tap Eeny; tap Moe"),
    ("move 0:2 0:0", "move 0:2 to 0:0"),
    ("drag Moe above Eeny", "drag Moe to Eeny"), ("expect rows = 3", "expect rows 3"),
    ("tap switch Wi-Fi", "tap control Wi-Fi"), ("tap Wi-Fi switch", "tap control Wi-Fi"),
    ("export settings.swift", "export swift settings.swift"), ("> rows A B", "rows A B"),
    ("rows [\"A\", \"B\"]", "rows \"A\" \"B\""), ("rows [A, B]", "rows A B"),
    ("│ Eeny │", "a picture is printed, not typed"),
    ("undo 1 step", "undo 1"), ("device iphone 15", "device iphone"),
  ])
  func wordsThatSayNothingAreLeftOut(_ line: String, _ help: String) {
    #expect(Self.help(line) == help)
  }

  @Test(arguments: [
    ("rows “A” “B”", #"rows "A" "B""#), ("title “Two Words”", #"title "Two Words""#),
    ("title \"Hello", #"title "Hello""#), ("tap \"Moe", #"tap "Moe""#),
  ])
  func quotesAreMadeStraightAndClosed(_ line: String, _ help: String) {
    #expect(Self.help(line) == help)
  }

  @Test(arguments: [
    ("movable on", "yes"), ("editable false", "no"), ("edit true", "on"), ("trace yes", "on"),
    ("style UITableViewStyleGrouped", "grouped"), ("style group", "grouped"),
    ("style insetGrouped", "inset-grouped"), ("style inset grouped", "style inset-grouped"),
    ("accessory check for Moe", "checkmark"),
  ])
  func aChoiceIsKnownInOtherWords(_ line: String, _ help: String) {
    #expect(Self.help(line) == help)
  }

  @Test(arguments: [
    ("insertRowsAtIndexPaths", "perhaps insert"),
    ("insertRowsAtIndexPaths:withRowAnimation:", "perhaps insert"),
    ("tableView:didSelectRowAtIndexPath:", "perhaps opens, tap or on select { … }"),
    ("tableView(_:didSelectRowAt:)", "on select { … }"), ("exit()", "quit"),
    ("// a remark", "# a remark"), ("let x = 3", "help lists the commands"),
  ])
  func aNameOfUIKitsSaysWhatStandsForIt(_ line: String, _ help: String) {
    #expect(Self.help(line) == help)
  }

  @Test(
    arguments: [
      ("title The Beatles", "title \"The Beatles\""),
      ("title ‘Hello World’", "title \"Hello World\""), ("rows 0 1 2", "\"0\""),
      ("text New York for 0:1", "text \"New York\" for 0:1"), ("tap minus Add an item", nil),
      ("click Moe", "perhaps tap"), ("tap 0 2", nil),
      ("accessory checkmark Moe", "accessory checkmark for Moe"),
    ] as [(String, String?)])
  func whatIsBetterHelpStays(_ line: String, _ help: String?) {
    #expect(Self.help(line) == help)
  }

  private static let saidInOtherWords = [
    "set", "make", "change", "to", "=", ":", "==", "up", "down", "the", "first", "top", "end",
    "tap", "title", "row", "section", "0", "1", ",", "x,", "A",
  ]

  /// Also a line of which nothing is left once the words that say nothing are.
  @Test(arguments: ["set to =", "set = =", "make to to", "change =", "= =", ": :", "up down"])
  func aLineOfSuchWordsAloneIsLookedThrough(_ line: String) {
    #expect(Self.help(line)?.isEmpty != true)
  }

  @Test(arguments: 1...4)
  func anyLineOfSuchWordsIsLookedThrough(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let words = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Self.saidInOtherWords[Int.random(in: 0..<Self.saidInOtherWords.count, using: &random)]
      }
      #expect(Self.help(words.joined(separator: " "))?.isEmpty != true)
    }
  }

  @Test func aLongLineIsLeftAlone() {
    let line = "tap " + String(repeating: "x, ", count: 200)
    #expect(Self.help(line)?.hasPrefix("tap x x x") == true)
  }
}
