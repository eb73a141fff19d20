import CommandLanguage
import TableKit

/// What a session shows and would answer, as facts in words: two sessions that came the same way or another
/// to the same screens have the same facts.
///
/// Left out is what only tells how they came there: the numbers of cell objects and which of them wait, the
/// steps, how often the table was reloaded, and in which order the settings were made.
package struct SeenState: Equatable, Sendable {
  private(set) var facts: [Fact] = []

  /// A sentence in two halves: two states agree on what it is about when the second half is the same.
  struct Fact: Equatable, Sendable {
    /// `section 0 has`
    var subject: String
    /// `3 rows`
    var value: String
    /// The subjects of the facts of which each says all of this one where it differs.
    var parents: [String]
    /// The row that it is about.
    var row: IndexPath?
    var kind = Kind.other

    enum Kind: Equatable, Sendable {
      /// How far a table is scrolled.
      case position
      /// What is seen of a row; the position of its table is among the parents.
      case cell
      /// The commands of a reaction, a line each.
      case reaction([String])
      case other
    }
  }

  mutating func add(
    _ subject: String, _ value: String, _ kind: Fact.Kind = .other, under parents: String...,
    about row: IndexPath? = nil
  ) {
    facts.append(Fact(subject: subject, value: value, parents: parents, row: row, kind: kind))
  }

  /// What is done when something happens.
  mutating func add(
    _ subject: String, _ block: Block, under parent: String = "", about row: IndexPath? = nil
  ) {
    let commands = block.commands.map { Printer.line($0.command) }
    add(subject, Printer.block(block), .reaction(commands), under: parent, about: row)
  }

  /// Nothing is said of what is not there.
  mutating func add(
    _ subject: String, _ value: String?, under parents: String..., about row: IndexPath? = nil
  ) {
    guard let value else { return }
    facts.append(Fact(subject: subject, value: value, parents: parents, row: row))
  }
}

extension SeenState {
  var factsBySubject: [String: Fact] {
    Dictionary(facts.map { ($0.subject, $0) }) { first, _ in first }
  }

  func without(_ isLeftOut: (Fact) -> Bool) -> SeenState {
    var state = self
    state.facts.removeAll(where: isLeftOut)
    return state
  }

  func replacing(_ replacement: (Fact) -> Fact) -> SeenState {
    var state = self
    state.facts = facts.map(replacement)
    return state
  }
}

extension Session {
  /// What is to be seen of the session at this moment.
  package var seen: SeenState {
    settle()
    var seen = SeenState()
    seen.addStage(stage.state, scripts)
    for screen in scripts.screens.indices { seen.addScreen(screen, of: state) }
    return seen
  }
}

extension SeenState {
  /// What differs from what is wanted, a sentence a line: the coarse before the fine, and what follows from a
  /// line that stands there already left out. What is so with several rows is said of the first.
  package func differences(from wanted: SeenState) -> [String] {
    let mine = index
    let theirs = wanted.index
    var lines = DifferenceLines()
    var told: Set<String> = []
    for fact in facts {
      let other = theirs[fact.subject]
      if other == fact.value { continue }
      told.insert(fact.subject)
      if fact.parents.contains(where: told.contains) { continue }
      let wish = other.map { "wanted: \($0)" } ?? "nothing of that is wanted"
      lines.add("\(fact.subject) \(fact.value); \(wish)", about: fact.row)
    }
    for fact in wanted.facts where mine[fact.subject] == nil {
      told.insert(fact.subject)
      if fact.parents.contains(where: told.contains) { continue }
      lines.add("wanted: \(fact.subject) \(fact.value)", about: fact.row)
    }
    return lines.lines
  }

  /// What became of each fact on the way to another state.
  func changes(to new: SeenState) -> [String] {
    let (mine, theirs) = (index, new.index)
    let gone = facts.compactMap { fact -> String? in
      guard let other = theirs[fact.subject] else { return "- \(fact.subject) \(fact.value)" }
      return other == fact.value ? nil : "  \(fact.subject) \(fact.value) → \(other)"
    }
    return gone
      + new.facts.filter { mine[$0.subject] == nil }.map { "+ \($0.subject) \($0.value)" }
  }

  private var index: [String: String] {
    Dictionary(facts.map { ($0.subject, $0.value) }) { first, _ in first }
  }
}

/// Sentences, of which those that are alike but for their row are one.
private struct DifferenceLines {
  private var entries: [(line: String, others: Int)] = []
  /// The place of each kind of sentence.
  private var places: [String: Int] = [:]

  mutating func add(_ line: String, about row: IndexPath?) {
    guard let row else {
      entries.append((line, 0))
      return
    }
    let kind = line.replacing("row \(row)", with: "row")
    if let place = places[kind] {
      entries[place].others += 1
    } else {
      places[kind] = entries.count
      entries.append((line, 0))
    }
  }

  var lines: [String] {
    entries.map { entry in
      if entry.others == 0 { return entry.line }
      return "\(entry.line); so with \(counted(entry.others, "row")) more"
    }
  }
}
