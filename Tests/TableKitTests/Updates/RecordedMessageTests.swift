import Support
import TableKit
import Testing

/// A crash report: its rule, its text and the numbers in it.
private struct Report {
  let id: String
  let kind: String
  let message: String
  let numbers: [String: Int]
  /// The release, where the report names one.
  let release: Int?

  init?(line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5 else { return nil }
    (id, kind, message) = (fields[0], fields[1], fields[2])
    var numbers: [String: Int] = [:]
    for pair in fields[3].split(separator: ",") {
      let parts = pair.split(separator: "=")
      if parts.count == 2 { numbers[String(parts[0])] = Int(parts[1]) }
    }
    self.numbers = numbers
    release =
      fields[4].hasPrefix("iOS ")
      ? Int(fields[4].dropFirst(4).prefix { $0.isNumber }) : nil
  }

  private subscript(name: String) -> Int { numbers[name] ?? 0 }

  private var path: IndexPath { IndexPath(row: self["row"], section: self["section"]) }

  /// A table, a batch and a table after that raise the message; nil for a kind that is no update's.
  var cause: (before: [Int], operations: [UpdateOperation], after: [Int])? {
    switch kind {
    case "rows-count", "batch-updates-inconsistent":
      return rowCountCause
    case "sections-count":
      return (
        [Int](repeating: 1, count: self["before"]),
        [
          .deleteSections(Array(0..<self["deleted"])), .insertSections(Array(0..<self["inserted"])),
        ],
        [Int](repeating: 1, count: self["after"])
      )
    case "delete-row-bounds":
      let counts = tableCounts(self["before"])
      return (counts, [.deleteRows([path])], counts)
    case "insert-row-bounds":
      let counts = tableCounts(self["after"])
      return (counts, [.insertRows([path])], counts)
    case "delete-row-section-bounds":
      let counts = [Int](repeating: 3, count: self["sectionsBefore"])
      return (counts, [.deleteRows([path])], counts)
    case "insert-row-section-bounds":
      let counts = [Int](repeating: 3, count: self["sectionsAfter"])
      return (counts, [.insertRows([path])], counts)
    case "delete-and-reload":
      return ([3], [.deleteRows([path]), .reloadRows([path])], [3])
    default:
      return nil
    }
  }

  /// Sections up to the one in question, which has so many rows.
  private func tableCounts(_ rows: Int) -> [Int] {
    [Int](repeating: 9, count: self["section"]) + [rows]
  }

  private var rowCountCause: (before: [Int], operations: [UpdateOperation], after: [Int]) {
    let section = self["section"]
    let row = { IndexPath(row: $0, section: section) }
    let other = { IndexPath(row: $0, section: section + 1) }
    let movedIn = (0..<self["movedIn"]).map {
      UpdateOperation.moveRow(from: other($0), to: row($0))
    }
    let spare = movedIn.isEmpty ? [] : [9]
    return (
      tableCounts(self["before"]) + spare,
      movedIn + [
        .deleteRows((0..<self["deleted"]).map(row)), .insertRows((0..<self["inserted"]).map(row)),
      ],
      tableCounts(self["after"]) + spare.map { $0 - movedIn.count }
    )
  }

  /// The releases whose text is the reported one.
  func releases(_ fault: UpdateFault) -> [Int] {
    (2...27).filter { version in
      let text = fault.reason(in: Era(integerLiteral: version), table: "<UITableView: 0x0;")
      return text == uncut || text.flattened == uncut || withoutTable(text.flattened) == uncut
        || (isCut && text.contains(uncut))
    }
  }

  /// A report that begins in the middle.
  private var isCut: Bool { message.hasPrefix("The number of rows") }

  /// The message without what the report doubled, and with the line breaks that it wrote out.
  private var uncut: String {
    let text = message.hasSuffix("..") ? String(message.dropLast()) : message
    return text.replacing("\\n", with: "\n").replacing("\\t", with: "\t")
  }

  private func withoutTable(_ text: String) -> String {
    text.replacing(" Table view: <UITableView: 0x0;", with: "")
  }
}

extension String {
  /// With each run of line breaks and tabs as one blank.
  fileprivate var flattened: String {
    split { $0 == "\n" || $0 == "\t" }.joined(separator: " ")
  }
}

@Test(.needsSharedCases("crash-messages.tsv"))
func theMessagesOfReportedCrashesComeBackWordForWord() {
  let reports = (SharedCases.lines(of: "crash-messages.tsv") ?? []).compactMap(Report.init)
  var raised = 0
  for report in reports {
    guard let (before, operations, after) = report.cause else { continue }
    raised += 1
    guard let fault = UpdateBatch(operations).fault(before: before, after: after) else {
      Issue.record("\(report.id) is accepted")
      continue
    }
    let releases = report.releases(fault)
    #expect(!releases.isEmpty, "\(report.id): \(fault.reason(in: 12))")
    if let release = report.release { #expect(releases.contains(release), "\(report.id)") }
  }
  #expect(raised > 20)
}
