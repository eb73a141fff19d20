import Drawing
import Session

// Long texts come page by page, so that what is asked for is seen with the picture that it is asked of.
extension LessonPrompt {
  /// Shows what was written since the learner's last line, and reads the next; where a page ends the return
  /// key goes on, and what else is typed there waits for the prompt, unless it is about the lesson.
  func read(prompt: String, _ reader: inout EntryReader, _ session: Session) -> String? {
    let pages = pages
    var begun = ""
    for page in pages.dropLast() {
      for line in page { output.writeLine(line) }
      guard let entry = reader.next(prompt: "return goes on> ", session) else { return nil }
      if entry.allSatisfy(\.isWhitespace) { continue }
      if LessonEntry(entry).isOfTheLesson { return entry }
      begun = entry
    }
    for line in pages.last ?? [] { output.writeLine(line) }
    return reader.next(prompt: prompt, begun: begun, session)
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
