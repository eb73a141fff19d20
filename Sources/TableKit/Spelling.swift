/// How near two words are, for did-you-mean.
package enum Spelling {
  /// The words with the nearest first, then the others in their order.
  package static func sorted(_ words: [String], by word: String) -> [String] {
    let near = nearest(to: word, among: words, limit: words.count)
    return near + words.filter { !near.contains($0) }
  }

  /// The nearest words, the best first; none where all are far.
  package static func nearest(to word: String, among words: [String], limit: Int = 3) -> [String] {
    SpelledWords(words).nearest(to: word, limit: limit)
  }
}

/// Words made ready to be compared, for lists that are asked again and again.
package struct SpelledWords: Sendable {
  private let words: [SpelledWord]

  package init(_ words: [String]) { self.words = words.map(SpelledWord.init) }

  /// The nearest words, the best first; none where all are far.
  package func nearest(to word: String, limit: Int = 3) -> [String] {
    let wanted = SpelledWord(word)
    guard !wanted.letters.isEmpty, wanted.letters.count <= 40 else { return [] }
    let allowed = max(1, wanted.letters.count / 3)
    var found: [(distance: Int, place: Int, word: String)] = []
    for (place, candidate) in words.enumerated() {
      if let distance = wanted.distance(to: candidate, within: allowed) {
        found.append((distance, place, candidate.word))
      }
    }
    found.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return found.prefix(limit).map(\.word)
  }
}

private struct SpelledWord {
  let word: String
  /// In lower case.
  let letters: [Unicode.Scalar]
  /// Which letters there are, a bit for each, those outside ASCII falling in with others.
  private let kinds: UInt64

  init(_ word: String) {
    self.word = word
    letters = Array(word.lowercased().unicodeScalars)
    kinds = letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
  }

  /// Damerau and Levenshtein's: letters put in, left out, exchanged, or two swapped; nil: more than the limit.
  func distance(to other: SpelledWord, within limit: Int) -> Int? {
    // Each letter that the other has not is one to change.
    let missing = max(
      (kinds & ~other.kinds).nonzeroBitCount, (other.kinds & ~kinds).nonzeroBitCount)
    if max(missing, abs(letters.count - other.letters.count)) > limit { return nil }
    let other = other.letters
    var before = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    var now = before
    for (i, letter) in letters.enumerated() {
      now[0] = i + 1
      var least = now[0]
      for (j, otherLetter) in other.enumerated() {
        var cost = min(last[j + 1] + 1, now[j] + 1, last[j] + (letter == otherLetter ? 0 : 1))
        if i > 0, j > 0, letter == other[j - 1], letters[i - 1] == otherLetter {
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
