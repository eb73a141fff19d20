/// What the Tab key does to the line.
struct CompletionPlan: Equatable {
  /// The text that takes the place of the range, in UTF-8 offsets; nil leaves the line.
  var replacement: Replacement?
  /// Whether the completions are listed below the line.
  var lists: Bool

  struct Replacement: Equatable {
    var range: Range<Int>
    var text: String
  }

  /// One completion is inserted; of several what all begin with, and then they are listed.
  ///
  /// One that is there already is listed, too: its word of help is the answer.
  init(_ completions: [Completion], line: String) {
    let range = completions.first.map(\.range)
    guard let range, completions.allSatisfy({ $0.range == range }),
      let current = line.utf8(in: range)
    else {
      (replacement, lists) = (nil, !completions.isEmpty)
      return
    }
    let common = completions.dropFirst().reduce(completions[0].text) {
      $0.commonPrefix(with: $1.text)
    }
    let grows = common != current && common.utf8.count >= current.utf8.count
    replacement = grows ? Replacement(range: range, text: common) : nil
    lists = completions.count > 1 || !grows
  }
}

extension String {
  /// The part between two UTF-8 offsets; nil where they are no places of the text.
  func utf8(in range: Range<Int>) -> String? {
    guard range.lowerBound >= 0, range.upperBound <= utf8.count else { return nil }
    let from = utf8.index(startIndex, offsetBy: range.lowerBound)
    let to = utf8.index(from, offsetBy: range.count)
    return String(utf8[from..<to])
  }

  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
