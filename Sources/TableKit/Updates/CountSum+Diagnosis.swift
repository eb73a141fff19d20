extension CountSum {
  /// A part of a sum.
  public enum Term: Equatable, Sendable {
    /// What was inserted.
    case inserted
    /// What was deleted.
    case deleted
    /// What the data source says after the updates.
    case dataSource
  }

  /// What the numbers of a wrong sum look like.
  public enum Cause: Equatable, Sendable {
    /// Told, but the data source says what it said before.
    case modelNotChanged
    /// Not told, but the data source says something else than before.
    case tableNotTold
    /// The data source changed by twice what was told.
    case modelChangedTwice
    /// What is too many or too few came or went before the update began, and the table was not told then.
    case changedEarlier
    /// Both happened, by different numbers.
    case countsDiffer
  }

  /// Why a sum is wrong, as far as its numbers tell.
  public struct Diagnosis: Equatable, Sendable {
    /// Why the sum is off.
    public var cause: Cause
    /// The term that is off.
    public var term: Term
    /// How many rows or sections the data source says too many; below 0, too few.
    public var surplus: Int
  }

  /// Why the sum is wrong; nil when it is right.
  ///
  /// - Parameter drift: how many more than the table knew the data source had when the update began.
  public func diagnosis(drift: Int = 0) -> Diagnosis? {
    let surplus = after &- expected
    guard surplus != 0 else { return nil }
    let change = after &- before
    let untold: Term = surplus > 0 ? .inserted : .deleted
    if surplus == drift {
      return Diagnosis(cause: .changedEarlier, term: untold, surplus: surplus)
    }
    if change == 0 {
      return Diagnosis(cause: .modelNotChanged, term: .dataSource, surplus: surplus)
    }
    if !isTold { return Diagnosis(cause: .tableNotTold, term: untold, surplus: surplus) }
    if growth != 0 && change == 2 &* growth {
      return Diagnosis(cause: .modelChangedTwice, term: .dataSource, surplus: surplus)
    }
    return Diagnosis(cause: .countsDiffer, term: untold, surplus: surplus)
  }
}

// MARK: In words

extension CountSum {
  /// The sum in plain words, such as
  /// `section 0: before 5, + 1 inserted, − 0 deleted → expected 6; the data source says 5`.
  public var statement: String { parts.map(\.text).joined() }

  /// The sum in short: `section 0: 4 + 1 − 0 = 5`.
  package var equation: String {
    let moves = hasMoves ? " + \(movedIn) moved in − \(movedOut) moved out" : ""
    return "\(name): \(before) + \(inserted) − \(deleted)\(moves) = \(after)"
  }

  /// Where a term stands in the statement, in characters.
  public func place(of term: Term) -> Range<Int> {
    var start = 0
    for part in parts {
      if part.term == term { return start..<(start + part.text.count) }
      start += part.text.count
    }
    return start..<start
  }

  private var hasMoves: Bool { movedIn > 0 || movedOut > 0 }

  /// The moves are left out where there are none.
  private var parts: [(term: Term?, text: String)] {
    let moves =
      hasMoves ? ", + \(movedIn) moved in, − \(movedOut) moved out" : ""
    return [
      (nil, "\(name): before \(before), "), (.inserted, "+ \(inserted) inserted"), (nil, ", "),
      (.deleted, "− \(deleted) deleted"), (nil, "\(moves) → expected \(expected); "),
      (.dataSource, "the data source says \(after)"),
    ]
  }

  /// `section 2`, or `section 2 (1 before)` when its number changed, or `sections`.
  var name: String {
    switch subject {
    case .sections: "sections"
    case .rows(let old, let new): old == new ? "section \(new)" : "section \(new) (\(old) before)"
    }
  }

  /// What is counted, in the singular.
  var thing: String {
    switch subject {
    case .sections: "section"
    case .rows: "row"
    }
  }
}
