import LineEditing

/// Where the lessons of the course lie, and which of them a word means.
struct LessonShelf {
  /// The course's lessons in their order.
  let paths: [String]

  /// Looks in `$TABLETALK_LESSONS`, beside the program and in the folders above it, and in the present one.
  init() {
    for folder in LessonShelf.folders {
      let found = tabletalk.paths(beginningWith: folder + "/").filter(LessonShelf.isLesson)
      if found.isEmpty { continue }
      paths = found.sorted()
      return
    }
    paths = []
  }

  /// A lesson's file name without its ending: `14-reuse`.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".md") ? String(file.dropLast(3)) : file
  }

  /// The path that a word means: a file, a lesson's number, or a part of its name.
  func path(for word: String) throws(LessonError) -> String {
    if word.contains("/") || word.hasSuffix(".md") { return word }
    if paths.isEmpty { throw .noCourse }
    if let number = Int(word) {
      let found = paths.filter { LessonShelf.number(of: $0) == number }
      guard let path = found.first else { throw .noLesson(word) }
      return path
    }
    if let exact = paths.first(where: { LessonShelf.name(of: $0) == word }) { return exact }
    let found = paths.filter { LessonShelf.name(of: $0).contains(word.lowercased()) }
    guard let path = found.first else { throw .noLesson(word) }
    if found.count > 1 { throw .severalLessons(found.map(LessonShelf.name)) }
    return path
  }

  /// The lesson after one of the course; nil: it is the last, or none of them.
  func path(after path: String) -> String? {
    guard let place = paths.firstIndex(of: path), place + 1 < paths.count else { return nil }
    return paths[place + 1]
  }

  /// The number that a lesson's name begins with.
  static func number(of path: String) -> Int? {
    Int(name(of: path).prefix { $0.isASCII && $0.isNumber })
  }

  private static func isLesson(_ path: String) -> Bool {
    path.hasSuffix(".md") && number(of: path) != nil
  }

  private static var folders: [String] {
    var folders = environmentVariable("TABLETALK_LESSONS").map { [$0] } ?? []
    var folder = programPath ?? ""
    for _ in 0..<6 {
      guard let slash = folder.lastIndex(of: "/") else { break }
      folder = String(folder[..<slash])
      folders += ["\(folder)/share/tabletalk/lessons", "\(folder)/examples/lessons"]
    }
    return folders + ["examples/lessons"]
  }

  private static var programPath: String? { realPath("/proc/self/exe") }
}
