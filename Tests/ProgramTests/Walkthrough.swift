import Foundation

/// A Markdown text whose fenced `tabletalk` blocks show commands, behind `> `, and what they print.
struct Walkthrough {
  private var lines: [String]
  /// The lines between the fences.
  private var blocks: [Range<Int>] = []

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
    var start: Int?
    for (index, line) in lines.enumerated() {
      if let first = start, line == "```" {
        blocks.append(first..<index)
        start = nil
      } else if line == "```tabletalk" {
        start = index + 1
      }
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// The commands of all blocks, as a script.
  var script: String { inputs.map { $0.dropFirst(2) + "\n" }.joined() }

  /// What all blocks say is printed.
  var transcript: String { blocks.flatMap { lines[$0] }.map { $0 + "\n" }.joined() }

  private var inputs: [String] { blocks.flatMap { lines[$0] }.filter { $0.hasPrefix("> ") } }

  /// The same text with what is printed now; nil when it does not echo the same commands.
  func updated(with output: String) -> Walkthrough? {
    var rest = output.components(separatedBy: "\n").dropLast()[...]
    guard rest.filter({ $0.hasPrefix("> ") }) == inputs else { return nil }
    var copy = self
    copy.lines = []
    var end = 0
    for (number, block) in blocks.enumerated() {
      let count = lines[block].count { $0.hasPrefix("> ") }
      copy.lines += lines[end..<block.lowerBound]
      copy.lines += Walkthrough.takeSteps(count, isLast: number == blocks.count - 1, from: &rest)
      end = block.upperBound
    }
    copy.lines += lines[end...]
    return copy
  }

  /// The lines of so many inputs and what follows them.
  private static func takeSteps(
    _ count: Int, isLast: Bool, from rest: inout ArraySlice<String>
  ) -> [String] {
    if isLast {
      defer { rest = [] }
      return Array(rest)
    }
    var taken: [String] = []
    var inputs = 0
    while let line = rest.first {
      if line.hasPrefix("> ") {
        if inputs == count { break }
        inputs += 1
      }
      taken.append(rest.removeFirst())
    }
    return taken
  }
}
