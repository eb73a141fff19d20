import Support
import TableKit
import Testing

@testable import Session

/// A line of the shared list of messages.
struct CrashCase: CustomTestStringConvertible, Sendable {
  var id: String
  var kind: String
  var message: String
  var numbers: [String: Int]

  var testDescription: String { "\(id) \(kind)" }

  static let file = "crash-messages.tsv"

  static let shared: [CrashCase] = {
    (SharedCases.lines(of: file) ?? []).dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count >= 4 else { return nil }
      let pairs = columns[3].split(separator: ",").compactMap { pair -> (String, Int)? in
        let parts = pair.split(separator: "=")
        guard parts.count == 2, let number = Int(parts[1]) else { return nil }
        return (String(parts[0]), number)
      }
      return CrashCase(
        id: columns[0], kind: columns[1], message: columns[2],
        numbers: Dictionary(pairs) { one, _ in one })
    }
  }()
}

@Suite struct CrashReportTests {
  @Test(.needsSharedCases(CrashCase.file), arguments: CrashCase.shared)
  func everySharedMessageIsUnderstood(_ c: CrashCase) throws {
    let report = try #require(CrashReport(reading: c.message))
    #expect(report.name == c.kind)
    for name in ["before", "after", "inserted", "deleted", "movedIn", "movedOut"] {
      if let number = c.numbers[name], let found = report.findings.number(name) {
        #expect(found == number, "\(name)")
      }
    }
    #expect(!report.explanation.isEmpty)
    #expect(!report.causes.isEmpty)
  }

  @Test(arguments: [
    (2, 1, 0, "the last row of a section was deleted"),
    (2, 3, 0, "the model gained or lost a section"),
    (2, 2, 1, "sections were inserted or deleted in the table"),
  ])
  func theNumbersOfSectionsPointToACause(
    before: Int, after: Int, deleted: Int, cause: String
  ) throws {
    let message =
      "Invalid update: invalid number of sections.  The number of sections contained in the table "
      + "view after the update (\(after)) must be equal to the number of sections contained in the "
      + "table view before the update (\(before)), plus or minus the number of sections inserted or "
      + "deleted (0 inserted, \(deleted) deleted)."
    let report = try #require(CrashReport(reading: message))
    #expect(report.causes.first?.hasPrefix(cause) == true, "\(report.causes)")
  }
}
