/// The texts that come nearest to one that was not found.
enum Nearest {
  /// At most three: first those that differ by case alone, then those a few letters away; where there is none,
  /// those of which it is the first word, since a text with a blank in it needs quotes.
  static func texts(to text: String, in candidates: some Sequence<String>) -> [String] {
    var near: [(distance: Int, text: String)] = []
    var longer: [String] = []
    let letters = Array(text.lowercased().utf8)
    for candidate in candidates {
      if longer.count < 3, candidate.hasPrefix(text + " "), !longer.contains(candidate) {
        longer.append(candidate)
      }
      let other = Array(candidate.lowercased().utf8)
      let limit = max(1, letters.count / 3)
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(letters, other)
      if distance <= limit, !near.contains(where: { $0.text == candidate }) {
        near.append((distance, candidate))
      }
    }
    let best = near.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return best.isEmpty ? longer : best.prefix(3).map(\.element.text)
  }

  /// How many bytes must be put in, left out or changed.
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (i, byte) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, otherByte) in other.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (byte == otherByte ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[other.count]
  }
}
