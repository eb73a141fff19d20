import Replay
import TableKit

/// What became of all files.
struct TestTally {
  private(set) var results: [(result: DocumentResult, seconds: Double)] = []

  mutating func add(_ result: DocumentResult, seconds: Double) {
    results.append((result, seconds))
  }

  private var blocks: [BlockResult] { results.flatMap(\.result.blocks) }

  var isEmpty: Bool { blocks.isEmpty }
  var failures: Int { blocks.count { $0.difference != nil } }

  func summary(updates: Bool) -> String {
    let files = results.count { !$0.result.blocks.isEmpty }
    let start = "\(counted(blocks.count, "block")) in \(counted(files, "file"))"
    if updates { return "\(start): \(updateSummary)" }
    if failures == 0 { return "\(start), all as recorded" }
    let notRun = blocks.count { !$0.outcome.wasRun }
    let rest = notRun == 0 ? "" : ", \(notRun) not run after \(failures == 1 ? "it" : "them")"
    return "\(start): \(failures) \(failures == 1 ? "differs" : "differ")\(rest)"
  }

  private var updateSummary: String {
    let written = results.filter { $0.result.updates > 0 }
    let failed = failures == 0 ? "" : ", \(failures) cannot be"
    if written.isEmpty { return "nothing to write anew" + failed }
    let updates = written.reduce(0) { $0 + $1.result.updates }
    return "\(counted(updates, "reply", "replies")) written anew in "
      + counted(written.count, "file") + failed
  }

  var junit: JUnitText { JUnitText(results) }
}
