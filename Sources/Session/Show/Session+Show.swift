import CommandLanguage
import Drawing
import TableKit

// What `show` prints; the picture itself is drawn by whoever shows the step.
extension Session {
  /// `source`: where the lines of a block stand.
  func lines(
    of topic: ShowTopic, in source: SourceText = SourceText("")
  ) throws(StepError) -> [String] {
    switch topic {
    case .screen: []
    case .tree: treeLines
    case .calls(let step): try callLines(since: step)
    case .cells: cellLines
    case .life(let cell): try lifeLines(of: cell)
    case .counts: countLines
    case .answers: answerLines
    case .stack: stackLines
    case .code(let language): try codeLines(in: language, isMarked: true)
    case .state: Self.lines(of: state)
    case .steps: try stepLines()
    case .diff(let one, let other): try diffLines(one, other)
    case .eras(let one, let other, let block): try eraLines(one, other, block, source)
    }
  }

  // MARK: Calls

  private func callLines(since step: Int?) throws(StepError) -> [String] {
    let running = stopped.map { stopped in
      traceLines(of: stopped.log.map(\.withoutAwaitedAnswer), spelling: options.trace.spelling)
    }
    if let running, step == nil { return running }
    let start = step ?? max(0, history.position - 1)
    guard start >= 0, start <= history.last else {
      throw StepError(.session(.noStep(start, last: history.last)))
    }
    var lines: [String] = []
    for (number, log) in try calls(since: start) {
      if step != nil { lines.append("\(number)  \(history.text(of: number))") }
      lines += traceLines(of: log, spelling: options.trace.spelling)
    }
    if let running, let text = stopped?.performed.text { lines += ["now  \(text)"] + running }
    return lines.isEmpty ? ["no calls"] : lines
  }

  // MARK: Steps

  private func stepLines() throws(StepError) -> [String] {
    if history.last == 0 { return stoppedLines.isEmpty ? ["no steps yet"] : stoppedLines }
    var path: Set<Int> = []
    var step = history.position
    while step > 0 {
      path.insert(step)
      step = history.parent(of: step)
    }
    let width = String(history.last).utf8.count
    var lines = history.position == 0 ? ["→ \(String(repeating: " ", count: width - 1))0"] : []
    for number in 1...history.last {
      try endIfInterrupted(at: number)
      let digits = String(number)
      let blanks = String(repeating: " ", count: width - digits.utf8.count)
      let mark = number == history.position ? "→" : path.contains(number) ? " " : "·"
      let parent = history.parent(of: number)
      let branch = parent == number - 1 ? "" : "   (after \(parent))"
      lines.append("\(mark) \(blanks)\(digits)  \(history.text(of: number))\(branch)")
    }
    return lines + stoppedLines
  }

  /// The step that stands still, if one does.
  private var stoppedLines: [String] {
    guard let stopped, let call = stoppedCall else { return [] }
    return ["now  \(stopped.performed.text)", "     stopped inside \(call)"]
  }

  private func diffLines(_ first: Int?, _ second: Int?) throws(StepError) -> [String] {
    let other = second ?? history.position
    let one = first ?? history.parent(of: other)
    for number in [one, other] where number < 0 || number > history.last {
      throw StepError(.session(.noStep(number, last: history.last)))
    }
    let (old, new) = (try restored(one), try restored(other))
    let difference = StateDifference(endIfInterrupted: endIfInterrupted(at:))
    let lines = try difference.lines(from: old, to: new)
    return lines.isEmpty ? ["steps \(one) and \(other) are alike"] : lines
  }

  // MARK: Counts

  private var countLines: [String] {
    guard let id = stage.state.topTable else { return ["no table on the screen"] }
    let table = stage.state.tables[id]
    let source = topScreen.flatMap(sourceCounts(of:))
    var lines = ["          table thinks   data source says"]
    lines.append(Self.countLine("sections", table.sections.count, source?.count))
    for section in 0..<max(table.sections.count, source?.count ?? 0) {
      let known = section < table.sections.count ? table.sections[section].numberOfRows : nil
      let told = source.flatMap { section < $0.count ? $0[section] : nil }
      lines.append(Self.countLine("section \(section)", known, told))
    }
    return lines + (topScreen.map(glassLines(of:)) ?? [])
  }

  private static func countLine(_ name: String, _ known: Int?, _ told: Int?) -> String {
    let left = known.map { String($0) } ?? "-"
    let right = told.map { String($0) } ?? "-"
    let mark = known == told || told == nil ? "" : "   differ"
    return padded(name, 10) + padded(left, 15) + right + mark
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.utf8.count))
  }
}

extension TraceMode {
  /// How the trace spells methods.
  package var spelling: CallSpelling {
    switch self {
    case .objectiveC: .objectiveC
    case .on, .off, .swift, .only: .swift
    }
  }
}
