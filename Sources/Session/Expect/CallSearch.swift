import CommandLanguage
import Drawing
import TableKit

/// Looks for calls in a log, one after the other, whatever comes between.
struct CallSearch {
  /// What is looked for, with the rows that its place names.
  struct Pattern {
    var pattern: CallPattern
    var places: PlaceSet?
    /// What a reaction logged, its values filled in.
    var logged: String?

    /// nil: it is looked for in what reactions logged.
    var method: Method? {
      switch pattern.event {
      case .method(let event): event.method
      case .log: nil
      }
    }
  }

  private let log: [LogEntry]
  private let patterns: [Pattern]
  /// Where the patterns were found, in order.
  private(set) var found: [Int] = []
  /// The call that comes nearest to the first one that was not found.
  private(set) var nearest: Int?

  init(_ patterns: [Pattern], in log: [LogEntry]) {
    (self.patterns, self.log) = (patterns, log)
    var next = 0
    for pattern in patterns {
      guard let place = log[next...].firstIndex(where: pattern.matches) else { break }
      found.append(place)
      next = place + 1
    }
    if let missing { nearest = nearest(to: missing, from: next) }
  }

  /// The first pattern that was not found.
  var missing: Pattern? { found.count < patterns.count ? patterns[found.count] : nil }

  /// One that comes later about something else, else one that came too early, else any of the method.
  private func nearest(to pattern: Pattern, from next: Int) -> Int? {
    log[next...].firstIndex(where: pattern.isAlike)
      ?? log[..<next].lastIndex(where: pattern.matches)
      ?? log[..<next].lastIndex(where: pattern.isAlike)
  }

  // MARK: Words

  /// `willSelectRow 0:1, didSelectRow 0:1`.
  var words: String { patterns.map { Printer.call($0.pattern) }.joined(separator: ", ") }

  /// The pattern that was not found, behind the one that was.
  var missingWords: String {
    guard let missing else { return words }
    let wanted = Printer.call(missing.pattern)
    guard let last = found.last else { return wanted }
    return "\(wanted) after \(log[last].words)"
  }

  var nearestWords: String {
    guard let nearest else { return "none" }
    let isEarly = missing?.matches(log[nearest]) ?? false
    return log[nearest].words + (isEarly ? " before it" : "")
  }

  /// The log around what was found and what is nearest, those marked; calls of one method are folded.
  var lines: [String] {
    var lines: [(text: String, isMarked: Bool)] = []
    var index = 0
    while index < log.count {
      let mark = found.contains(index) ? "   found" : index == nearest ? "   nearest" : ""
      var end = index + 1
      if mark.isEmpty {
        while end < log.count, !found.contains(end), end != nearest,
          log[end].method == log[index].method, log[index].method != nil
        {
          end += 1
        }
      }
      let count = end - index > 1 ? " ×\(end - index)" : ""
      lines.append((log[index].words + count + mark, !mark.isEmpty))
      index = end
    }
    return Self.window(lines)
  }

  /// A few lines before and after those that are marked.
  private static func window(_ lines: [(text: String, isMarked: Bool)]) -> [String] {
    let last = lines.lastIndex { $0.isMarked } ?? 0
    let first = max(0, last - 7)
    let end = min(lines.count, first + 12)
    var shown = lines[first..<end].map(\.text)
    if first > 0 { shown.insert("…", at: 0) }
    if end < lines.count { shown.append("… \(lines.count - end) more") }
    return shown
  }
}

extension CallSearch.Pattern {
  func matches(_ entry: LogEntry) -> Bool {
    guard isAlike(entry) else { return false }
    if let logged { return entry.logged == logged }
    guard let places, let call = entry.call else { return places == nil }
    return call.arguments.concern(places)
  }

  /// The same method, whatever it is about.
  func isAlike(_ entry: LogEntry) -> Bool {
    switch pattern.event {
    case .log: entry.logged != nil
    case .method(let event): entry.call.map(event.isCalled) ?? false
    }
  }
}

extension LogEntry {
  /// A call that was made, by the table or by the program.
  var call: Call? {
    switch event {
    case .call(let call, _), .code(let call): call
    case .missing, .note, .log: nil
    }
  }

  var logged: String? {
    if case .log(let text) = event { text } else { nil }
  }

  fileprivate var method: Method? { call?.method }

  fileprivate var words: String {
    if let call { return callText(call, spelling: .short) }
    return logged.map { "log \(Printer.quoted($0))" } ?? ""
  }
}

extension Call.Arguments {
  /// Whether the call is about one of these rows or sections.
  fileprivate func concern(_ places: PlaceSet) -> Bool {
    switch self {
    case .row(let path), .style(_, let path), .action(_, let path): places.contains(path)
    case .rows(let from, let to): places.contains(from) || places.contains(to)
    case .paths(let paths, _): paths.contains(where: places.contains)
    case .range(let first, let last): places.meets(first...last)
    case .position(let path, _): path.map(places.contains) ?? false
    case .section(let section): places.contains(section: section)
    case .sections(let sections, _): sections.contains(where: places.contains(section:))
    case .sectionMove(let from, let to):
      places.contains(section: from) || places.contains(section: to)
    case .none, .noRow, .title, .flag, .text, .controller, .button, .cell: false
    }
  }
}

extension PlaceSet {
  fileprivate func contains(section: Int) -> Bool {
    switch self {
    case .all: true
    case .sections(let sections): sections.contains(section)
    case .rows: false
    }
  }

  fileprivate func meets(_ range: ClosedRange<IndexPath>) -> Bool {
    switch self {
    case .all: true
    case .sections(let sections):
      sections.contains { (range.lowerBound.section...range.upperBound.section).contains($0) }
    case .rows(let spans): spans.contains { $0.meets(range) }
    }
  }
}
