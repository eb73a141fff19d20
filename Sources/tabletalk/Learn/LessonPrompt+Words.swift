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
  func say(code: String) { say(code) }

  /// What the step asks for, and how much of it is done.
  func showTask() {
    guard let task = run.task else { return }
    say(markdown: task.text)
    if !task.done.isEmpty { say("done: \(task.done.joined(separator: ", "))") }
  }

  /// Markdown, as the lesson is.
  func say(markdown: String) {
    for line in ProseText.lines(of: markdown, look: school.look, width: school.style.width - 2) {
      output.writeLine("  \(line)")
    }
  }

  /// What is read before a step: its end says what is asked for.
  mutating func show(task markdown: String) {
    let lines = ProseText.lines(of: markdown, look: school.look, width: school.style.width)
    if lines.isEmpty { return }
    space()
    for line in lines { output.writeLine(line) }
    isSpaced = false
    space()
    isTaskAbove = true
  }

  mutating func space() {
    if !isSpaced { output.writeLine("") }
    isSpaced = true
  }

  func showScreen() {
    var report = ownReport
    report.opened(run.session)
  }
}
