/// Lays out completions below the line.
enum CompletionList {
  /// One completion a line with its help where the screen has room, else in columns without it.
  ///
  /// What still does not fit is counted in a last line. No line is wider than `width` terminal cells.
  static func lines(_ completions: [Completion], width: Int, height: Int) -> [String] {
    let room = max(1, height - 2)
    let names = completions.map { $0.display.safeForTerminal }
    let helped = completions.contains { !$0.help.isEmpty }
    if helped, completions.count <= room {
      return zip(names, completions).described(width: width)
    }
    let lines = columns(names, width: width)
    guard lines.count > room else { return lines.map(\.text) }
    let shown = lines.prefix(room - 1)
    let hidden = names.count - shown.reduce(0) { $0 + $1.count }
    return shown.map(\.text) + ["... and \(hidden) more".cut(toWidth: width)]
  }

  /// Names in columns of one width, filled row by row.
  private static func columns(_ names: [String], width: Int) -> [(text: String, count: Int)] {
    let column = 2 + (names.map(\.terminalWidth).max() ?? 0)
    let across = max(1, (width + 1) / column)
    return stride(from: 0, to: names.count, by: across).map { first in
      let row = names[first..<min(first + across, names.count)]
      let text = row.dropLast().map { $0.padded(toWidth: column) }.joined() + (row.last ?? "")
      return (text.cut(toWidth: width), row.count)
    }
  }
}

extension Sequence<(String, Completion)> {
  /// Each name with its help beside it.
  fileprivate func described(width: Int) -> [String] {
    let widest = map { $0.0.terminalWidth }.max() ?? 0
    let column = Swift.min(widest, Swift.max(8, width / 2))
    return map { name, completion in
      let help = completion.help.safeForTerminal
      let line = help.isEmpty ? name : name.padded(toWidth: column) + "  " + help
      return line.cut(toWidth: width)
    }
  }
}
