import CommandLanguage

/// What a learner typed: a word of lessons, or a line of the language.
enum LessonEntry {
  case word(LessonWord)
  case quit
  case line

  init(_ entry: String) {
    var parser = Parser(SourceText(entry))
    do throws(ParseError) {
      guard case .session(let command)? = try parser.next()?.command else {
        self = .line
        return
      }
      switch command {
      case .lesson(let word): self = .word(word)
      case .quit: self = .quit
      case .show, .render, .renderCells, .trace, .set, .undo, .redo, .goto, .export, .save, .record,
        .source, .help, .complete, .why, .crash, .expect, .fails, .breakOn, .breakOff, .resume,
        .learn:
        self = .line
      }
    } catch {
      self = .line
    }
  }
}
