import TableKit

/// A pasted exception, understood.
package struct CrashReport: Sendable {
  let kind: CrashKind
  /// The values of its message.
  let findings: CrashFindings
  /// What of the message stood in the text, and what the report cut.
  let match: CrashMatch
  let text: CrashText
  /// Which wording of the kind it is.
  private let form: CrashKind.Form

  /// - Returns: nil for a text in which nothing of a known message stands.
  package init?(reading text: String) {
    self.init(CrashText(text))
  }

  init?(_ text: CrashText) {
    guard let best = Self.best(in: text) else { return nil }
    (kind, form, match, self.text) = (best.kind, best.form, best.match, text)
    findings = best.match.findings
  }

  /// A short name of its kind, such as `rows-count`.
  package var name: String { kind.name }

  /// Whether a table raises it.
  package var isOfTable: Bool {
    switch kind.origin {
    case .update, .table, .outOfReach: true
    case .foreign: false
    }
  }

  /// Core Data catches what is raised in a fetched results controller's delegate.
  var isCaught: Bool { isOfTable && text.contains("serious application error") }

  var clues: CrashClues { CrashClues(text, findings) }

  /// The update that fails so; nil for other kinds, and where the numbers do not allow for one.
  var scene: CrashScene? {
    guard case .update(let make) = kind.origin, let scene = make(findings), scene.canBeTold else {
      return nil
    }
    return scene
  }

  /// The release that words it so.
  var era: Era? {
    switch kind.origin {
    case .update: scene?.era(telling: text, weight: match.weight, clues: clues)
    case .table: clues.era(in: form.eras)
    case .outOfReach, .foreign: nil
    }
  }
}

// MARK: Reading

extension CrashReport {
  private typealias Candidate = (kind: CrashKind, form: CrashKind.Form, match: CrashMatch)

  /// A whole message of a table, else whatever explains most of the text. Only where no message is
  /// whole, one that lost its head is looked for.
  private static func best(in text: CrashText) -> Candidate? {
    let heads = candidates(in: text, from: .head)
    let own = heads.filter { !$0.kind.isForeign }
    if let whole = longest(own.filter(\.match.isWhole)) { return whole }
    if let whole = longest(heads.filter(\.match.isWhole)) { return longest(own + [whole]) }
    let beginning = CrashText(String(text.string.prefix(longestHeadless)))
    return longest(heads + candidates(in: beginning, from: .anyWord))
  }

  /// Characters of a text in which a message without its head is looked for.
  private static let longestHeadless = 4000

  private static func candidates(
    in text: CrashText, from beginning: CrashPattern.Beginning
  ) -> [Candidate] {
    CrashKind.all.flatMap { kind in
      kind.forms.compactMap { form in
        form.pattern.match(in: text, from: beginning).map { (kind, form, $0) }
      }
    }
  }

  /// The first of those that explain most.
  private static func longest(_ candidates: [Candidate]) -> Candidate? {
    var best: Candidate?
    for candidate in candidates where candidate.match.score > best?.match.score ?? 0 {
      best = candidate
    }
    return best
  }
}

extension CrashKind {
  var isForeign: Bool {
    if case .foreign = origin { true } else { false }
  }
}
