import Testing

@testable import tabletalk

@Suite struct PastedTextTests {
  @Test(arguments: [
    ("rows A B", "rows A B"),
    ("rows A B\ntap A\n", "rows A B\ntap A\n"),
    ("> rows A B\n┌──┐\n│ A│\n└──┘\n> tap A\n  → x", "rows A B\ntap A"),
    ("rows A B\n┌──┐\n> tap A", "rows A B\ntap A"),
    ("│ A│\n└──┘\n> tap A", "tap A"),
    (
      "crash *** Terminating app\n*** First throw\n(0x1)",
      "crash *** Terminating app *** First throw (0x1)"
    ),
    ("crash > attempt to\n> delete row 1", "crash > attempt to delete row 1"),
    ("crash \"attempt\"\nrows A", "crash \"attempt\"\nrows A"),
    ("> on select {\n>   log \"x\"\n> }\n>\n", "on select {\n  log \"x\"\n}\n"),
  ])
  func promptsAndOutputAreTakenOut(text: String, expected: String) {
    let pasted = PastedText(text) { ["rows", "tap"].contains($0) }
    #expect(pasted.commands == expected)
  }

  @Test(arguments: [
    ("> rows A", "rows A"), (">", ""), (">rows A", ">rows A"), ("rows A", "rows A"),
  ])
  func aTypedLineStandsBehindItsPromptOrNot(_ line: String, _ command: String) {
    #expect(PastedText.withoutPrompt(line) == command)
  }
}
