import CommandLanguage
import Session

/// Runs the commands of a document, in a session that nothing around it can change.
///
/// Width, color, glyphs and device are always the same; files are named from the document's folder.
package struct DocumentRunner {
  private let name: String
  private let files: FileAccess
  private let isTyped: Bool
  private let isInterrupted: @Sendable () -> Bool
  let recorder: ReplyRecorder
  private var runner: Runner

  /// - Parameters:
  ///   - name: the document's path, by which messages name it.
  ///   - files: those of the machine.
  ///   - isTyped: whether each command is one that somebody typed; those of a script are not.
  package init(
    name: String, files: FileAccess, isTyped: Bool = true,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    (self.name, self.isTyped, self.isInterrupted) = (name, isTyped, isInterrupted)
    self.files = files.beside(name)
    recorder = ReplyRecorder(document: name)
    runner = DocumentRunner.runner(name, self.files, isTyped, recorder, isInterrupted)
  }

  package var session: Session { runner.session }
  /// Whether Ctrl-C ended the run.
  package var wasInterrupted: Bool { runner.status == .interrupted }

  /// What one command, or several on a line, came to.
  package struct Reply: Sendable {
    package var lines: [ReplyLine]
    /// That of the first failure.
    package var status: ExitStatus
  }

  /// Begins a fresh session, as a block with the word `new` does.
  package mutating func beginSession() {
    runner = DocumentRunner.runner(name, files, isTyped, recorder, isInterrupted)
  }

  /// Runs a command.
  /// - Parameter line: its first line's number in the document, from 1.
  package mutating func run(_ exchange: Exchange, line: Int) -> Reply {
    run(exchange.source(name: name, line: line))
  }

  package mutating func run(_ source: SourceText) -> Reply {
    runner.clearStatus()
    if runner.hasQuit {
      _ = runner.fail(Failure(Diagnostic(.hasEnded), status: .failedStep))
    } else {
      _ = runner.run(source)
    }
    return Reply(lines: recorder.take(), status: runner.status)
  }

  private static func runner(
    _ name: String, _ files: FileAccess, _ isTyped: Bool, _ recorder: ReplyRecorder,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) -> Runner {
    let session = Session(device: .classic, files: files)
    // A document is what somebody typed, looking at each step.
    session.isInteractive = isTyped
    session.options.ascii = false
    session.beginSource(name.lastPathPart)
    return Runner(session, recorder, isInterrupted: isInterrupted)
  }
}

extension String {
  /// What stands behind the last `/`.
  var lastPathPart: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }
}

extension FileAccess {
  /// The same files, named from the folder of one of them; a path that is written keeps so.
  package func beside(_ document: String) -> FileAccess {
    let disk = self
    var files = FileAccess(
      read: { (path) throws(FileFailure) in try disk.read(disk.resolve(path, document)) },
      write: { (path, bytes) throws(FileFailure) in
        try disk.write(disk.resolve(path, document), bytes)
      },
      decode: { (path, request) throws(FileFailure) in
        let full = disk.resolve(path, document)
        do throws(FileFailure) {
          return try disk.decode(full, request)
        } catch {
          throw error.naming(path, for: full)
        }
      },
      resolve: disk.resolve, list: disk.list)
    files.create = { (path) throws(FileFailure) in
      try disk.create(disk.resolve(path, document))
    }
    files.append = { (path, bytes) throws(FileFailure) in
      try disk.append(disk.resolve(path, document), bytes)
    }
    return files
  }
}

extension FileFailure {
  /// The same failure, with another path for the file in its sentence.
  fileprivate func naming(_ path: String, for full: String) -> FileFailure {
    guard case .malformed(let sentence, let help) = problem else { return self }
    let named = sentence.replacing("\"\(full)\"", with: "\"\(path)\"")
    return FileFailure(.malformed(named, help: help))
  }
}
