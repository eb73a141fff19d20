import TableKit

/// The call log as lines of text, each safe to print: calls nest by two blanks, an answer stands in
/// its own column, and the same question asked again is folded.
///
/// ```
///   → tableView(_:willSelectRowAt: 0:2)            0:2
///   → tableView(_:canEditRowAt: 0:0…0:9) ×10       not implemented → yes (default)
///   stopped: willSelectRow 0:2 answered nil
/// ```
///
/// Several questions about a row that are asked of the next rows too, with the same answers, stand there
/// once: `the same 4 for each of 0:1…0:9`.
package func traceLines(
  of entries: some Collection<LogEntry>, spelling: CallSpelling = .swift, look: Look = Look()
) -> [String] {
  let entries = Array(entries)
  var lines: [String] = []
  var open: FoldedEntry?
  func close() {
    if let folded = open { lines.append(line(of: folded, spelling: spelling, look: look)) }
    open = nil
  }
  var next = 0
  while next < entries.count {
    if let round = RepeatedRound(at: next, in: entries) {
      close()
      lines += entries[next..<next + round.length].map {
        line(of: FoldedEntry($0), spelling: spelling, look: look)
      }
      lines.append(line(of: round, depth: entries[next].depth, look: look))
      next = round.end
      continue
    }
    if open?.absorb(entries[next]) != true {
      close()
      open = FoldedEntry(entries[next])
    }
    next += 1
  }
  close()
  return lines
}

/// An entry, and how many more of its kind followed it at once.
private struct FoldedEntry {
  private(set) var entry: LogEntry
  private(set) var count = 1
  /// The last row or section that was asked about, where the questions differ in that alone.
  private(set) var last: Call.Arguments?

  init(_ entry: LogEntry) { self.entry = entry }

  func callText(_ spelling: CallSpelling) -> String {
    entry.call.map { Drawing.callText($0, through: last, spelling: spelling) } ?? ""
  }

  /// How many rows of a section one question was about.
  var rowsAtOnce: Int {
    guard case .range(let first, let last)? = entry.call?.arguments,
      entry.call?.method != .numberOfRows,
      first.section == last.section
    else { return 1 }
    return last.row - first.row + 1
  }

  /// Takes an entry up when it only asks the same again, or of the next row with the same answer.
  mutating func absorb(_ other: LogEntry) -> Bool {
    if other == entry, last == nil, other.isQuestion {
      count += 1
      return true
    }
    guard other.depth == entry.depth, entry.isQuestion, let call = entry.call,
      let next = other.call, call.method == next.method, entry.answer == other.answer,
      follows(next.arguments, last ?? call.arguments), count == 1 || last != nil
    else { return false }
    last = next.arguments
    count += 1
    return true
  }

  private func follows(_ arguments: Call.Arguments, _ before: Call.Arguments) -> Bool {
    switch (before, arguments) {
    case (.row(let old), .row(let new)):
      new == IndexPath(row: old.row + 1, section: old.section)
    case (.section(let old), .section(let new)):
      new == old + 1
    case (.none, _), (.section, _), (.row, _), (.noRow, _), (.rows, _), (.title, _), (.style, _),
      (.action, _), (.flag, _),
      (.text, _), (.controller, _), (.button, _), (.cell, _), (.range, _), (.paths, _),
      (.sections, _), (.sectionMove, _), (.position, _):
      false
    }
  }
}

extension LogEntry {
  var call: Call? {
    switch event {
    case .call(let call, _), .missing(let call, _), .code(let call): call
    case .note, .log: nil
    }
  }

  /// What is answered, and by whom; entries that differ in it are not folded.
  var answer: LogEntry.Event? {
    switch event {
    case .call(_, let reply): .call(Call(.numberOfRows), reply: reply)
    case .missing(_, let reply): .missing(Call(.numberOfRows), default: reply)
    case .code, .note, .log: nil
    }
  }

  /// Whether it may be folded: the program's own lines, notes and logs each stand for themselves.
  var isQuestion: Bool {
    switch event {
    case .call, .missing: true
    case .code, .note, .log: false
    }
  }
}

/// The column in which answers stand, where the call leaves room.
private let answerColumn = 49

private func line(of folded: FoldedEntry, spelling: CallSpelling, look: Look) -> String {
  var pen = Pen(look: look)
  pen.blanks(2 + 2 * folded.entry.depth)
  var used = 2 + 2 * folded.entry.depth
  switch folded.entry.event {
  case .note(let note):
    pen.text(noteText(note))
  case .log(let text):
    pen.text("NSLog: \(text)")
  case .code:
    pen.text(folded.callText(spelling))
  case .call(_, let reply):
    used += writeCall(folded, spelling, with: &pen)
    writeAnswer(reply.map(replyText) ?? "no answer", after: used, with: &pen)
  case .missing(_, let reply):
    used += writeCall(folded, spelling, with: &pen)
    let answer = replyText(reply)
    let text = answer.isEmpty ? "not implemented" : "not implemented → \(answer) (default)"
    writeAnswer(text, after: used, with: &pen)
  }
  return String(decoding: pen.bytes, as: UTF8.self)
}

private func line(of round: RepeatedRound, depth: Int, look: Look) -> String {
  var pen = Pen(look: look)
  pen.blanks(4 + 2 * depth)
  pen.text(round.words)
  return String(decoding: pen.bytes, as: UTF8.self)
}

private func writeCall(_ folded: FoldedEntry, _ spelling: CallSpelling, with pen: inout Pen) -> Int
{
  var used = pen.mark(pen.glyphs.arrow) + pen.words(" ")
  used += pen.text(folded.callText(spelling))
  let count = max(folded.count, folded.rowsAtOnce)
  if count > 1 {
    used += pen.words(" ") + pen.mark(pen.glyphs.times) + pen.number(count)
  }
  return used
}

private func writeAnswer(_ text: String, after used: Int, with pen: inout Pen) {
  if text.isEmpty { return }
  pen.blanks(max(2, answerColumn - used))
  pen.text(text)
}
