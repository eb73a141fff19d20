import Support
import TableKit
import Testing

/// Words that somebody may have meant.
@Suite struct SpellingTests {
  @Test func findsLettersPutInLeftOutExchangedOrSwapped() {
    let words = ["scroll", "select", "swipe", "section"]
    for typed in ["scrrol", "scrol", "scrolll", "SCROLL", "csroll"] {
      #expect(Spelling.nearest(to: typed, among: words) == ["scroll"], "\(typed)")
    }
    #expect(Spelling.nearest(to: "quit", among: words).isEmpty)
  }

  /// What gives up early finds what counting to the end finds.
  @Test func giveUpOnlyWhereAWordIsTooFar() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let words = (0..<12).map { _ in word(&random) }
      let typed = word(&random)
      let allowed = max(1, typed.count / 3)
      let wanted = words.filter { distance(Array(typed), Array($0)) <= allowed }
      let found = Spelling.nearest(to: typed, among: words, limit: words.count)
      #expect(found.sorted() == wanted.sorted(), "\(typed) among \(words)")
    }
  }

  private func word(_ random: inout SeededGenerator) -> String {
    String(
      (0..<Int.random(in: 1...9, using: &random)).map { _ in "abc".randomElement(using: &random)! })
  }

  /// The definition, in which every row is filled.
  private func distance(_ one: [Character], _ other: [Character]) -> Int {
    var costs = [[Int]](repeating: Array(0...other.count), count: one.count + 1)
    for i in 1...one.count {
      costs[i][0] = i
      for j in 1...other.count {
        let change = costs[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1)
        costs[i][j] = min(costs[i - 1][j] + 1, costs[i][j - 1] + 1, change)
        if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
          costs[i][j] = min(costs[i][j], costs[i - 2][j - 2] + 1)
        }
      }
    }
    return costs[one.count][other.count]
  }
}
