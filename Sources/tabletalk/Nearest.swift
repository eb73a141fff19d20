/// The candidate that differs least in spelling, if one is near enough to be meant.
func nearest(to word: String, among candidates: [String]) -> String? {
  let limit = max(1, word.utf8.count / 3)
  let rated = candidates.map { (name: $0, distance: distance(word, $0)) }
  guard let best = rated.min(by: { $0.distance < $1.distance }), best.distance <= limit else {
    return candidates.first { $0.hasPrefix(word) }
  }
  return best.name
}

/// How many letters must be added, taken, changed or swapped to make one word of the other.
private func distance(_ one: String, _ other: String) -> Int {
  let (a, b) = (Array(one.utf8), Array(other.utf8))
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
