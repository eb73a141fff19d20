/// What must change in `old` to make `new` of it, as `diff -u` writes it; empty for equal texts.
package func unifiedDiff(from old: String, to new: String, name: String) -> String {
  let before = lines(of: old)
  let after = lines(of: new)
  let edits = edits(from: before, to: after)
  if edits.allSatisfy({ $0.kind == .keep }) { return "" }
  var text = "--- \(name) (recorded)\n+++ \(name) (now)\n"
  for hunk in hunks(of: edits) {
    let first = edits[hunk.lowerBound]
    let removed = edits[hunk].count { $0.kind != .add }
    let added = edits[hunk].count { $0.kind != .remove }
    text += "@@ -\(first.old + 1),\(removed) +\(first.new + 1),\(added) @@\n"
    for edit in edits[hunk] { text += "\(edit.kind.rawValue)\(edit.line)\n" }
  }
  return text
}

/// One line of a diff; `old` and `new` count the lines before it, from 0.
private struct Edit {
  enum Kind: String {
    case keep = " "
    case remove = "-"
    case add = "+"
  }

  var kind: Kind
  var line: String
  var old: Int
  var new: Int
}

private func lines(of text: String) -> [String] {
  var lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
    .map { String(Substring($0)) }
  if lines.last == "" { lines.removeLast() }
  return lines
}

/// Both texts, line by line, along a longest common subsequence.
private func edits(from old: [String], to new: [String]) -> [Edit] {
  let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
  var removed = Set<Int>()
  var added = Set<Int>()
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): added.insert(offset)
    }
  }
  var edits: [Edit] = []
  var (o, n) = (0, 0)
  while o < old.count || n < new.count {
    if o < old.count, removed.contains(o) {
      edits.append(Edit(kind: .remove, line: old[o], old: o, new: n))
      o += 1
    } else if n < new.count, added.contains(n) {
      edits.append(Edit(kind: .add, line: new[n], old: o, new: n))
      n += 1
    } else {
      edits.append(Edit(kind: .keep, line: old[o], old: o, new: n))
      (o, n) = (o + 1, n + 1)
    }
  }
  return edits
}

/// The changes with three lines around them; those that touch are one.
private func hunks(of edits: [Edit]) -> [Range<Int>] {
  var hunks: [Range<Int>] = []
  for (index, edit) in edits.enumerated() where edit.kind != .keep {
    let range = max(0, index - 3)..<min(edits.count, index + 4)
    if let last = hunks.last, range.lowerBound <= last.upperBound {
      hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
    } else {
      hunks.append(range)
    }
  }
  return hunks
}
