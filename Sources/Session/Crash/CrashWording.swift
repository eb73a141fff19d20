import TableKit

/// The words of an exception raised here, to be compared with those of a report.
struct CrashWording {
  private let pattern: CrashPattern
  private let hasWideGap: Bool
  /// Whether the table stands after it.
  private let namesTable: Bool

  /// - Parameter reason: as the engine words it. The table that it ends with is any table, and a
  /// path is   any path: how paths are printed is known beforehand.
  init(_ reason: String) {
    let text = CrashText(reason)
    hasWideGap = text.hasWideGap
    namesTable = text.namesTable
    pattern = CrashPattern(Self.patternText(text.bytes))
  }

  /// How much of it a text has; the blanks between sentences count, and whether a
  /// table stands at the end, since they tell releases apart.
  func score(in text: CrashText) -> (weight: Int, score: Int) {
    guard
      let match = [.head, .anyWord].compactMap({ pattern.match(in: text, from: $0) })
        .max(by: { $0.score < $1.score })
    else { return (0, 0) }
    var score = match.score + (match.hasEnd ? 2 : 0)
    if match.hasHead, hasWideGap == text.hasWideGap { score += 3 }
    if match.hasEnd, namesTable == text.namesTable { score += 3 }
    return (match.weight, score)
  }

  /// The reason as a pattern: braces doubled, a path a hole, and nothing of the table at the end.
  private static func patternText(_ bytes: [UInt8]) -> String {
    var pattern: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "Table view: ".utf8) { break }
      if rest.starts(with: "<NSIndexPath".utf8) {
        pattern += "{path at}".utf8
        let closing = rest.firstIndex(of: CrashByte.open).flatMap { brace in
          brace - index < 24 ? rest.firstIndex(of: CrashByte.close) : nil
        }
        index = (closing ?? rest.firstIndex(of: CrashByte.closeBracket) ?? index) + 1
        continue
      }
      let isBrace = bytes[index] == CrashByte.open || bytes[index] == CrashByte.close
      pattern += Array(repeating: bytes[index], count: isBrace ? 2 : 1)
      index += 1
    }
    while pattern.last == CrashByte.space { pattern.removeLast() }
    return String(decoding: pattern, as: UTF8.self)
  }
}

extension CrashScene {
  /// The release that words it most like a text; nil where none says as much as `weight` bytes of
  /// it.
  func era(telling text: CrashText, weight: Int, clues: CrashClues) -> Era? {
    guard let fault else { return nil }
    var best: (era: Era, score: Int)?
    for era in clues.candidates {
      let (told, score) = CrashWording(fault.reason(in: era)).score(in: text)
      let total = score + (era.version == clues.named ? 2 : 0)
      if told >= weight, total > best?.score ?? 0 { best = (era, total) }
    }
    return best?.era
  }
}

/// What a report tells of the release that it comes from.
struct CrashClues: Equatable, Sendable {
  /// The iOS that it names, or the one of a UIKit build that it names.
  let named: Int?
  /// How its paths are printed.
  let pathForm: CrashValue.PathForm?

  init(_ text: CrashText, _ findings: CrashFindings) {
    named = Self.release(in: text) ?? Self.build(in: text)
    pathForm = findings.pathForm
  }

  /// The releases in question: the named one, then one for each wording there was, newest first.
  var candidates: [Era] {
    [named, 17, 16, 15, 14, 12, 10, 6, 5, 4].compactMap { $0.flatMap { Era($0) } }.filter(fits)
  }

  /// The release to take where a wording was the same in several.
  func era(in range: ClosedRange<Int>) -> Era? {
    ([named, 17].compactMap { $0 } + range.reversed()).lazy
      .filter(range.contains).compactMap { Era($0) }.first(where: fits)
  }

  private func fits(_ era: Era) -> Bool {
    switch pathForm {
    case .new: era >= 7
    case .old: era < 7
    case .short, nil: true
    }
  }

  private static func release(in text: CrashText) -> Int? {
    var start = 0
    while let index = text.firstIndex(of: Array("ios ".utf8), from: start) {
      if let number = number(in: text, at: index + 4), Era.supported.contains(number) {
        return number
      }
      start = index + 4
    }
    return nil
  }

  /// The `UIKit-3694.4.18` of an assertion's source file.
  private static func build(in text: CrashText) -> Int? {
    for name in ["uikit-", "uikitcore-"] {
      guard let index = text.firstIndex(of: Array(name.utf8)),
        let build = number(in: text, at: index + name.utf8.count)
      else { continue }
      return builds.last { $0.first <= build }?.era
    }
    return nil
  }

  /// The first build number of each release, as far as reports have named one.
  private static let builds: [(first: Int, era: Int)] = [
    (1000, 4), (1500, 5), (2300, 6), (2900, 7), (3300, 8), (3500, 9), (3590, 10), (3650, 11),
    (3698, 12), (3890, 13), (3940, 14),
  ]

  private static func number(in text: CrashText, at start: Int) -> Int? {
    var end = start
    while end < text.bytes.count, CrashByte.isDigit(text.bytes[end]) { end += 1 }
    return Int(text.string(start..<end))
  }
}
