/// A refused batch in plain words: what is so, the term that is off, and the smallest change that
/// mends it.
public struct UpdateExplanation: Equatable, Sendable {
  /// What is so, a line each.
  public var statements: [Statement]
  /// What mends it, a line each.
  public var help: [String]

  /// A line of it, and how much it matters.
  public struct Statement: Equatable, Sendable {
    /// What it says.
    public var text: String
    /// The part that is off, in characters.
    public var marked: Range<Int>?
    /// What is off about it.
    public var note = ""
  }

  /// The explanation as lines: under a marked statement a line of `^` and the note, help at the end.
  public var lines: [String] {
    statements.flatMap(\.lines) + help.map { "help: \($0)" }
  }
}

extension UpdateExplanation.Statement {
  /// A wide one is parted after its sum: on a terminal the marks would not stand below their term.
  fileprivate var lines: [String] {
    guard let marked else { return [text] }
    guard text.count > 76, let semicolon = text.firstRange(of: "; ") else {
      return [text, marks(marked)]
    }
    let head = text[..<semicolon.lowerBound] + ";"
    let tail = String(text[semicolon.upperBound...])
    let start = text.count - tail.count
    if marked.lowerBound < start { return [String(head), marks(marked), tail] }
    return [String(head), tail, marks(marked.lowerBound - start..<marked.upperBound - start)]
  }

  private func marks(_ range: Range<Int>) -> String {
    let indent = String(repeating: " ", count: range.lowerBound)
    return "\(indent)\(String(repeating: "^", count: range.count)) \(note)"
  }
}

extension UpdateFault {
  /// The fault in plain words.
  public var explanation: UpdateExplanation { explanation(knowing: nil) }

  /// The fault in plain words of somebody who looked at the data source before the update.
  ///
  /// - Parameter counts: the number of rows of each section that it would have said when the update began.
  public func explanation(knowing counts: [Int]?) -> UpdateExplanation {
    if let mismatch { return mismatch.explanation(knowing: counts) }
    let (text, help) = placeExplanation
    return UpdateExplanation(
      statements: [UpdateExplanation.Statement(text: text)], help: [help])
  }

  private var mismatch: CountMismatch? {
    if case .sectionCount(let mismatch) = self { return mismatch }
    if case .rowCount(let mismatch) = self { return mismatch }
    return nil
  }

  /// The exception that UIKit raises for the fault.
  public func exception(in era: Era, table: String = "<UITableView: 0x0>") -> TableException {
    TableException(
      .internalInconsistency, reason(in: era, table: table), explanation: explanation.lines)
  }
}

// MARK: Sums

extension CountMismatch {
  /// All sums, each wrong one with its term marked and what mends it.
  fileprivate func explanation(knowing counts: [Int]?) -> UpdateExplanation {
    let emptied = emptiedSectionsThatWent
    let diagnoses = sums.map { sum in (sum, sum.diagnosis(drift: drift(of: sum, counts))) }
    return UpdateExplanation(
      statements: diagnoses.map { $0.explained($1) },
      help: emptied.isEmpty
        ? diagnoses.compactMap { sum, diagnosis in diagnosis.map(sum.help) }
        : emptied.map(Self.helpForEmptied))
  }

  /// By how much the data source was ahead of the table when the update began.
  private func drift(of sum: CountSum, _ counts: [Int]?) -> Int {
    guard let counts else { return 0 }
    switch sum.subject {
    case .sections: return counts.count - before.count
    case .rows(let section, _):
      return counts.count == before.count ? counts[section] &- before[section] : 0
    }
  }

  /// The sections that went from the model with their last row, when that alone explains the sum.
  private var emptiedSectionsThatWent: [Int] {
    guard sum.subject == .sections, sum.after &- sum.expected == -emptied.count else { return [] }
    return emptied
  }

  private static func helpForEmptied(_ section: Int) -> String {
    "section \(section) has no row left and went from the model: delete the section, not its rows"
  }
}

extension CountSum {
  fileprivate func explained(_ diagnosis: Diagnosis?) -> UpdateExplanation.Statement {
    guard let diagnosis else { return UpdateExplanation.Statement(text: statement) }
    return UpdateExplanation.Statement(
      text: statement, marked: place(of: diagnosis.term), note: note(diagnosis))
  }

  private func note(_ diagnosis: Diagnosis) -> String {
    switch diagnosis.cause {
    case .modelNotChanged: "the model was not changed"
    case .tableNotTold: "the table was not told"
    case .modelChangedTwice: "the model was changed twice"
    case .changedEarlier: "the table was not told of an earlier change"
    case .countsDiffer: "\(diagnosis.surplus.magnitude) too few"
    }
  }

  fileprivate func help(_ diagnosis: Diagnosis) -> String {
    let things = counted(Int(clamping: diagnosis.surplus.magnitude), thing)
    let isSurplus = diagnosis.surplus > 0
    return switch diagnosis.cause {
    case .modelNotChanged:
      isSurplus
        ? "remove \(things) from \(model) before the update ends"
        : "add \(things) to \(model) before the update ends"
    case .tableNotTold:
      "tell the table of the \(things) that \(isSurplus ? "came: \(insert)" : "went: \(delete)")"
    case .modelChangedTwice:
      "change \(model) once: it has \(things) too \(isSurplus ? "many" : "few")"
    case .changedEarlier:
      "tell the table of the \(things) that \(isSurplus ? "came" : "went") earlier: "
        + "\(isSurplus ? insert : delete) then, or reloadData"
    case .countsDiffer:
      isSurplus
        ? "tell the table of \(things) more with \(insert), or take \(things) out of \(model)"
        : "tell the table of \(things) less with \(delete), or put \(things) back into \(model)"
    }
  }

  private var model: String {
    switch subject {
    case .sections: "the model"
    case .rows(_, let section): "section \(section) of the model"
    }
  }

  private var insert: String { subject == .sections ? "insertSections" : "insertRows" }
  private var delete: String { subject == .sections ? "deleteSections" : "deleteRows" }
}
