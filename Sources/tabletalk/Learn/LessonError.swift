import Session

/// Why no lesson can begin, or how far the learner has come is not kept.
enum LessonError: Error {
  /// The lessons of the course are nowhere to be found.
  case noCourse
  case noLesson(String)
  /// A word that is part of the names of several.
  case severalLessons([String])
  case unreadable(String, FileFailure)
  /// A document in which nothing is asked.
  case nothingAsked(String)
  /// The file of the learner's progress, and the system's error number.
  case notKept(String, code: Int32)
}
