import LineEditing

/// How far a learner has come, in a file that can be read and edited: a line a lesson, `14-reuse 3 of 9`.
struct LessonProgress {
  /// nil: nothing is kept.
  private let path: String?
  private var entries: [Entry] = []
  /// Why it could not be kept, until that was said.
  private var error: LessonError?
  private var hasFailed = false

  private struct Entry {
    var name: String
    var done: Int
    var steps: Int
  }

  /// - Parameter path: nil keeps it in memory alone.
  init(_ path: String?) {
    self.path = path
    guard let path, let bytes = try? readBytes(path) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 4, words[words.count - 2] == "of",
        let steps = Int(words[words.count - 1]), steps > 0,
        let done = Int(words[words.count - 3]), done >= 0
      else { continue }
      let name = words.dropLast(3).joined(separator: " ")
      entries.append(Entry(name: name, done: min(done, steps), steps: steps))
    }
  }

  /// The file beside the history.
  static var usualPath: String? { StateFolder.path(of: "lessons") }

  /// How many steps of a lesson are done; nil: it was never begun.
  func stepsDone(of name: String) -> Int? { entries.first { $0.name == name }?.done }

  func isDone(_ name: String) -> Bool {
    entries.first { $0.name == name }.map { $0.done == $0.steps } ?? false
  }

  mutating func note(_ name: String, _ done: Int, of steps: Int) {
    let entry = Entry(name: name, done: done, steps: steps)
    if let place = entries.firstIndex(where: { $0.name == name }) {
      entries[place] = entry
    } else {
      entries.append(entry)
    }
    write()
  }

  /// Forgets a lesson.
  /// - Returns: whether anything was known of it.
  mutating func reset(_ name: String) -> Bool {
    let count = entries.count
    entries.removeAll { $0.name == name }
    if entries.count < count { write() }
    return entries.count < count
  }

  mutating func takeError() -> LessonError? {
    defer { error = nil }
    return error
  }

  private mutating func write() {
    guard let path else { return }
    let lines = entries.sorted { $0.name < $1.name }.map {
      "\($0.name) \($0.done) of \($0.steps)\n"
    }
    do {
      StateFolder.makeFolders(of: path)
      try AtomicFile.write(Array(lines.joined().utf8), to: path)
    } catch {
      if !hasFailed { self.error = .notKept(path, code: error.code) }
      hasFailed = true
    }
  }
}
