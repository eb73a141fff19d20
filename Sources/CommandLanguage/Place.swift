package import TableKit

/// A text as it was typed: plain, or with `$` values that an event fills in.
package enum Text: Hashable, Sendable {
  case plain(String)
  case template([Segment])

  package enum Segment: Hashable, Sendable {
    case text(String)
    /// `$name` or `${name}`.
    case value(String)
  }
}

extension Text {
  /// The one name that the text is, `$path` say; nil: it is anything else.
  var onlyValue: String? {
    guard case .template(let segments) = self, segments.count == 1,
      case .value(let name) = segments[0]
    else { return nil }
    return name
  }
}

/// A row, some rows, a section or all: as it was typed, to be resolved when the command runs.
package struct Place: Hashable, Sendable {
  package var term: Term
  package var range: SourceRange

  package indirect enum Term: Hashable, Sendable {
    /// `0:3`, `3`, `row 3`, `0:last`; without a section it is the only section's (or the block's).
    case path(section: Int?, row: RowIndex)
    /// A row's whole text.
    case text(Text)
    case first
    case last
    case selected
    /// `$path`, `$from`, `$to`, `$row` as a place.
    case value(String)
    /// `0:2-0:5`, `0:2-5` and `0:2-0:last`; both ends belong to it.
    case range(IndexPath, section: Int, row: RowIndex)
    case section(SectionName)
    case all
  }

  package init(_ term: Term, at range: SourceRange) {
    self.term = term
    self.range = range
  }
}

package enum RowIndex: Hashable, Sendable {
  case number(Int)
  case last
  /// One past the last: where a row goes.
  case end
}

/// `section 1`, `section "A"`, `section $section`.
package enum SectionName: Hashable, Sendable {
  case number(Int)
  case title(Text)
  case value(String)
  case last
}

/// A section with the place where it was named.
package struct SectionPlace: Hashable, Sendable {
  package var name: SectionName
  package var range: SourceRange

  package init(_ name: SectionName, at range: SourceRange) {
    self.name = name
    self.range = range
  }
}

/// Where a row goes: a path, `0:end`, `end`, or a value.
package struct Target: Hashable, Sendable {
  package var term: Term
  package var range: SourceRange

  package enum Term: Hashable, Sendable {
    case path(section: Int?, row: RowIndex)
    case end
    case value(String)
    /// The place that a row has now: `first`, `last`, a row's text, for `drag … to …`.
    case place(Place.Term)
  }

  package init(_ term: Term, at range: SourceRange) {
    self.term = term
    self.range = range
  }
}

/// What follows `for`.
package enum Scope: Hashable, Sendable {
  case places([Place])
  case headers
  case footers
  case table
  /// A cell object, whichever row it serves.
  case cell(CellNumber)
}

/// `3`, or the `$cell` of an event.
package enum CellNumber: Hashable, Sendable {
  case number(Int)
  case value(String)
}

/// A block's commands, checked when the block closed.
package struct Block: Hashable, Sendable {
  package var commands: [LocatedCommand]

  package init(_ commands: [LocatedCommand]) { self.commands = commands }
}

/// A command and where it stands in its source.
package struct LocatedCommand: Hashable, Sendable {
  package var command: Command
  package var range: SourceRange

  package init(_ command: Command, at range: SourceRange) {
    self.command = command
    self.range = range
  }
}

/// A thing on the glass by its name, and where that was written.
package struct NamedThing: Hashable, Sendable {
  package var name: Text
  package var range: SourceRange

  package init(_ name: Text, at range: SourceRange) { (self.name, self.range) = (name, range) }
}
