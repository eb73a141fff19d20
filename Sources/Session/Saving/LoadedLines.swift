import CommandLanguage
import TableKit

// What `load` read, written out as one command.
extension Session {
  /// A block for the screen that the rows went to: all in it is told the table in one reload, as by
  /// `load` itself.
  func loadedLines(
    _ content: FileContent, _ spec: LoadSpec, _ source: SourceText, before step: Int
  ) throws(StepError) -> [String] {
    let (screen, section) = try target(of: spec, source, after: step)
    let isPlain = content.sections.count == 1 && content.sections[0].title == nil
    var lines = ["screen \(Printer.quoted(screen)) {"]
    for part in content.sections {
      if spec.section != nil {
        lines += part.rows.lines(at: section).map { "  \($0)" }
      } else if isPlain {
        lines += part.rows.lines().map { "  \($0)" }
      } else {
        lines += part.lines.map { "  \($0)" }
      }
    }
    return lines + ["}"]
  }

  /// The screen that was on the glass after a step, and the section that a `load` then named.
  private func target(
    of spec: LoadSpec, _ source: SourceText, after step: Int
  ) throws(StepError) -> (screen: String, section: Int?) {
    let present = state
    defer { state = present }
    state = try restored(step)
    guard let screen = topScreen else { throw StepError(.screen(.noScreenOnGlass)) }
    let name = scripts[screen].name
    guard let named = spec.section else { return (name, nil) }
    return (name, try section(named, Context(screen: screen, source: source)))
  }
}

extension FileSection {
  /// The section with its rows.
  fileprivate var lines: [String] {
    let head = "section" + (title.map { " " + Printer.quoted($0) } ?? "")
    let rows = rows.lines()
    if rows.isEmpty { return [head] }
    return ["\(head) {"] + rows.map { "  \($0)" } + ["}"]
  }
}

extension FileRows {
  /// How wide a line of several rows may become.
  private static let width = 96

  /// Commands that append the rows to the current section, or to the one of this number.
  fileprivate func lines(at section: Int? = nil) -> [String] {
    var lines: [String] = []
    var texts = ""
    for index in 0..<count {
      let text = Printer.quoted(text(index))
      let properties = properties(of: index)
      let isPlain = properties.isEmpty && section == nil
      if !texts.isEmpty, !isPlain || texts.utf8.count + text.utf8.count > Self.width {
        lines.append("rows" + texts)
        texts = ""
      }
      if isPlain {
        texts += " " + text
      } else {
        lines.append("row \(text)" + (section.map { " at \($0):end" } ?? "") + properties)
      }
    }
    return texts.isEmpty ? lines : lines + ["rows" + texts]
  }

  private func properties(of index: Int) -> String {
    (detail(index).map { " detail " + Printer.quoted($0) } ?? "")
      + (image(index).map { " image " + Printer.quoted($0) } ?? "")
  }
}
