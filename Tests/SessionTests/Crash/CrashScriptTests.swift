import CommandLanguage
import TableKit
import Testing

@testable import Session

/// The scripts that `crash` prints, run as somebody would who copies them.
@Suite struct CrashScriptTests {
  @Test(.needsSharedCases(CrashCase.file), arguments: CrashCase.shared.map(\.message))
  func theScriptOfASharedMessageRaisesIt(_ text: String) throws {
    try expectScriptRaises(text)
  }

  @Test(arguments: CrashScriptTests.further)
  func theScriptRaisesTheTextItself(_ text: String) throws {
    try expectScriptRaises(text)
  }

  private func expectScriptRaises(_ text: String) throws {
    let report = try #require(CrashReport(reading: text))
    guard let script = report.script else {
      #expect(Self.withoutScript.contains(report.kind.name) || Self.impossible.contains(text))
      return
    }
    let raised = try #require(Self.exception(of: script), "\(script)")
    if report.clues.pathForm == .short, !text.contains("{length") { return }
    let told = Self.bare(raised)
    let message = Self.bare(text)
    #expect(
      message.contains(told) || Self.overlaps(message, told), "\(script)\n\(told)\n\(message)")
  }

  static let further = (DirtyCase.counts + DirtyCase.places + DirtyCase.others)
    .filter { !$0.text.contains("...") && !$0.text.contains("%") }
    .map(\.text)

  /// The kinds that no command brings about.
  private static let withoutScript: Set<String> = [
    "animation-fraction", "array-bounds", "cell-asked-while-shown", "collection-view-bounds",
    "collection-view-cells", "collection-view-counts", "dequeue-bad-nib", "dequeue-nib-id-mismatch",
    "dequeue-twice", "diffable-hash-mismatch", "index-titles-bullet", "key-value-coding",
    "legacy-update-inconsistent", "missing-method", "nib-not-tableview", "placeholder-bug",
    "rect-bad-path", "section-map-bug", "two-animations", "unrecognized-selector",
    "visible-rows-bug",
  ]

  /// Messages of other kinds whose numbers no update has, or no table.
  private static let impossible = [
    DirtyCase.impossible.text,
    "section header height must not be negative - provided height for section 1 is -1.000000",
  ]

  /// The reason of the exception that ends a script; nil when there is none.
  static func exception(of script: [String]) -> String? {
    let session = Session()
    session.options.render = .off
    let source = SourceText(name: "", script.joined(separator: "\n"))
    var parser = Parser(source)
    do {
      while let command = try parser.next() {
        do throws(StepError) { _ = try session.perform(command, in: source) } catch {
          if case .run(.exception(_, let text, _)) = error.reason { return text }
          print("refused: \(error.reason)")
          return nil
        }
      }
    } catch {
      print("unread: \(error)")
    }
    return nil
  }

  /// A text without what no script can bring back: objects, pointers, and how blanks stand.
  static func bare(_ text: String) -> String {
    let even = CrashText(text).string
    var bare = ""
    var depth = 0
    for character in even {
      if character == "<" { depth += 1 }
      if depth == 0 { bare.append(character) }
      if character == ">" { depth = max(0, depth - 1) }
    }
    for end in ["Table view: ", "0x"] {
      if let range = bare.firstRange(of: end) { bare = String(bare[..<range.lowerBound]) }
    }
    return bare.replacing("( {", with: "({").lowercased().trimming { " .'\"".contains($0) }
  }

  /// Whether one text goes on where the other was cut, or lies in it.
  static func overlaps(_ text: String, _ raised: String) -> Bool {
    if raised.contains(text) { return true }
    let letters = Array(text)
    return letters.indices.contains { index in
      letters.count - index >= 20 && raised.hasPrefix(String(letters[index...]))
    }
  }
}

extension String {
  fileprivate func trimming(_ isBlank: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isBlank(last) { text.removeLast() }
    while let first = text.first, isBlank(first) { text.removeFirst() }
    return String(text)
  }
}
