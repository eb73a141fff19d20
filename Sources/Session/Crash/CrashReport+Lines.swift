import TableKit

/// What `crash TEXT` prints: what the exception says, what it comes from, and a script that raises
/// it.
package func crashLines(for text: String) -> [String] {
  let text = CrashText(text)
  guard let report = CrashReport(text) else { return CrashStranger(text).lines }
  return report.lines
}

extension CrashReport {
  fileprivate var lines: [String] {
    var lines = [headline]
    lines += (explanation + remarks).map { "  \($0)" }
    lines.append("comes from, most frequent first:")
    lines += causes.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    return lines + scriptLines
  }

  private var headline: String {
    if case .foreign(let whose) = kind.origin {
      return "\(kind.name): no table's exception, but \(whose)"
    }
    let wording = era.map { ", in the words of iOS \($0.version)" } ?? ""
    return "\(kind.name): \(kind.exception.rawValue)\(wording)"
  }

  private var remarks: [String] {
    let caught =
      "Core Data caught it and goes on: the table is left as it was, and no longer fits the model"
    return (isCaught ? [caught] : []) + (whatWasCut.map { [$0] } ?? [])
  }

  private var scriptLines: [String] {
    guard let script else { return ["no script raises it here: \(whyNoScript)"] }
    return ["raised by:"] + script.map { "  \($0)" }
  }
}

/// A text in which no known message stands.
struct CrashStranger {
  private let text: CrashText

  init(_ text: CrashText) { self.text = text }

  var lines: [String] {
    let nearest = nearestKinds
    var lines = ["no exception of a table that is known: \(looksLike)"]
    if let first = nearest.first {
      lines.append("nearest: " + nearest.map(\.name).joined(separator: ", "))
      lines.append("\(first.name) reads: \(first.forms[0].pattern.text)")
    }
    lines.append(
      "help: paste the reason itself, what stands after \"reason:\", in one pair of quotes")
    return lines
  }

  /// What the text looks like, by the words that give it away.
  private var looksLike: String {
    if text.bytes.isEmpty { return "the text is empty" }
    for (words, looks) in Self.looks where text.contains(words) { return "it looks like \(looks)" }
    return "it looks like no exception"
  }

  /// In lower case; the first that stands in the text counts.
  private static let looks: [(words: String, looks: String)] = [
    ("exc_bad_access", "a bad access: memory that is gone, without a reason"),
    ("terminating with uncaught exception", "the end of an app without the exception's reason"),
    ("sigabrt", "a signal without the exception's reason, which stands further up in the console"),
    ("sigkill", "the system ending the app: memory, or the watchdog"),
    ("thread 1:", "the debugger's line without the exception's reason"),
    ("0x0000", "a stack without the exception's reason"),
    ("fatal error", "a fatal error of Swift, which raises no exception"),
    ("precondition failed", "a fatal error of Swift, which raises no exception"),
    ("assertion failure in", "an assertion without its reason, which stands in the lines after it"),
    ("error:", "a compiler's or another tool's error"),
    ("uicollectionview", "something about a UICollectionView"),
    (
      "nsinternalinconsistencyexception",
      "an exception without its reason, or one that is not known"
    ),
    ("nsrangeexception", "an exception without its reason, or one that is not known"),
    ("exception", "an exception of something else"),
    ("uitableview", "something about a table view"),
  ]

  /// At most three kinds that share the most words with the text.
  private var nearestKinds: [CrashKind] {
    let words = Set(Self.words(text.lowercased))
    let shared = CrashKind.all.enumerated().compactMap { offset, kind -> (Int, Int, CrashKind)? in
      let count = kind.forms.map { Set(Self.words($0.pattern.words)).intersection(words).count }
        .max()
      guard let count, count >= 2 else { return nil }
      return (-count, offset, kind)
    }
    return shared.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// Words of at least four letters.
  private static func words(_ bytes: [UInt8]) -> [String] {
    bytes.split { !CrashByte.isWordPart($0) }.filter { $0.count >= 4 }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
