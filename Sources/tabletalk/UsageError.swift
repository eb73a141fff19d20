import CommandLanguage

/// A command line that cannot be followed.
enum UsageError: Error {
  /// A long option as it was written, which is none.
  case noOption(String)
  /// A short one.
  case noLetter(Unicode.Scalar)
  /// The beginning of several options, and those.
  case couldBe(String, [OptionSpec])
  case takesNoValue(OptionSpec)
  case wantsValue(OptionSpec)
  /// A value that is none of the option's words.
  case notAmong(String, of: OptionSpec)
  case outOfRange(String, of: OptionSpec, Wanted)
  case noDevice(String)
  /// An option that goes with other verbs.
  case optionOfOthers(OptionSpec, Verb)

  case nothingToTest
  case learnTakesOneLesson
  case playTakesOneFile
  case reduceWantsOneFile
  /// `help` with several words, of which this is the first.
  case helpTakesOneWord(String)
  case completionsWantShell

  /// `--format` without `help`.
  case formatWithoutHelp(HelpFormat)
  /// `--format` with `help` on one word.
  case formatOfOneWord
  /// `--list` with `--update`.
  case updatesList
  /// `--until` with `--fails`.
  case twoGoals
  /// `--until` with a text that cannot be read.
  case unreadableGoal(ParseError.Reason)
  /// `--until` with commands that expect nothing.
  case goalExpectsNothing

  /// The numbers that an option takes.
  enum Wanted {
    case iOSNumber(ClosedRange<Int>)
    case number(ClosedRange<Int>)
    case columns(ClosedRange<Int>)
    case seconds(ClosedRange<Double>)
  }
}
