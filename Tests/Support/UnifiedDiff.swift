import TextBytes

/// What must change in `old` to make `new` of it, as `diff -u` writes it; empty for equal texts.
package func unifiedDiff(from old: String, to new: String, name: String) -> String {
  let changes = LineDifference(from: lines(of: old), to: lines(of: new)).lines()
  if changes.isEmpty { return "" }
  let head = ["--- \(name) (recorded)", "+++ \(name) (now)"]
  return (head + changes).map { $0 + "\n" }.joined()
}

private func lines(of text: String) -> [ArraySlice<UInt8>] {
  var lines = Array(text.utf8).split(separator: 10, omittingEmptySubsequences: false)
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}
