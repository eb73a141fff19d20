import Testing

@testable import LineEditing

struct PlanCase: Sendable {
  var line: String
  var completions: [Completion]
  var text: String?
  var lists: Bool

  /// All texts replace the line's last `count` bytes.
  init(_ line: String, last count: Int, _ texts: [String], gives text: String?, lists: Bool) {
    self.line = line
    let range = (line.utf8.count - count)..<line.utf8.count
    completions = texts.map { Completion($0, replacing: range) }
    (self.text, self.lists) = (text, lists)
  }
}

@Test(arguments: [
  PlanCase("ta", last: 2, ["tap "], gives: "tap ", lists: false),
  PlanCase("d", last: 1, ["delete", "deselect"], gives: "de", lists: true),
  PlanCase("de", last: 2, ["delete", "deselect"], gives: nil, lists: true),
  PlanCase("tap ", last: 0, ["Eeny", "Meeny"], gives: nil, lists: true),
  PlanCase("tap \"E", last: 2, ["\"Eeny\"", "\"Eenie\""], gives: "\"Een", lists: true),
  PlanCase("tap", last: 3, ["tap"], gives: nil, lists: true),
  PlanCase("é", last: 2, ["éa", "éb"], gives: nil, lists: true),
  PlanCase("mo", last: 2, ["Moe", "Moira"], gives: "Mo", lists: true),
  PlanCase("xyz", last: 3, ["tap", "title"], gives: nil, lists: true),
  PlanCase("", last: 0, [], gives: nil, lists: false),
])
func tabReplacesWhatAllCompletionsBeginWith(_ c: PlanCase) {
  let plan = CompletionPlan(c.completions, line: c.line)
  #expect(plan.replacement?.text == c.text)
  #expect(plan.lists == c.lists)
}

@Test func completionsOfDifferentPartsAreOnlyListed() {
  let completions = [Completion("a b", replacing: 0..<3), Completion("b", replacing: 2..<3)]
  let plan = CompletionPlan(completions, line: "a b")
  #expect(plan.replacement == nil && plan.lists)
}

@Test func aRangeOutsideOfTheLineIsNotTaken() {
  let plan = CompletionPlan([Completion("tap", replacing: 0..<9)], line: "ta")
  #expect(plan.replacement == nil)
}

private func listed(
  _ pairs: [(String, String)], width: Int = 79, height: Int = 24
) -> [String] {
  LineEditor.useUnicode()  // widths are those of the locale
  let completions = pairs.map { Completion($0.0, replacing: 0..<0, help: $0.1) }
  return CompletionList.lines(completions, width: width, height: height)
}

@Test func helpStandsBesideEachName() {
  #expect(
    listed([("tap", "taps a row"), ("deselect", ""), ("表", "a table")]) == [
      "tap       taps a row", "deselect", "表        a table",
    ])
}

@Test func noListedLineIsWiderThanTheScreen() {
  let long = String(repeating: "long ", count: 20)
  let lines = listed([(long, long), ("表表表表表表表表", long)], width: 21)
  #expect(lines.allSatisfy { $0.terminalWidth <= 21 })
  #expect(lines == ["long long long lon...", "表表表表表表表表  ..."])
}

@Test func nothingInAListDrivesTheTerminal() {
  #expect(listed([("a\u{1B}[2Jb", "c\u{9B}d\u{202E}\n")]) == ["a?[2Jb  c?d??"])
}

@Test func manyNamesStandInColumns() {
  let pairs = (10..<40).map { ("name\($0)", "help") }
  #expect(
    listed(pairs, width: 39, height: 10).prefix(2) == [
      "name10  name11  name12  name13  name14", "name15  name16  name17  name18  name19",
    ])
}

@Test func whatDoesNotFitIsCounted() {
  let lines = listed((10..<100).map { ("name\($0)", "") }, width: 39, height: 10)
  #expect(lines.count == 8)
  #expect(lines.last == "... and 55 more")
}
