/// How near two words are, for did-you-mean.
package enum Spelling {
  /// The words with the nearest first, then the others in their order.
  package static func sorted(_ words: [String], by word: String) -> [String] {
    let near = nearest(to: word, among: words, limit: words.count)
    return near + words.filter { !near.contains($0) }
  }

  /// The nearest words, the best first; none where all are far.
  package static func nearest(to word: String, among words: [String], limit: Int = 3) -> [String] {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 40 else { return [] }
    let allowed = max(1, wanted.count / 3)
    var found: [(distance: Int, place: Int, word: String)] = []
    for (place, candidate) in words.enumerated() {
      // A word has at least as many bytes as letters.
      if candidate.utf8.count < wanted.count - allowed { continue }
      let letters = Array(candidate.lowercased().unicodeScalars)
      if let distance = distance(wanted, letters, within: allowed) {
        found.append((distance, place, candidate))
      }
    }
    found.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return found.prefix(limit).map(\.word)
  }

  /// Damerau and Levenshtein's: letters put in, left out, exchanged, or two swapped; nil: more than the limit.
  private static func distance(
    _ one: [Unicode.Scalar], _ other: [Unicode.Scalar], within limit: Int
  ) -> Int? {
    guard abs(one.count - other.count) <= limit else { return nil }
    var before = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    var now = before
    for (i, letter) in one.enumerated() {
      now[0] = i + 1
      var least = now[0]
      for (j, otherLetter) in other.enumerated() {
        var cost = min(last[j + 1] + 1, now[j] + 1, last[j] + (letter == otherLetter ? 0 : 1))
        if i > 0, j > 0, letter == other[j - 1], one[i - 1] == otherLetter {
          cost = min(cost, before[j - 1] + 1)
        }
        now[j + 1] = cost
        least = min(least, cost)
      }
      // A row's least is at most one more than that of the row before, to which a swap adds one.
      if least > limit { return nil }
      (before, last, now) = (last, now, before)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
