import TableKit

// Diffable data sources, from iOS 13.
extension CrashKind {
  static let diffable = [duplicateItems, duplicateSections, sectionMismatch, hashMismatch]

  static let duplicateItems = CrashKind(
    "diffable-duplicate-items",
    [
      Form(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {{({text"
          + " identifiers})}}",
        13...27),
      Form("Fatal: supplied item identifiers are not unique.", 13...27),
      Form("Fatal: supplied identifiers are not unique.", 13...13),
    ],
    says: [
      "two rows of a snapshot have the same identifier, in one section or in two: {identifiers}"
    ],
    causes: [
      "the identifiers are not of the items but of what they show: a name, a date, equal values",
      "== and hash leave out what tells two items apart",
      "the same item is appended twice, or in two sections",
    ],
    .table { findings in CrashScript.duplicates(findings, sections: false) })

  static let duplicateSections = CrashKind(
    "diffable-duplicate-sections",
    [
      Form(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers:"
          + " {{({text identifiers})}}", 13...27),
      Form("Fatal: supplied section identifiers are not unique.", 13...27),
    ],
    says: ["two sections of a snapshot have the same identifier: {identifiers}"],
    causes: [
      "the same section is appended twice", "== and hash leave out what tells sections apart",
    ],
    .table { findings in CrashScript.duplicates(findings, sections: true) })

  static let sectionMismatch = CrashKind(
    "diffable-section-mismatch",
    "Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections =="
      + " sectionIdentifiers.count",
    says: ["the snapshot and the diffable data source disagree on the number of sections (iOS 13)"],
    causes: [
      "a section's identifier stands twice in the snapshot",
      "snapshots are applied on several threads at once",
    ],
    .outOfReach("apply compares one snapshot with what is shown, so the two cannot disagree"))

  static let hashMismatch = CrashKind(
    "diffable-hash-mismatch",
    [
      Form(
        "Diffable data source detected item identifiers that are equal but have different hash"
          + " values. Two identifiers which compare as equal must return the same hash value. You"
          + " must fix this in the Hashable (Swift) or hash property (Objective-C) implementation"
          + " for the type of these identifiers. Identifiers that are equal but have different"
          + " hash values:", 15...27)
    ],
    says: ["two identifiers are equal, and their hash values differ: the app's own type is wrong"],
    causes: [
      "== compares the id and hash(into:) is made of all properties, or the other way about",
      "an identifier is a class whose properties change while it is in use",
    ],
    .outOfReach("identifiers are texts here, whose hash values are always right"))
}

extension CrashScript {
  /// A snapshot in which each identifier stands twice.
  static func duplicates(_ findings: CrashFindings, sections: Bool) -> [String]? {
    var names = identifiers(in: findings.text("identifiers") ?? "")
    if names.isEmpty { names = ["A"] }
    if names.count > CrashScene.mostSections { return nil }
    let lines = names.flatMap { name in
      sections
        ? Array(repeating: "section \(quoted(name))", count: 2)
        : Array(repeating: "row \(quoted(name)) id \(quoted(name))", count: 2)
    }
    if sections { return ["apply {"] + lines.map { "  \($0)" } + ["}"] }
    return ["apply {", "  section \"A\" {"] + lines.map { "    \($0)" } + ["  }", "}"]
  }

  /// The parts of a printed set; commas inside brackets do not part them.
  private static func identifiers(in list: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    var depth = 0
    for byte in list.utf8 {
      switch byte {
      case UInt8(ascii: "("), CrashByte.openBracket, CrashByte.open, CrashByte.less: depth += 1
      case UInt8(ascii: ")"), CrashByte.closeBracket, CrashByte.close, CrashByte.greater: depth -= 1
      case CrashByte.comma where depth == 0:
        parts.append([])
        continue
      default: break
      }
      if byte != CrashByte.space || parts[parts.count - 1].isEmpty == false {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.map { part in
      var part = part
      while part.last == CrashByte.space { part.removeLast() }
      return String(decoding: part, as: UTF8.self)
    }.filter { !$0.isEmpty }
  }
}
