import Foundation
import Session
import Testing

@testable import Replay

/// What the course asks for is said.
@Suite struct LessonTaskTests {
  /// How a text may speak of a command that it does not name.
  private static let paraphrases = [
    "tap": ["touch", "button", "delete", "leave"], "undo": ["back"], "reload": ["anew"],
    "wire": ["unwire"],
  ]

  @Test func everyStepOfTheCourseHasATaskThatSpeaksOfIt() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "examples/lessons")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let bytes = try Array(Data(contentsOf: folder.appending(path: name)))
      let lesson = Walkthrough(Document(name: name, bytes: bytes), name: name)
      for (beat, step) in lesson.beats.enumerated().map({ ($0, $1.asked) }) {
        guard let step else { continue }
        let task = try #require(LessonTask(of: beat, in: lesson.beats), "\(name): \(step.answer)")
        let spoken = Self.words(of: task.text)
        let answer = Self.words(of: step.answer)
        let wanted = answer + answer.flatMap { Self.paraphrases[$0] ?? [] }
        #expect(wanted.contains(where: spoken.contains), "\(name): \(step.answer): \(task.text)")
      }
    }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "+" }
      .map(String.init)
  }

  @Test(arguments: [
    ("Do.\n\n# Heading\n\n| a | b |\n", "Do."),
    (
      "First \(String(repeating: "x", count: 300)). `a. b` (so. So.) Do.\n",
      "… `a. b` (so. So.) Do."
    ),
    ("Do `a.\nb`, e. g.\n", "Do `a. b`, e. g."),
  ])
  func aTaskIsTheEndOfTheText(prose: String, task: String) {
    let found = LessonTask(of: 1, in: [.prose(prose)])
    #expect(found == LessonTask(text: task, done: []))
  }

  @Test func withoutATextThereIsNone() {
    #expect(LessonTask(of: 1, in: [.prose("# Heading\n")]) == nil)
  }
}
