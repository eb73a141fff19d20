import CommandLanguage
import TableKit

/// Writes what raises an exception as commands.
enum CrashScript {
  /// The table before: so many rows in each section.
  static func setUp(_ counts: [Int]) -> [String] {
    if counts.isEmpty { return ["section", "data delete section 0", "reload"] }
    if counts.count == 1, counts[0] > 0 { return ["rows \(counts[0])"] }
    return sections(counts)
  }

  /// A line for each section with rows; those without share one.
  static func sections(_ counts: [Int]) -> [String] {
    var lines: [String] = []
    var empty: [String] = []
    for count in counts {
      if count == 0 {
        empty.append("section")
      } else {
        lines += packed(empty) + ["section { rows \(count) }"]
        empty = []
      }
    }
    return lines + packed(empty)
  }

  /// Joins commands with semicolons to lines of no more than 80 characters.
  static func packed(_ commands: [String]) -> [String] {
    var lines: [String] = []
    for command in commands {
      if let last = lines.last, last.utf8.count + command.utf8.count + 2 <= 80 {
        lines[lines.count - 1] = "\(last); \(command)"
      } else {
        lines.append(command)
      }
    }
    return lines
  }

  /// A text as the language reads it.
  static func quoted(_ text: String) -> String { Printer.quoted(text) }
}

extension CrashScene {
  /// The commands: the table before, then one update in which the model becomes what it is after.
  var script: [String] {
    let told = CrashScript.packed(operations.flatMap(\.commands))
    let changes = modelChanges
    if changes.isEmpty, operations.count == 1 { return CrashScript.setUp(before) + told }
    return CrashScript.setUp(before)
      + ["updates {"] + (changes + told).map { "  \($0)" } + ["}"]
  }

  /// What changes the model alone.
  private var modelChanges: [String] {
    if after == before { return [] }
    if after.count == before.count, rowsThatCome <= 20 {
      return CrashScript.packed(before.indices.flatMap { rowChanges(in: $0) })
    }
    if after.count < before.count, Array(before.prefix(after.count)) == after {
      let gone = after.count..<before.count
      return CrashScript.packed(gone.reversed().map { "data delete section \($0)" })
    }
    return ["data {"] + CrashScript.sections(after).map { "  \($0)" } + ["}"]
  }

  private var rowsThatCome: Int {
    zip(before, after).reduce(0) { $0 + max(0, $1.1 - $1.0) }
  }

  private func rowChanges(in section: Int) -> [String] {
    let (old, new) = (before[section], after[section])
    if new > old {
      return (old..<new).map { "data insert \"New\" at \(section):\($0)" }
    }
    if new == old { return [] }
    return ["data delete \(RowSpan(section, new..<old))"]
  }
}

extension UpdateOperation {
  /// The table alone is told.
  fileprivate var commands: [String] {
    switch self {
    case .insertRows(let paths, _): paths.map { "table insert at \($0)" }
    case .deleteRows(let paths, _): RowSpan.spans(of: paths).map { "table delete \($0)" }
    case .reloadRows(let paths, _): RowSpan.spans(of: paths).map { "table reload \($0)" }
    case .moveRow(let from, let to): ["table move \(from) to \(to)"]
    case .insertSections(let sections, _): sections.map { "table insert section at \($0)" }
    case .deleteSections(let sections, _): sections.map { "table delete section \($0)" }
    case .reloadSections(let sections, _): sections.map { "table reload section \($0)" }
    case .moveSection(let from, let to): ["table move section \(from) to \(to)"]
    }
  }
}

extension RowSpan: CustomStringConvertible {
  /// As a command names them: `0:2`, `0:2-5`.
  var description: String {
    count == 1 ? "\(first)" : "\(first)-\(firstRow + count - 1)"
  }

  /// Neighbouring paths together.
  static func spans(of paths: [IndexPath]) -> [RowSpan] {
    var spans: [RowSpan] = []
    for path in paths {
      if let last = spans.last, last.section == path.section,
        path.row &- last.firstRow == last.count
      {
        spans[spans.count - 1].count += 1
      } else {
        spans.append(RowSpan(path))
      }
    }
    return spans
  }
}
