import CommandLanguage

/// What a step asks for, in its author's words.
package struct LessonTask: Equatable, Sendable {
  /// Markdown: the paragraph before the step's block, and where it is long only the sentences at its end.
  package let text: String
  /// What the steps before in the same block asked for.
  package let done: [String]
}

extension LessonTask {
  /// The most bytes of a text that has several sentences.
  private static let most = 300

  /// - Parameter beat: the place of the step; nil is returned where nothing is said before it.
  init?(of beat: Int, in beats: [Walkthrough.Beat]) {
    var done: [String] = []
    for beat in beats[..<beat].reversed() {
      switch beat {
      case .asked(let step): done.insert(step.answer, at: 0)
      case .prose(let text):
        guard let paragraph = Self.lastParagraph(of: text) else { continue }
        self.init(text: Self.end(of: paragraph), done: done)
        return
      case .shown, .beginning, .given: break
      }
    }
    return nil
  }

  /// On one line; headings, tables and lists are none.
  private static func lastParagraph(of prose: String) -> String? {
    var paragraph: [Substring] = []
    for line in prose.split(separator: "\n", omittingEmptySubsequences: false).reversed() {
      if line.allSatisfy(\.isWhitespace) || ["#", "|", "- "].contains(where: line.hasPrefix) {
        if paragraph.isEmpty { continue }
        break
      }
      paragraph.insert(line, at: 0)
    }
    return paragraph.isEmpty ? nil : paragraph.joined(separator: " ")
  }

  private static func end(of paragraph: String) -> String {
    var sentences = sentences(of: paragraph)[...]
    var isCut = false
    while sentences.count > 1, sentences.joined(separator: " ").utf8.count > most {
      sentences.removeFirst()
      isCut = true
    }
    return (isCut ? "… " : "") + sentences.joined(separator: " ")
  }

  /// Parted behind full stops and their like, but not in code nor in parentheses.
  private static func sentences(of paragraph: String) -> [String] {
    var sentences: [String] = []
    var words: [Substring] = []
    var (isCode, depth) = (false, 0)
    for word in paragraph.split(separator: " ") {
      words.append(word)
      for character in word {
        if character == "`" { isCode.toggle() }
        if isCode { continue }
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
      }
      let end = word.last { !")\"*`".contains($0) }
      if !isCode, depth <= 0, let end, ".?!".contains(end) {
        sentences.append(words.joined(separator: " "))
        words = []
      }
    }
    if !words.isEmpty { sentences.append(words.joined(separator: " ")) }
    return sentences
  }
}

extension LessonRun {
  /// That of the step that is asked for; nil: none is, or nothing is said before it.
  package var task: LessonTask? { step == nil ? nil : LessonTask(of: beat, in: lesson.beats) }
}
