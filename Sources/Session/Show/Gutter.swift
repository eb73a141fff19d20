import Drawing

/// Two columns of lines that are shown as one, or beside each other, with a mark where they differ.
struct Gutter {
  /// What stands before the lines of one side alone.
  let left: String
  let right: String

  private var width: Int { max(left.count, right.count) + 1 }

  /// The lines of both: those of one side alone behind its name, the left ones first.
  func merged(_ old: [String], _ new: [String]) -> [String] {
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (one, other) = (0, 0)
    while one < old.count || other < new.count {
      if removed.contains(one) {
        lines.append(line(old[one], of: left))
        one += 1
      } else if inserted.contains(other) {
        lines.append(line(new[other], of: right))
        other += 1
      } else {
        lines.append(line(old[one], of: ""))
        one += 1
        other += 1
      }
    }
    return lines
  }

  private func line(_ text: String, of side: String) -> String {
    String(repeating: " ", count: width - 1 - side.count) + side + " " + text
  }

  /// Both beside each other, each `width` terminal cells wide; `|` stands between lines that differ.
  func beside(_ old: [String], _ new: [String], width: Int) -> [String] {
    var lines = [padded("era \(left)", width) + "   era \(right)"]
    for place in 0..<max(old.count, new.count) {
      let one = place < old.count ? old[place] : ""
      let other = place < new.count ? new[place] : ""
      lines.append(padded(one, width) + (one == other ? "   " : " | ") + other)
    }
    return lines
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - cellWidth(of: text)))
  }
}
