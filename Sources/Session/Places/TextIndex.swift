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

  private struct TypedRows {
    var version: Int
    var paths: [String: [IndexPath]]
    /// The stretches of files and of `rows N`, with their first row.
    var stretches: [(path: IndexPath, run: RowRun)]
  }

  /// Keeps the rows alive, so that the identifier stays theirs.
  private struct FileTexts {
    var rows: FileRows
    var places: [String: [Int]]
  }

  /// The rows of a text, in order.
  mutating func rows(of text: String, in script: ScreenScript, screen: Int) -> [IndexPath] {
    if script.hasSharedTexts { return Self.scan(script, for: text) }
    if typed[screen]?.version != script.version.number {
      guard searched[screen] == script.version.number else {
        searched[screen] = script.version.number
        return search(script, for: text)
      }
      typed[screen] = Self.index(of: script)
    }
    guard let known = typed[screen] else { return [] }
    var found = known.paths[text] ?? []
    for stretch in known.stretches {
      found += rows(of: text, in: stretch.run).map {
        IndexPath(row: stretch.path.row + $0, section: stretch.path.section)
      }
    }
    return found.sorted()
  }

  /// The places of a text in a stretch, counted from its first row.
  private mutating func rows(of text: String, in run: RowRun) -> [Int] {
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
      let places = places(of: text, in: rows)
      return places.filter { (start..<(start + run.count)).contains($0) }.map { $0 - start }
    }
  }

  private mutating func places(of text: String, in rows: FileRows) -> [Int] {
    let key = ObjectIdentifier(rows)
    if let known = files[key] { return known.places[text] ?? [] }
    var places: [String: [Int]] = [:]
    places.reserveCapacity(rows.count)
    for index in 0..<rows.count { places[rows.text(index), default: []].append(index) }
    files[key] = FileTexts(rows: rows, places: places)
    return places[text] ?? []
  }

  /// Looks at every run once.
  private mutating func search(_ script: ScreenScript, for text: String) -> [IndexPath] {
    var found: [IndexPath] = []
    for (section, content) in script.sections.enumerated() {
      content.rows.forEachRun(in: 0..<content.rows.count) { first, run in
        let rows: [Int]
        if let own = run.traits?.setting(.text), case .text(let other) = own.property {
          rows = other.plain == text ? Array(0..<run.count) : []
        } else {
          rows = self.rows(of: text, in: run)
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
  private static func scan(_ script: ScreenScript, for text: String) -> [IndexPath] {
    var found: [IndexPath] = []
    for section in 0..<script.numberOfSections {
      for row in 0..<script.numberOfRows(in: section) {
        let path = IndexPath(row: row, section: section)
        if script.row(at: path).text == text { found.append(path) }
      }
    }
    return found
  }
}

extension Session {
  /// The row that bears a text, whole and case for case.
  func find(
    _ text: String, at range: SourceRange, _ context: Context
  ) throws(StepError) -> IndexPath {
    let script = rows(in: context)
    let found = textIndex.rows(of: text, in: script, screen: context.screen)
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
