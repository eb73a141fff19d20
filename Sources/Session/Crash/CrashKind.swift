import TableKit

/// One kind of exception: how it is worded, what it says, and what it usually comes from.
struct CrashKind: Sendable {
  /// A short name, such as `rows-count`.
  let name: String
  let exception: TableException.Name
  /// Every wording, the commonest first.
  let forms: [Form]
  /// What it says in plain words, a line each; names in braces are the values of the message.
  let meaning: [String]
  /// What it comes from, most frequent first.
  let causes: [String]
  let origin: Origin

  /// A wording, and the releases in which it was used.
  struct Form: Sendable {
    let pattern: CrashPattern
    let eras: ClosedRange<Int>

    init(_ text: String, _ eras: ClosedRange<Int> = Era.supported) {
      pattern = CrashPattern(text)
      self.eras = eras
    }
  }

  /// Who raises it, and how it can be raised here.
  enum Origin: Sendable {
    /// The check at the end of an update: the tables and what was told.
    case update(@Sendable (CrashFindings) -> CrashScene?)
    /// Anything else of the table: the commands that bring it about, without the era.
    case table(@Sendable (CrashFindings) -> [String]?)
    /// A table's, but no command brings it about: why.
    case outOfReach(String)
    /// Not a table's: whose it is, and what it is about.
    case foreign(String)
  }

  init(
    _ name: String, raising exception: TableException.Name = .internalInconsistency,
    _ forms: [Form],
    says meaning: [String], causes: [String], _ origin: Origin
  ) {
    (self.name, self.exception, self.forms) = (name, exception, forms)
    (self.meaning, self.causes, self.origin) = (meaning, causes, origin)
  }

  /// A kind with one wording, the same in all releases.
  init(
    _ name: String, raising exception: TableException.Name = .internalInconsistency, _ form: String,
    says meaning: [String], causes: [String], _ origin: Origin
  ) {
    self.init(name, raising: exception, [Form(form)], says: meaning, causes: causes, origin)
  }
}

extension CrashKind {
  /// Every kind that is understood; of two that fit alike the first is meant.
  static let all: [CrashKind] =
    counts + places + clashes + moves + sectionMoves + scrolling + heights + cells + loading
    + diffable + internals + strangers
}
