/// What the program does with its files; the word stands where the first of them would.
enum Verb: String, CaseIterable, Sendable {
  /// Without a word: runs them.
  case run
  case test
  /// Teaches a lesson.
  case learn
  /// Shows a walkthrough beat by beat.
  case play
  /// Cuts a failing script.
  case reduce

  /// The word on the command line; nil: none.
  var word: String? { self == .run ? nil : rawValue }

  static func named(_ word: String) -> Verb? { allCases.first { $0.word == word } }
}
