import TableKit

/// Some questions about a row, asked of the rows after it as well, in the same order and with the same
/// answers: what a table asks of each row as it goes into edit mode.
struct RepeatedRound {
  /// How many questions are asked of each row.
  let length: Int
  /// The first place after the last round.
  private(set) var end: Int
  /// The rows of the rounds after the first one.
  private var first: IndexPath
  private var last: IndexPath

  /// The rounds that begin at a place; nil: there are not two, or each is of one question, which folds by
  /// itself.
  init?(at start: Int, in entries: [LogEntry]) {
    guard let row = entries[start].askedRow else { return nil }
    length = Self.length(ofRoundAt: start, about: row, in: entries)
    guard length > 1 else { return nil }
    let next = IndexPath(row: row.row + 1, section: row.section)
    (end, first, last) = (start + length, next, row)
    while repeats(start, in: entries) { last.row += 1 }
    if last == row { return nil }
  }

  /// `the same 4 for each of 0:1…0:9`
  var words: String {
    first == last
      ? "the same \(length) for \(first)" : "the same \(length) for each of \(first)…\(last)"
  }

  /// Takes up the round at the end, if it is of the next row.
  private mutating func repeats(_ start: Int, in entries: [LogEntry]) -> Bool {
    let row = IndexPath(row: last.row + 1, section: last.section)
    guard Self.length(ofRoundAt: end, about: row, in: entries) == length else { return false }
    for offset in 0..<length
    where !entries[start + offset].isAlike(entries[end + offset]) { return false }
    end += length
    return true
  }

  private static func length(
    ofRoundAt start: Int, about row: IndexPath, in entries: [LogEntry]
  ) -> Int {
    var end = start
    while end < entries.count, entries[end].askedRow == row,
      entries[end].depth == entries[start].depth
    {
      end += 1
    }
    return end - start
  }
}

extension LogEntry {
  /// The row that a question is about, and nothing else.
  fileprivate var askedRow: IndexPath? {
    guard isQuestion, case .row(let row) = call?.arguments else { return nil }
    return row
  }

  /// Whether it asks the same of another row, and gets the same answer.
  fileprivate func isAlike(_ other: LogEntry) -> Bool {
    depth == other.depth && call?.method == other.call?.method && answer == other.answer
  }
}
