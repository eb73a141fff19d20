import Drawing
import Session

// Long texts come page by page, so that what is asked for is seen with the picture that it is asked of.
extension LessonPrompt {
  /// Shows what was written since the learner's last line, and reads the next; where a page ends the return
  /// key goes on, and whatever else is typed is taken as an answer to all of it.
  func read(prompt: String, _ reader: inout EntryReader, _ session: Session) -> String? {
    let pages = pages
    for (index, page) in pages.enumerated() {
      for line in page { output.writeLine(line) }
      let isLast = index == pages.count - 1
      guard let entry = reader.next(prompt: isLast ? prompt : "return goes on> ", session) else {
        return nil
      }
      if isLast { return entry }
      if entry.allSatisfy(\.isWhitespace) { continue }
      for line in pages[(index + 1)...].joined() { output.writeLine(line) }
      return entry
    }
    return nil
  }

  /// At least one.
  private var pages: [[String]] {
    guard let rows = school.surroundings.rows, output.holds else { return [[]] }
    let lines = heldLines
    showPicture()
    return PagedText(
      lines, picture: heldLines, rows: rows - 1, columns: school.surroundings.columns ?? 80
    ).pages
  }

  private var heldLines: [String] {
    let text = String(decoding: output.takeHeld(), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func showPicture() {
    if run.session.options.render != .off { showScreen() }
  }
}
