import Foundation
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

  static let shared: [CrashCase] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../shared/cases/crash-messages.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      print("skipped: there is no \(file.path)")
      return []
    }
    return text.split(separator: "\n").dropFirst().compactMap { line in
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
  @Test(arguments: CrashCase.shared)
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
}
