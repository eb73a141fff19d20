import TableKit

/// What stood in the holes of a message.
enum CrashValue: Equatable, Sendable {
  case number(Int)
  /// The text is as it stood there: `-0.010000`.
  case decimal(String)
  case path(IndexPath, PathForm)
  case text(String)
  /// Rows of each section.
  case counts([Int])

  /// How an index path was printed.
  enum PathForm: Equatable, Sendable {
    /// `<NSIndexPath: 0x0> {length = 2, path = 0 - 0}`, from iOS 7.
    case new
    /// `<NSIndexPath 0x0> 2 indexes [0, 0]`, to iOS 6.
    case old
    /// Swift's own `[0, 0]`, or what a report left of it.
    case short
  }
}

/// The values of a message, by the names of their holes.
struct CrashFindings: Equatable, Sendable {
  /// In the order of the message.
  private(set) var all: [(name: String, value: CrashValue)] = []

  static func == (one: CrashFindings, other: CrashFindings) -> Bool {
    one.all.elementsEqual(other.all) { $0.name == $1.name && $0.value == $1.value }
  }

  subscript(name: String) -> CrashValue? {
    all.first { $0.name == name }?.value
  }

  mutating func add(_ name: String, _ value: CrashValue) {
    all.append((name, value))
  }

  func number(_ name: String) -> Int? {
    if case .number(let number) = self[name] { number } else { nil }
  }

  func path(_ name: String) -> IndexPath? {
    if case .path(let path, _) = self[name] { path } else { nil }
  }

  func text(_ name: String) -> String? {
    switch self[name] {
    case .text(let text), .decimal(let text): text
    case .number, .path, .counts, nil: nil
    }
  }

  func counts(_ name: String) -> [Int]? {
    if case .counts(let counts) = self[name] { counts } else { nil }
  }

  /// The row that `row` and `section` name.
  var row: IndexPath? {
    guard let row = number("row"), let section = number("section") else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// How the paths of the message are printed; nil where it has none.
  var pathForm: CrashValue.PathForm? {
    for (_, value) in all {
      if case .path(_, let form) = value { return form }
    }
    return nil
  }

  /// Puts the values into a sentence with their names in braces; `?` where the report lost one.
  func filled(_ sentence: String) -> String {
    var filled = ""
    var name: String?
    for character in sentence {
      switch (character, name) {
      case ("{", nil): name = ""
      case ("}", let hole?):
        filled += words(for: hole)
        name = nil
      case (_, let hole?): name = hole + String(character)
      case (_, nil): filled.append(character)
      }
    }
    return filled
  }

  private func words(for name: String) -> String {
    switch self[name] {
    case .number(let number): "\(number)"
    case .path(let path, _): "\(path)"
    case .text(let text), .decimal(let text): text
    case .counts(let counts): "\(counts)"
    case nil: "?"
    }
  }
}
