import CommandLanguage
import Support
import TableKit
import Testing

@testable import Session

/// Batches recorded elsewhere, typed as a script: they lie beside the repository, and may not be there.
@Suite(.needsSharedCases("batch-updates.jsonl"))
struct RecordedBatchScriptTests {
  @Test func plainVerbsEndAsRecordedOrBreakTheRecordedRule() throws {
    // In log-81 the model was not changed, which a plain verb does.
    for script in try RecordedScript.all where !script.breaksSums && script.id != "log-81" {
      let stand = Stand()
      stand.run(script.opening)
      let printed = stand.output(script.plainUpdate)
      #expect(
        printed.hasPrefix("! exception") == (script.brokenRule != nil), "\(script.id): \(printed)")
      guard script.brokenRule == nil, let after = script.after, script.expects != "counts",
        !script.saysContentsTwice
      else {
        continue
      }
      #expect(stand.texts == after, "\(script.id)\n\(script.opening)\n\(script.plainUpdate)")
    }
  }

  @Test func modelAndTableApartAgreeOrBreakTheRecordedRule() throws {
    for script in try RecordedScript.all where script.after != nil {
      let stand = Stand()
      stand.run(script.opening)
      let printed = stand.output(script.splitUpdate)
      #expect(
        printed.hasPrefix("! exception") == (script.brokenRule != nil), "\(script.id): \(printed)")
    }
  }
}

extension Stand {
  /// The texts of all rows, section by section.
  var texts: [[String]] {
    let script = session.scripts[0]
    return (0..<script.numberOfSections).map { section in
      (0..<script.numberOfRows(in: section)).map { row in
        script.row(at: IndexPath(row: row, section: section)).text
      }
    }
  }
}

struct RecordedScript: Decodable {
  var id: String
  var before: [[String]]
  var ops: [Operation]
  var after: [[String]]?
  var fails: String?
  var uikit: String?
  var expects: String?

  struct Operation: Decodable {
    var op: String
    var at: Place?
    var from: Place?
    var to: Place?
    var value: String?
    var rows: [String]?
  }

  struct Place: Decodable {
    var words: String

    init(from decoder: Decoder) throws {
      if let section = try? Int(from: decoder) {
        words = "\(section)"
      } else {
        words = try [Int](from: decoder).map(String.init).joined(separator: ":")
      }
    }
  }

  static var all: [RecordedScript] {
    get throws { try SharedCases.values(of: "batch-updates.jsonl", as: RecordedScript.self) }
  }

  var brokenRule: String? { uikit ?? fails }
  var breaksSums: Bool { ["rows-count", "sections-count"].contains(brokenRule) }

  /// Whether a section came or was reloaded with contents that other operations tell of, too.
  var saysContentsTwice: Bool {
    ops.contains { $0.op == "reloadSection" }
      || ops.contains { $0.op == "insertSection" } && ops.contains { $0.op == "insertRow" }
  }

  var opening: String {
    before.isEmpty
      ? "implement numberOfSections" : before.map(Self.section).joined(separator: "\n")
  }

  private static func section(_ rows: [String]) -> String {
    rows.isEmpty ? "section" : "section { rows \(rows.map(Printer.quoted).joined(separator: " ")) }"
  }

  /// Model and table together.
  var plainUpdate: String {
    let lines = ops.map { operation -> String in
      let (at, from, to) = (
        operation.at?.words ?? "", operation.from?.words ?? "", operation.to?.words ?? ""
      )
      switch operation.op {
      case "insertRow": return "insert \(Printer.quoted(operation.value ?? "?")) at \(at)"
      case "deleteRow": return "delete \(at)"
      case "reloadRow":
        return operation.value.map { "data text \(Printer.quoted($0)) for \(at); reload \(at)" }
          ?? "reload \(at)"
      case "moveRow": return "move \(from) to \(to)"
      case "insertSection":
        let rows = (operation.rows ?? []).map(Printer.quoted).joined(separator: " ")
        let block = rows.isEmpty ? "" : " { rows \(rows) }"
        return "insert section at \(at)\(block)"
      case "deleteSection": return "delete section \(at)"
      case "reloadSection": return "reload section \(at)"
      case "moveSection": return "move section \(from) to \(to)"
      default: return operation.op
      }
    }
    return "updates { \(lines.joined(separator: "; ")) }"
  }

  /// The whole model anew, and the table told of it.
  var splitUpdate: String {
    let lines = ops.map { operation -> String in
      let (at, from, to) = (
        operation.at?.words ?? "", operation.from?.words ?? "", operation.to?.words ?? ""
      )
      switch operation.op {
      case "insertRow": return "table insert at \(at)"
      case "deleteRow": return "table delete \(at)"
      case "reloadRow": return "table reload \(at)"
      case "moveRow": return "table move \(from) to \(to)"
      case "insertSection": return "table insert section at \(at)"
      case "deleteSection": return "table delete section \(at)"
      case "reloadSection": return "table reload section \(at)"
      case "moveSection": return "table move section \(from) to \(to)"
      default: return operation.op
      }
    }
    let model = (after ?? []).map(Self.section).joined(separator: "; ")
    return "updates { data { \(model) }; \(lines.joined(separator: "; ")) }"
  }
}
