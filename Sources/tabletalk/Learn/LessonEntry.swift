import CommandLanguage

/// What a learner typed: a word of lessons, or a line of the language.
enum LessonEntry {
  case word(LessonWord)
  case quit
  /// Another lesson, or the list; empty: the next that is not done.
  case learn(String)
  case line

  init(_ entry: String) {
    var parser = Parser(SourceText(entry))
    do throws(ParseError) { self.init(try parser.next()?.command) } catch { self = .line }
  }

  private init(_ command: Command?) {
    guard case .session(let command)? = command else {
      self = .line
      return
    }
    switch command {
    case .lesson(let word): self = .word(word)
    case .quit: self = .quit
    case .learn(let name): self = .learn(name?.plain ?? "")
    case .show, .render, .renderCells, .trace, .set, .undo, .redo, .goto, .export, .save, .record,
      .source, .help, .complete, .why, .crash, .expect, .fails, .breakOn, .breakOff, .resume:
      self = .line
    }
  }

  /// Whether it is acted on where a page ends too: it is about the lesson, not the screen.
  var isOfTheLesson: Bool {
    switch self {
    case .quit, .word: true
    case .learn(let name): name != School.listWord
    case .line: false
    }
  }

  private var isLine: Bool {
    if case .line = self { true } else { false }
  }

  /// An entry cut at the words of lessons in it: each stands alone, lines between them stay together.
  static func parts(of entry: String) -> [String] {
    var parser = Parser(SourceText(entry))
    var cuts: [Int] = [0]
    do throws(ParseError) {
      while let command = try parser.next() {
        if !LessonEntry(command.command).isLine {
          cuts += [command.range.start, command.range.end]
        }
      }
    } catch {
      // What cannot be read is said when its part is run.
    }
    let bytes = Array(entry.utf8)
    let parts = zip(cuts, cuts.dropFirst() + [bytes.count]).map { bytes[$0..<$1] }
      .map { String(decoding: $0.drop { "; \t\n".utf8.contains($0) }, as: UTF8.self) }
      .filter(saysAnything)
    return parts.isEmpty ? [entry] : parts
  }

  private static func saysAnything(_ part: String) -> Bool {
    var parser = Parser(SourceText(part))
    do throws(ParseError) { return try parser.next() != nil } catch { return true }
  }
}
