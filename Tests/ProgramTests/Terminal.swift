import Foundation
import Support
import Testing

/// The program at its prompt, in a home of its own.
final class Terminal {
  let home: TemporaryFolder
  let process: PtyProcess

  /// - Parameter isReady: what stands in the last line when it may be typed to.
  init(
    _ arguments: String..., home: TemporaryFolder? = nil, environment: [String: String] = [:],
    isReady: String = ">", program: String = Run.program.path
  ) throws {
    self.home = try home ?? TemporaryFolder()
    let variables = [
      "LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": self.home.url.path, "NO_COLOR": "1",
      "EDITRC": "/dev/null",
    ]
    let all = variables.merging(environment) { $1 }
    process = try #require(PtyProcess(program, arguments, environment: all))
    #expect(process.showsLast(isReady))
  }

  var lines: [String] { process.screen.lines }

  /// Enters a line, and waits for the prompt after it.
  func enter(_ line: String) {
    process.send(line + "\r")
    #expect(process.showsLast(">"))
  }

  func shows(_ text: String) -> Bool {
    process.shows { $0.lines.contains { $0.contains(text) } }
  }

  func quit() {
    process.send("\u{4}")
    #expect(process.waitForEnd() == 0)
  }

  /// Ends the program as a power cut would.
  func cut() {
    kill(process.pid, SIGKILL)
    #expect(process.waitForEnd() == -SIGKILL)
  }

  var sessions: URL { home.url.appending(path: ".local/state/tabletalk/sessions") }

  /// The journals that are there.
  var journals: [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: sessions, includingPropertiesForKeys: nil)
    return (all ?? []).sorted { $0.path < $1.path }
  }
}

/// A pipe with a name: who reads it waits for as long as the test wants.
final class Gate {
  let path: String
  private var descriptor: Int32 = -1

  init(in folder: TemporaryFolder, _ name: String = "gate.csv") throws {
    path = folder.url.appending(path: name).path
    try #require(mkfifo(path, 0o600) == 0)
  }

  deinit { close() }

  /// Waits until somebody reads; false: nobody does.
  func hasReader() -> Bool {
    for _ in 0..<3000 {
      descriptor = Foundation.open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      if descriptor >= 0 { return true }
      usleep(10_000)
    }
    return false
  }

  /// Lets the reader go on, with an empty file.
  func close() {
    if descriptor >= 0 { Foundation.close(descriptor) }
    descriptor = -1
  }
}
