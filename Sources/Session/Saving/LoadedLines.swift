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
    // A page that has no name is the one on the glass.
    var lines = screen.map { ["screen \(Printer.quoted($0)) {"] } ?? []
    for part in content.sections {
      let isBare = isPlain || spec.section != nil
      lines += try isBare ? rowLines(part.rows, at: section, indent: "  ") : sectionLines(part)
    }
    return screen == nil ? lines : lines + ["}"]
  }

  /// The screen that was on the glass after a step, and the section that a `load` then named; nil: it has no name.
  private func target(
    of spec: LoadSpec, _ source: SourceText, after step: Int
  ) throws(StepError) -> (screen: String?, section: Int?) {
    let present = state
    defer { state = present }
    state = try restored(step)
    guard let screen = topScreen else { throw StepError(.screen(nobodyOnGlass)) }
    let name = scripts[screen].isUnnamed ? nil : scripts[screen].name
    guard let named = spec.section else { return (name, nil) }
    return (name, try section(named, Context(screen: screen, source: source)))
  }

  /// The section with its rows.
  private func sectionLines(_ part: FileSection) throws(StepError) -> [String] {
    let head = "  section" + (part.title.map { " " + Printer.quoted($0) } ?? "")
    let rows = try rowLines(part.rows, indent: "    ")
    return rows.isEmpty ? [head] : ["\(head) {"] + rows + ["  }"]
  }

  /// Commands that append the rows to the current section, or to the one of this number.
  private func rowLines(
    _ rows: FileRows, at section: Int? = nil, indent: String
  ) throws(StepError) -> [String] {
    var lines: [String] = []
    var texts = ""
    for index in 0..<rows.count {
      try endIfInterrupted(at: index)
      let text = Printer.quoted(rows.text(index))
      let properties = rows.properties(of: index)
      let isPlain = properties.isEmpty && section == nil
      if !texts.isEmpty, !isPlain || texts.utf8.count + text.utf8.count > FileRows.width {
        lines.append("\(indent)rows\(texts)")
        texts = ""
      }
      if isPlain {
        texts += " " + text
      } else {
        let place = section.map { " at \($0):end" } ?? ""
        lines.append("\(indent)row \(text)\(place)\(properties)")
      }
    }
    return texts.isEmpty ? lines : lines + ["\(indent)rows\(texts)"]
  }
}

extension FileRows {
  /// How wide a line of several rows may become.
  fileprivate static let width = 96

  fileprivate func properties(of index: Int) -> String {
    (detail(index).map { " detail " + Printer.quoted($0) } ?? "")
      + (image(index).map { " image " + Printer.quoted($0) } ?? "")
  }
}
