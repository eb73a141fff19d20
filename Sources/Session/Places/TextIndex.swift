import CommandLanguage
import TableKit

/// Where texts stand: kept beside the state, made when first asked for, and good until rows change.
struct TextIndex {
  /// Of the rows that were typed, by screen.
  private var typed: [Int: TypedRows] = [:]
  /// The versions in which a text was looked for once: a second time pays for an index.
  private var searched: [Int: Int] = [:]
  /// Of the rows of a file, which never change.
  private var files: [ObjectIdentifier: FileTexts] = [:]
  /// What was found last: a line may ask twice.
  private var last: Search?

  private struct Search {
    var text: String
    var screen: Int
    var version: Int
    var found: [IndexPath]
  }

  private struct TypedRows {
    var version: Int
    var paths: [String: [IndexPath]]
    /// The stretches of files and of `rows N`, with their first row.
    var stretches: [(path: IndexPath, run: RowRun)]
  }

  /// Keeps the rows alive, so that the identifier stays theirs.
  fileprivate struct FileTexts {
    let rows: FileRows
    /// The first place of each text; nil: one was looked for once only.
    var first: [String: Int]?
    /// The further places of those that stand more than once.
    var others: [String: [Int]] = [:]

    init(_ rows: FileRows) { self.rows = rows }
  }

  /// The rows of a text, in order. Once it is cancelled, what it answers is worth nothing.
  mutating func rows(
    of text: String, in script: ScreenScript, screen: Int, unless isCancelled: () -> Bool
  ) -> [IndexPath] {
    if script.hasSharedTexts { return Self.scan(script, for: text, unless: isCancelled) }
    let version = script.version.number
    if let last, last.text == text, last.screen == screen, last.version == version {
      return last.found
    }
    let found = find(text, in: script, screen: screen, unless: isCancelled)
    let search = Search(text: text, screen: screen, version: version, found: found)
    last = isCancelled() ? nil : search
    return found
  }

  private mutating func find(
    _ text: String, in script: ScreenScript, screen: Int, unless isCancelled: () -> Bool
  ) -> [IndexPath] {
    if typed[screen]?.version != script.version.number {
      guard searched[screen] == script.version.number else {
        searched[screen] = script.version.number
        return search(script, for: text, unless: isCancelled)
      }
      typed[screen] = Self.index(of: script)
    }
    guard let known = typed[screen] else { return [] }
    var found = known.paths[text] ?? []
    for stretch in known.stretches {
      found += rows(of: text, in: stretch.run, unless: isCancelled).map {
        IndexPath(row: stretch.path.row + $0, section: stretch.path.section)
      }
    }
    return found.sorted()
  }

  /// The places of a text in a stretch, counted from its first row.
  private mutating func rows(
    of text: String, in run: RowRun, unless isCancelled: () -> Bool
  ) -> [Int] {
    switch run.content {
    case .typed(let own):
      return own == text ? [0] : []
    case .numbered(let numbered, let start):
      if numbered.pieces.count == 1 {
        return numbered.pieces[0] == text ? Array(0..<run.count) : []
      }
      guard let number = numbered.number(of: text) else { return [] }
      return (start..<(start + run.count)).contains(number) ? [number - start] : []
    case .file(let rows, let start):
      let stretch = start..<(start + run.count)
      return places(of: text, in: rows, stretch, unless: isCancelled).map { $0 - start }
    }
  }

  private mutating func places(
    of text: String, in rows: FileRows, _ stretch: Range<Int>, unless isCancelled: () -> Bool
  ) -> [Int] {
    let key = ObjectIdentifier(rows)
    guard var known = files[key] else {
      files[key] = FileTexts(rows)
      var found: [Int] = []
      for index in stretch {
        if index & 0xFFF == 0, isCancelled() { return [] }
        if rows.text(index) == text { found.append(index) }
      }
      return found
    }
    if known.first == nil {
      guard known.fill(unless: isCancelled) else { return [] }
      files[key] = known
    }
    guard let first = known.first?[text] else { return [] }
    return ([first] + (known.others[text] ?? [])).filter(stretch.contains)
  }

  /// Looks at every run once.
  private mutating func search(
    _ script: ScreenScript, for text: String, unless isCancelled: () -> Bool
  ) -> [IndexPath] {
    var found: [IndexPath] = []
    for (section, content) in script.sections.enumerated() {
      content.rows.forEachRun(in: 0..<content.rows.count) { first, run in
        let rows: [Int]
        if let own = run.traits?.setting(.text), case .text(let other) = own.property {
          rows = other.plain == text ? Array(0..<run.count) : []
        } else {
          rows = self.rows(of: text, in: run, unless: isCancelled)
        }
        found += rows.map { IndexPath(row: first + $0, section: section) }
      }
    }
    return found
  }

  private static func index(of script: ScreenScript) -> TypedRows {
    var index = TypedRows(version: script.version.number, paths: [:], stretches: [])
    for (section, content) in script.sections.enumerated() {
      content.rows.forEachRun(in: 0..<content.rows.count) { first, run in
        let path = IndexPath(row: first, section: section)
        if let own = run.traits?.setting(.text), case .text(let text) = own.property {
          for row in 0..<run.count {
            index.paths[text.plain, default: []].append(
              IndexPath(row: first + row, section: section))
          }
        } else if case .typed(let text) = run.content {
          index.paths[text, default: []].append(path)
        } else {
          index.stretches.append((path, run))
        }
      }
    }
    return index
  }

  /// Looks at every row: where sections or the screen give texts of their own.
  private static func scan(
    _ script: ScreenScript, for text: String, unless isCancelled: () -> Bool
  ) -> [IndexPath] {
    var found: [IndexPath] = []
    for section in 0..<script.numberOfSections {
      for row in 0..<script.numberOfRows(in: section) {
        if row & 0xFFF == 0, isCancelled() { return [] }
        let path = IndexPath(row: row, section: section)
        if script.row(at: path).text == text { found.append(path) }
      }
    }
    return found
  }
}

extension TextIndex.FileTexts {
  /// Takes up all texts; false: it was cancelled.
  fileprivate mutating func fill(unless isCancelled: () -> Bool) -> Bool {
    var places: [String: Int] = [:]
    places.reserveCapacity(rows.count)
    others = [:]
    for index in 0..<rows.count {
      if index & 0xFFF == 0, isCancelled() { return false }
      let text = rows.text(index)
      if places[text] == nil {
        places[text] = index
      } else {
        others[text, default: []].append(index)
      }
    }
    first = places
    return true
  }
}

extension Session {
  /// The rows that bear a text, whole and case for case.
  func rows(
    of text: String, in script: ScreenScript, screen: Int
  ) throws(StepError) -> [IndexPath] {
    let found = textIndex.rows(of: text, in: script, screen: screen, unless: isInterrupted)
    try endIfInterrupted()
    return found
  }

  /// The row that bears a text.
  func find(
    _ text: String, at range: SourceRange, _ context: Context
  ) throws(StepError) -> IndexPath {
    let script = rows(in: context)
    let found = try rows(of: text, in: script, screen: context.screen)
    if let only = found.first, found.count == 1 { return only }
    if !found.isEmpty { throw StepError(.place(.severalRows(text, found)), at: range) }
    throw StepError(
      .place(.noRowText(text, nearest: nearestTexts(to: text, in: script))), at: range)
  }

  /// Looks among the first rows alone, since a slip is no reason to read a million texts.
  private func nearestTexts(to text: String, in script: ScreenScript) -> [String] {
    var texts: [String] = []
    for section in 0..<script.numberOfSections {
      for row in 0..<script.numberOfRows(in: section) {
        texts.append(script.row(at: IndexPath(row: row, section: section)).text)
        if texts.count >= 5000 { return Nearest.texts(to: text, in: texts) }
      }
    }
    return Nearest.texts(to: text, in: texts)
  }
}
