import Support
import Testing

@testable import Replay

@Suite("Reduction")
struct ReductionTests {
  private let reduction = Reduction(isInterrupted: { false })

  @Test(arguments: [
    ([1, 2, 3, 4, 5, 6, 7, 8], [3], [3]),
    ([1, 2, 3, 4, 5, 6, 7, 8], [1, 8], [1, 8]),
    ([1, 2, 3], [1, 2, 3], [1, 2, 3]),
    ([1, 2, 3], [], []),
    ([], [], []),
  ])
  func keepsWhatIsNeeded(_ things: [Int], _ needed: [Int], _ left: [Int]) {
    #expect(reduction.fewest(things) { needed.allSatisfy($0.contains) } == left)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func noneThatIsLeftCanBeSpared(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let things = Array(0..<Int.random(in: 1...60, using: &random))
    // Any of several sets will do, and what is tried is never another order.
    let sets = (0..<3).map { _ in
      things.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
    }
    func holds(_ some: [Int]) -> Bool {
      #expect(some == some.sorted())
      return sets.contains { $0.allSatisfy(some.contains) }
    }
    let left = reduction.fewest(things, while: holds)
    #expect(holds(left))
    for place in left.indices {
      var fewer = left
      fewer.remove(at: place)
      #expect(!holds(fewer))
    }
    #expect(left == reduction.fewest(things, while: holds))
  }

  @Test func neighboursThatOnlyGoTogetherGoTogether() {
    let pairs = Reduction(widths: [2], isInterrupted: { false })
    func holds(_ some: [Int]) -> Bool { some.contains(1) && some.contains(5) == some.contains(6) }
    #expect(pairs.fewest([1, 5, 6], while: holds) == [1])
  }

  @Test func anInterruptKeepsWhatIsLeftSoFar() {
    var tries = 0
    let short = Reduction(isInterrupted: { tries >= 3 })
    let left = short.fewest(Array(0..<64)) { some in
      tries += 1
      return some.contains(63)
    }
    #expect(tries == 3)
    #expect(left.contains(63) && left.count < 64)
  }
}

@Suite("A statement that can be cut")
struct StatementTests {
  @Test(arguments: [
    ("rows A B", "rows A B"),
    ("section \"A b\"   { row C;\n rows D E\n}", "section \"A b\" { row C; rows D E }"),
    ("on select { }", "on select { }"),
    (
      "alert A button B { log x } button C { log y; log z }",
      "alert A button B { log x } button C { log y; log z }"
    ),
    ("a { b { c; d } }", "a { b { c; d } }"),
    ("rows \"{\" \"}\"", "rows \"{\" \"}\""),
    ("title \"open", "title \"open"),
    ("section A {\nrow B", "section A { row B"),
  ])
  func isWrittenOnOneLine(_ text: String, _ line: String) {
    #expect(Statement(text).text == line)
    #expect(Statement(line).text == line)
  }
}
