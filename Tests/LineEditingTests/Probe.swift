import Foundation
import Support
import Testing

/// The probe at a terminal, in a home of its own.
struct Probe {
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "line-probe").path

  let home: TemporaryFolder
  let process: PtyProcess

  /// Starts the probe and waits for its first prompt.
  ///
  /// - Parameters:
  ///   - arguments: see the probe's source.
  ///   - environment: what differs from a plain UTF-8 xterm; an empty text unsets a variable.
  ///   - script: a shell script to run instead, with the probe's path as `$0`.
  init(
    _ arguments: [String] = [], environment: [String: String] = [:], editrc: String? = nil,
    home: TemporaryFolder? = nil, script: String? = nil, columns: Int = 80, rows: Int = 24
  ) throws {
    self.home = try home ?? TemporaryFolder()
    if let editrc { try self.home.write(editrc, to: ".editrc") }
    let usual = ["TERM": "xterm", "LANG": "C.UTF-8", "HOME": self.home.path("")]
    let variables = usual.merging(environment) { $1 }.filter { !$0.value.isEmpty }
    let program = script == nil ? Self.path : "/bin/sh"
    let words = script.map { ["-c", $0, Self.path] } ?? arguments
    process = try #require(
      PtyProcess(program, words, environment: variables, columns: columns, rows: rows))
    try #require(process.shows { $0.lines.contains { $0 == "ready" || $0 == "dumb" } })
  }

  /// Types text once a prompt waits for it.
  func type(
    _ text: String, at prompt: String = ">", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectLast(prompt, sourceLocation: sourceLocation)
    process.send(text)
  }

  /// Waits until a row of the screen is this text.
  func expectLine(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if !process.showsLine(line) { report("no row is \(line)", sourceLocation) }
  }

  /// Waits until the last row is this text, and the cursor in it.
  func expectLast(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if !process.showsLast(line) { report("the last row is not \(line)", sourceLocation) }
  }

  /// Waits until these are the last rows.
  func expectRows(_ rows: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    if !process.shows({ $0.lines.suffix(rows.count) == rows[...] }) {
      report("the last rows are not \(rows)", sourceLocation)
    }
  }

  private func report(_ what: String, _ location: SourceLocation) {
    let screen = lines.joined(separator: "\n")
    Issue.record(
      "\(what); the screen, cursor \(process.screen.cursor):\n\(screen)", sourceLocation: location)
  }

  var lines: [String] { process.screen.lines }
}

enum Typed {
  static let enter = "\r"
  static let tab = "\t"
  static let escape = "\u{1B}"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let left = "\u{1B}[D"

  static func control(_ letter: Unicode.Scalar) -> String {
    String(Character(Unicode.Scalar(UInt8(letter.value & 0x1F))))
  }

  /// What a terminal sends for pasted text; its line ends are carriage returns.
  static func paste(_ text: String) -> String {
    let sent = text.replacingOccurrences(of: "\n", with: "\r")
    return "\u{1B}[200~\(sent)\u{1B}[201~"
  }
}
