import CommandLanguage
import Drawing
import LineEditing
import Replay
import Session
import TableKit

/// Finds lessons, teaches them one after the other, and keeps how far the learner has come.
struct School {
  let output: Output
  let style: StepText.Style
  let surroundings: Surroundings
  let keepsProgress: Bool
  /// nil: lessons may read any file.
  let sandbox: Sandbox?

  var files: FileAccess { sandbox?.files ?? .disk() }

  var look: Look {
    Look(
      glyphs: style.isASCII ? .ascii : .unicode, isPlain: style.isPlain, hasColor: style.hasColor)
  }

  var progress: LessonProgress {
    LessonProgress(keepsProgress ? LessonProgress.usualPath : nil)
  }

  /// Teaches a lesson at the prompt, and those that follow as long as the learner wishes.
  /// - Parameter word: empty: the first that is not done.
  @discardableResult
  func teach(_ word: String, _ reader: inout EntryReader) -> ExitStatus {
    output.holds = LineEditor.isTerminal && surroundings.rows != nil
    defer { output.holds = false }
    do throws(LessonError) {
      if word == School.listWord {
        try list()
        return .success
      }
      let shelf = LessonShelf()
      var next: String? = try path(word, shelf)
      defer { sandbox?.enter(script: nil) }
      while let path = next {
        sandbox?.enter(script: path)
        var prompt = LessonPrompt(self, try lesson(path), name: School.key(of: path, shelf))
        switch prompt.run(&reader) {
        case .left: return .success
        case .goes(let other): next = other
        case .done: next = try follow(path, &prompt, shelf, &reader)
        }
      }
      return .success
    } catch {
      return refuse(error)
    }
  }

  /// The word that stands for the list in place of a lesson.
  static let listWord = "list"

  /// Lists lessons, with what is done of them.
  /// - Parameter paths: none: those of the course.
  func list(_ paths: [String] = []) throws(LessonError) {
    let progress = progress
    let shelf = LessonShelf()
    if paths.isEmpty, shelf.paths.isEmpty { throw .noCourse }
    for path in paths.isEmpty ? shelf.paths : paths {
      let lesson = try lesson(path)
      let name = School.key(of: path, shelf)
      let done = progress.stepsDone(of: name) ?? 0
      let mark = progress.isDone(name) ? (style.isASCII ? "x" : "✓") : " "
      let count = done > 0 ? "  \(min(done, lesson.stepCount)) of \(lesson.stepCount)" : ""
      let isOneDigit = lesson.title.split(separator: ".").first?.count == 1
      say("\(mark) \(isOneDigit ? " " : "")\(lesson.title)\(count)")
    }
  }

  func refuse(_ error: LessonError) -> ExitStatus {
    if Interrupts.isPending { return .interrupted }
    output.write(Diagnostic(error))
    return .failedFile
  }

  /// Writes a line that may hold what a file says.
  func say(_ line: String) { output.writeLine(sanitized(line, ascii: style.isASCII)) }

  func path(_ word: String, _ shelf: LessonShelf) throws(LessonError) -> String {
    if !word.isEmpty { return try shelf.path(for: word) }
    let progress = progress
    guard let first = shelf.paths.first else { throw .noCourse }
    return shelf.paths.first { !progress.isDone(LessonShelf.name(of: $0)) } ?? first
  }

  func lesson(_ path: String) throws(LessonError) -> Walkthrough {
    let bytes: [UInt8]
    do { bytes = try readBytes(path) } catch {
      throw .unreadable(path, error)
    }
    let lesson = Walkthrough(Document(name: path, bytes: bytes), name: path)
    if lesson.stepCount == 0 { throw .nothingAsked(path) }
    return lesson
  }

  /// The name under which progress is kept: a lesson's of the course, any other file's whole path.
  static func key(of path: String, _ shelf: LessonShelf) -> String {
    if shelf.paths.contains(path) { return LessonShelf.name(of: path) }
    return realPath(path) ?? path
  }

  /// Lets the learner play on; then the next lesson, if they wish.
  private func follow(
    _ path: String, _ prompt: inout LessonPrompt, _ shelf: LessonShelf, _ reader: inout EntryReader
  ) throws(LessonError) -> String? {
    let next = shelf.path(after: path)
    let title = try next.map { path throws(LessonError) in try lesson(path).title }
    let after = title.map { "The return key goes on with \($0); quit ends." }
    let words = sanitized(after ?? "The return key ends.", ascii: style.isASCII)
    for line in FoldedText.lines(of: words, width: style.width, mark: "") {
      output.writeLine(line)
    }
    let (end, path) = prompt.playOn(&reader)
    return end == .emptyLine ? next : path
  }
}
