import TableKit
import Testing

@testable import Session

/// Whatever the check of an update can say is read, and raised again in the very same words.
@Suite struct CrashRoundTripTests {
  @Test(arguments: [4, 5, 6, 7, 12, 13, 14, 15, 16, 17, 26])
  func everyReasonComesBackFromItsOwnScript(_ release: Int) throws {
    let era = try #require(Era(release))
    var random = Random(seed: UInt64(release))
    for _ in 0..<25 {
      let batch = random.batch()
      guard
        let fault = UpdateBatch(batch.operations).fault(before: batch.before, after: batch.after)
      else { continue }
      let reason = fault.reason(in: era)
      let report = try #require(CrashReport(reading: reason), "\(reason)")
      let script = try #require(report.script, "\(reason)")
      let raised = CrashScriptTests.exception(of: script)
      #expect(raised == reason, "\(script)")
    }
  }
}

/// A small generator of numbers, the same ones in every run.
private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func counts() -> [Int] {
    (0..<(1 + number(below: 3))).map { _ in number(below: 5) }
  }

  private mutating func path() -> IndexPath {
    IndexPath(row: number(below: 6), section: number(below: 4))
  }

  mutating func batch() -> CrashScene {
    let before = counts()
    let after = number(below: 2) == 0 ? before : counts()
    return CrashScene(
      before: before, after: after,
      operations: (0..<number(below: 4)).map { _ in operation() })
  }

  private mutating func operation() -> UpdateOperation {
    switch number(below: 9) {
    case 0, 1: .insertRows([path()])
    case 2, 3: .deleteRows([path()])
    case 4: .reloadRows([path()])
    case 5: .moveRow(from: path(), to: path())
    case 6: .insertSections([number(below: 4)])
    case 7: .deleteSections([number(below: 4)])
    default: .moveSection(from: number(below: 4), to: number(below: 4))
    }
  }
}
