import Drawing
import Replay

// What a lesson writes on the screen.
extension LessonPrompt {
  func say(_ text: String) {
    let text = "  \(sanitized(text, ascii: school.style.isASCII))"
    for line in FoldedText.folded(text, columns: school.style.width) {
      output.writeLine(line)
    }
  }

  /// A line that could be typed, or is shown as it was written.
  func say(code: String) {
    output.writeLine("  \(sanitized(code, ascii: school.style.isASCII))")
  }

  /// A hint is Markdown, as the lesson is.
  func say(hint: String) {
    for line in ProseText.lines(of: hint, look: school.look, width: school.style.width - 2) {
      output.writeLine("  \(line)")
    }
  }

  mutating func show(_ markdown: String) {
    let lines = ProseText.lines(of: markdown, look: school.look, width: school.style.width)
    if lines.isEmpty { return }
    space()
    for line in lines { output.writeLine(line) }
    isSpaced = false
    space()
  }

  mutating func space() {
    if !isSpaced { output.writeLine("") }
    isSpaced = true
  }

  func showScreen() {
    var report = LessonPrompt.report(school, echoes: false)
    report.opened(run.session)
  }
}
