/// A row's path as other languages write it: `[0, 3]`, `0,3`, `row 3 in section 0`, `IndexPath(row: 3, section: 0)`.
struct PathSpelling {
  /// As it is written here.
  let path: String

  /// nil: the text is no path, or one that is written as it should be.
  init?(_ text: String) {
    if let path = PathSpelling.named(text) ?? PathSpelling.bare(text) {
      self.path = path
    } else {
      return nil
    }
  }

  /// Whether a path can begin with a word: said of most words before any text is made of them.
  static func canBegin(with word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    if digits.contains(first) || marks.utf8.contains(first) { return true }
    let lowercase = word.lowercased()
    return leads.contains { lowercase.hasPrefix($0) }
  }

  /// Whether a path can end with a word: with a number, or what closes around it.
  static func canEnd(with word: String) -> Bool {
    guard let last = word.utf8.last else { return false }
    return digits.contains(last) || marks.utf8.contains(last)
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let marks = "[](), -./"
  private static let leads = [
    "row", "item", "section", "indexpath", "nsindexpath", "in", "of", "at", "the",
  ]

  /// The row and the section by their names.
  private static func named(_ text: String) -> String? {
    var words = text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    words.removeAll { ["indexpath", "nsindexpath", "in", "of", "at", "the"].contains($0) }
    guard words.count == 4, let first = Int(words[1]), let second = Int(words[3]) else {
      return nil
    }
    switch (words[0], words[2]) {
    case ("row", "section"), ("item", "section"), ("indexpathforrow", "insection"):
      return "\(second):\(first)"
    case ("section", "row"), ("section", "item"): return "\(first):\(second)"
    default: return nil
    }
  }

  /// Two numbers, the section first, as in an index path's brackets; or `row 0:3`.
  private static func bare(_ text: String) -> String? {
    let lead = ["row at ", "row "].first(where: text.hasPrefix) ?? ""
    let rest = text.dropFirst(lead.count)
    let marks = lead.isEmpty ? marks : ":"
    guard rest.first != "-", rest.allSatisfy({ $0.isASCIIDigit || marks.contains($0) }),
      rest.contains(where: { !$0.isASCIIDigit && $0 != " " })
    else { return nil }
    let numbers = rest.split { !$0.isASCIIDigit }
    return numbers.count == 2 ? "\(numbers[0]):\(numbers[1])" : nil
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
