internal import TableKit

/// A change that makes of what people type what is read here.
enum LineChange: CaseIterable {
  // MARK: whatever the words are
  /// `0,3` and its like are `0:3`.
  case path
  /// `editing style` is `editing-style`.
  case joined
  /// `title = "A"` and `title: "A"` are `title "A"`.
  case sign
  /// `set title "A"` is `title "A"`.
  case setting
  /// `true` is `on` or `yes`.
  case truth
  /// `tap switch A` is `tap control A`.
  case control
  /// `export a.swift` is `export swift a.swift`.
  case language
  /// `header A section 0` is `header A for section 0`, `move 0:2 0:0` is `move 0:2 to 0:0`.
  case between

  // MARK: where no text is wanted
  /// `third row` is `row 2`.
  case ordinal
  /// `top` is `first`.
  case place
  /// `scroll up 2 rows` is `scroll by -2 rows`.
  case direction
  /// `swipe left A` is `swipe A left`.
  case order
  /// `tap on the row` without the words that say nothing.
  case filler

  /// Those that change no text that is meant as it is.
  static let safe: [LineChange] = [
    .path, .joined, .sign, .setting, .truth, .control, .language, .between,
  ]

  /// The lines that it makes of one, none of them empty; none: there is nothing to change.
  func lines(from words: [String]) -> [[String]] {
    switch self {
    case .path: LineChange.paths(words)
    case .joined: LineChange.joinedWords(words)
    case .sign: LineChange.withoutSigns(words)
    case .setting: LineChange.settings(words)
    case .truth: LineChange.truths(words)
    case .control: LineChange.controls(words)
    case .language: LineChange.languages(words)
    case .between: LineChange.linked(words)
    case .filler: LineChange.withoutFillers(words)
    case .ordinal: LineChange.ordinals(words)
    case .place: LineChange.places(words)
    case .direction: LineChange.directions(words)
    case .order: LineChange.reordered(words)
    }
  }

  private static func replacing(
    _ range: Range<Int>, of words: [String], by others: [String]
  ) -> [String] {
    Array(words[..<range.lowerBound]) + others + words[range.upperBound...]
  }
}

// MARK: whatever the words are
extension LineChange {
  /// The longest spelling first.
  private static func paths(_ words: [String]) -> [[String]] {
    let ends = words.indices.filter { PathSpelling.canEnd(with: words[$0]) }.map { $0 + 1 }
    if ends.isEmpty { return [] }
    for start in words.indices.dropFirst() where PathSpelling.canBegin(with: words[start]) {
      for end in ends.reversed() where end > start && end - start <= 8 {
        let text = words[start..<end].joined(separator: " ")
        if let spelling = PathSpelling(text) {
          return [replacing(start..<end, of: words, by: [spelling.path])]
        }
      }
    }
    return []
  }

  /// The words that are written with a hyphen.
  private static let hyphenated = Set(
    (CommandSpec.names + Vocabulary.entries.map(\.word) + Event.named.map(\.name))
      .filter { $0.contains("-") })

  private static func joinedWords(_ words: [String]) -> [[String]] {
    words.indices.dropLast().flatMap { index -> [[String]] in
      let word = "\(words[index])-\(words[index + 1])"
      guard hyphenated.contains(word) else { return [] }
      let line = replacing(index..<index + 2, of: words, by: [word])
      return replacing(line, by: ends) + [line]
    }
  }

  private static func withoutSigns(_ words: [String]) -> [[String]] {
    var plain = words.filter { $0 != "=" && $0 != ":" && $0 != "==" }
    if let first = plain.first, first.hasSuffix(":"), first.count > 1 {
      plain[0] = String(first.dropLast())
    }
    return plain == words || plain.isEmpty ? [] : [plain]
  }

  private static func settings(_ words: [String]) -> [[String]] {
    guard ["set", "make", "change"].contains(words[0].lowercased()), words.count > 2 else {
      return []
    }
    let rest = Array(words.dropFirst())
    return [rest, rest.filter { $0 != "to" && $0 != "=" }].filter { !$0.isEmpty }
  }

  private static func truths(_ words: [String]) -> [[String]] {
    var lines: [[String]] = []
    for index in words.indices.dropFirst() {
      let word = words[index].lowercased()
      for truth in MeantChoice.truths where truth.contains(word) {
        lines += truth.prefix(2).filter { $0 != words[index] }.map {
          replacing(index..<index + 1, of: words, by: [$0])
        }
      }
    }
    return lines
  }

  private static let controls: Set<String> = ["switch", "toggle", "button", "uiswitch"]

  private static func controls(_ words: [String]) -> [[String]] {
    let rest = words.dropFirst().filter { !controls.contains($0.lowercased()) && $0 != "for" }
    guard words[0] == "tap", !rest.isEmpty, rest.count < words.count - 1 else { return [] }
    return [["tap", "control"] + rest]
  }

  private static let endings = [".swift": "swift", ".m": "objc", ".h": "objc"]

  private static func languages(_ words: [String]) -> [[String]] {
    guard words[0] == "export", words.count == 2,
      let ending = endings.first(where: { words[1].hasSuffix($0.key) })
    else { return [] }
    return [["export", ending.value, words[1]]]
  }

  private static let sides = ["above", "below", "before", "after", "under", "->", "→"]

  private static func linked(_ words: [String]) -> [[String]] {
    var lines: [[String]] = []
    if !words.contains("for") {
      lines += words.indices.dropFirst(2).filter { words[$0] == "section" }.map {
        replacing($0..<$0, of: words, by: ["for"])
      }
    }
    for index in words.indices.dropFirst() where sides.contains(words[index]) {
      lines.append(replacing(index..<index + 1, of: words, by: ["to"]))
    }
    if words.count > 2, !words.contains("to") {
      let end = words.count - 1
      lines.append(replacing(end..<end, of: words, by: ["to"]))
    }
    return lines
  }
}

// MARK: where no text is wanted
extension LineChange {
  private static let fillers: Set<String> = [
    "a", "an", "the", "on", "to", "of", "at", "in", "is", "by", "my", "row", "rows", "and",
    "please", "color", "colour", "with", "called", "named", "mode", "from", "ios",
  ]

  /// Also without a first word that only says how the second is done.
  private static func withoutFillers(_ words: [String]) -> [[String]] {
    let places = words.indices.dropFirst().filter { fillers.contains(words[$0].lowercased()) }
    var lines = places.flatMap { place -> [[String]] in
      let line = replacing(place..<place + 1, of: words, by: [])
      return replacing(line, by: ends) + [line]
    }
    if words.count > 1, CommandSpec.named(words[1]) != nil {
      lines.append(Array(words.dropFirst()))
    }
    return lines
  }

  private static let numbers = [
    [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ],
    ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th"],
  ]

  private static func ordinals(_ words: [String]) -> [[String]] {
    words.indices.dropFirst().compactMap { index in
      let place = numbers.lazy.compactMap { $0.firstIndex(of: words[index].lowercased()) }.first
      let end = index + 1 < words.count && words[index + 1] == "row" ? index + 2 : index + 1
      return place.map {
        replacing(index..<end, of: words, by: $0 == 0 ? ["first"] : ["row", "\($0)"])
      }
    }
  }

  private static let ends = [
    "top": ["first", "0"], "beginning": ["first", "0"], "start": ["first", "0"],
    "bottom": ["last", "end"], "end": ["last"],
  ]
  /// Where a row goes is said otherwise than where one is.
  private static let targets = ["first": ["0"], "last": ["end"]]

  private static func places(_ words: [String]) -> [[String]] {
    replacing(words, by: ends.merging(targets) { own, _ in own })
  }

  private static func replacing(_ words: [String], by others: [String: [String]]) -> [[String]] {
    words.indices.dropFirst().flatMap { index in
      (others[words[index]] ?? []).map { replacing(index..<index + 1, of: words, by: [$0]) }
    }
  }

  private static func reordered(_ words: [String]) -> [[String]] {
    guard words.count > 2, ["left", "right", "full", "top", "middle", "bottom"].contains(words[1])
    else { return [] }
    return [[words[0]] + words[2...] + [words[1]]]
  }

  private static func directions(_ words: [String]) -> [[String]] {
    guard let index = words.firstIndex(where: { $0 == "up" || $0 == "down" }) else { return [] }
    var line = replacing(index..<index + 1, of: words, by: [])
    let sign = words[index] == "up" ? "-" : ""
    guard let number = line.firstIndex(where: { Double($0) != nil }) else {
      return [line + ["by", "\(sign)1", "pages"]]
    }
    line[number] = sign + line[number]
    return [line]
  }
}
