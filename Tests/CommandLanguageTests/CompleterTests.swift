import CommandLanguage
import Testing

@Suite("Completion")
struct CompleterTests {
  private let context = CompletionContext(
    rows: ["Moe", "Larry Fine"], sections: ["A"], screens: ["Films"], images: ["bell"],
    indexTitles: ["M"], options: ["width"],
    files: { $0 == "com" ? ["computers.plist"] : [] })

  private func words(_ line: String) -> [String] {
    Completer.complete(line, in: context).all.map(\.text)
  }

  @Test(arguments: [
    ("tit", ["title"]),
    ("undo; tit", ["title"]),
    ("section A { tit", []),
    ("section A { head", ["header"]),
    ("on sel", ["select"]),
    ("on select { desel", ["deselect"]),
    ("on select { tap", []),
    ("accessory di", ["disclosure"]),
    ("drag Moe ", ["to", "over"]),
    ("updates { ins", ["insert"]),
    ("delete Moe w", ["with"]),
    ("delete Moe with fa", ["fade"]),
    ("data del", ["delete", "delete-title"]),
    ("accessory disclosure f", ["for"]),
    ("accessory disclosure for M", ["\"Moe\""]),
    ("row A acc", ["accessory"]),
    ("tap \"L", ["\"Larry Fine\""]),
    ("tap index ", ["\"M\""]),
    ("root ", ["\"Films\""]),
    ("load com", ["\"computers.plist\""]),
    ("set ", ["width"]),
    ("image b", ["\"bell\""]),
    ("show c", ["calls", "cells", "counts", "code"]),
    ("help disc", ["disclosure"]),
    ("title ", ["none"]),
    ("nonsense ", []),
  ])
  func offersWhatCouldStandThere(_ line: String, _ expected: [String]) {
    #expect(words(line) == expected)
  }

  @Test func replacesTheWordBeforeTheCursor() {
    let found = Completer.complete("tap \"La Bamba", at: 7, in: context)
    #expect(found.range == 4..<7)
    #expect(found.all.map(\.text) == ["\"Larry Fine\""])
  }

  @Test(arguments: CommandSpec.names)
  func everyWordHasHelp(_ name: String) {
    for candidate in Completer.complete("\(name) ", in: context).all where candidate.text != "{" {
      #expect(!candidate.help.isEmpty, "\(name) \(candidate.text)")
    }
  }
}
