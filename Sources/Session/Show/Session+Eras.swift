import CommandLanguage
import Drawing
import TableKit

// `show eras A B { … }`: the same lines under the rules of two releases, each from the present state. The session
// is what it was afterwards.
extension Session {
  func eraLines(
    _ one: Era, _ other: Era, _ block: Block, _ source: SourceText
  ) throws(StepError) -> [String] {
    try requireNoStop()
    let runs = (try run(block, under: one, source), try run(block, under: other, source))
    let gutter = Gutter(left: "\(one.version)", right: "\(other.version)")
    var lines: [String] = []
    for (place, command) in block.commands.enumerated() {
      let pair = (runs.0.reply(at: place), runs.1.reply(at: place))
      lines += command.text(in: source) + gutter.merged(pair.0, pair.1)
    }
    return lines + pictureLines(runs.0.picture, runs.1.picture, gutter)
  }

  /// The pictures beside each other where the width that was set has room for them, else as one, whose
  /// lines stand twice where they differ.
  private func pictureLines(_ left: [String], _ right: [String], _ gutter: Gutter) -> [String] {
    let widths = (left + right).map { cellWidth(of: $0) }
    if let room = options.width, let widest = widths.max(), 2 * widest + 3 <= room {
      return gutter.beside(left, right, width: widest)
    }
    return gutter.merged(left, right)
  }

  /// Runs the commands of a block under an era, up to one that is refused.
  private func run(
    _ block: Block, under era: Era, _ source: SourceText
  ) throws(StepError) -> EraRun {
    let before = (state, history, options, recordsCalls, stage.isRecording)
    defer { (state, history, options, recordsCalls, stage.isRecording) = before }
    var result = EraRun()
    recordsCalls = true
    do throws(StepError) {
      try enter(era)
      for command in block.commands {
        stage.isRecording = true
        result.replies.append([])
        defer { result.reply(stage.takeLog(), options.trace.spelling) }
        result.add(try perform(command, forLooking: source))
      }
    } catch {
      running = RunningReactions()
      if error.isInterruption { throw error }
      result.add(error.reason.words.map { "! \($0)" })
    }
    result.picture = Drawing.lines(of: frame, caption: caption, look: look)
    return result
  }

  private func perform(
    _ command: LocatedCommand, forLooking source: SourceText
  ) throws(StepError) -> [String] {
    if let step = try performHere(command, source) { return step.output + step.notes }
    running = RunningReactions()
    _ = try runLine(command, source, try content(for: command.command))
    return line.notes.map { "note: \($0)" }
  }

  /// The table is laid out anew under the era's rules, also where that is the present one, so that the same
  /// cells serve the same rows under both; it keeps its selection.
  private func enter(_ era: Era) throws(StepError) {
    stage.isRecording = false
    stage.state.era = era
    scripts.eraWasNamed = true
    guard let id = stage.state.topTable, let table = stage.table(id) else { return }
    let selected = table.indexPathsForSelectedRows ?? []
    try uikit { () throws(TableException) in
      try table.reloadData()
      for path in selected {
        try table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
      try stage.turn()
    }
    _ = stage.takeLog()
  }

  /// How pictures among the lines of `show` are drawn.
  private var look: Look {
    Look(
      glyphs: options.ascii == true ? .ascii : .unicode, isPlain: options.look == .plain,
      showsCells: options.rendersCells)
  }
}

/// What a block came to under one era.
private struct EraRun {
  /// A command's calls and what it printed.
  var replies: [[String]] = []
  var picture: [String] = []

  /// What a command came to; those after one that was refused are not run.
  func reply(at place: Int) -> [String] {
    replies.indices.contains(place) ? replies[place] : ["not run"]
  }

  mutating func add(_ lines: [String]) {
    if replies.isEmpty { replies.append([]) }
    replies[replies.count - 1] += lines
  }

  /// The calls stand before what was printed.
  mutating func reply(_ log: [LogEntry], _ spelling: CallSpelling) {
    let calls = traceLines(of: log, spelling: spelling).map { String($0.dropFirst(2)) }
    replies[replies.count - 1].insert(contentsOf: calls, at: 0)
  }
}

extension LocatedCommand {
  /// As it was typed, a line each.
  fileprivate func text(in source: SourceText) -> [String] {
    let end = Swift.min(range.end, source.bytes.count)
    let bytes = source.bytes[Swift.min(range.start, end)..<end]
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
