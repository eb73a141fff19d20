import Foundation

/// The built program, run as a user's shell would run it.
struct Run {
  var output: String
  var errors: String
  var status: Int32

  /// - Parameters:
  ///   - input: what stands on standard input; nil is an empty file.
  ///   - environment: added to a fixed one in which the locale is UTF-8.
  init(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:],
    folder: URL? = nil, output: FileHandle? = nil
  ) throws {
    try self.init(
      all: arguments, input: input, environment: environment, folder: folder, output: output)
  }

  init(
    all arguments: [String], input: String? = nil, environment: [String: String] = [:],
    folder: URL? = nil, output: FileHandle? = nil
  ) throws {
    try self.init(
      arguments, input: input, environment: environment, folder: folder, output: output)
  }

  init(
    _ arguments: [String], input: String? = nil, environment: [String: String] = [:],
    folder: URL? = nil, output: FileHandle? = nil
  ) throws {
    let process = Process()
    process.executableURL = Run.program
    process.arguments = arguments
    process.environment = Run.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder ?? Run.examples
    let files = try TemporaryFolder()
    process.standardInput = try files.reader("in", holding: input ?? "")
    process.standardOutput = try output ?? files.writer("out")
    process.standardError = try files.writer("err")
    try process.run()
    process.waitOrKill()
    self.output = output == nil ? files.text("out") : ""
    errors = files.text("err")
    status = process.terminationReason == .exit ? process.terminationStatus : -1
  }

  static let environment = ["LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "PATH": "/usr/bin:/bin"]

  /// It lies beside the program that runs the tests.
  static let program: URL = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: tests).deletingLastPathComponent().appending(path: "tabletalk")
  }()

  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let examples = package.appending(path: "examples")
}

extension Process {
  /// Waits for the end, which comes after half a minute at the latest.
  func waitOrKill() {
    for _ in 0..<15_000 where isRunning { usleep(2000) }
    if isRunning { kill(processIdentifier, SIGKILL) }
    waitUntilExit()
  }
}

/// A folder that goes when its owner does.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "tabletalk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func reader(_ name: String, holding text: String) throws -> FileHandle {
    try write(text, to: name)
    return try FileHandle(forReadingFrom: url.appending(path: name))
  }

  func writer(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: url.appending(path: name))
  }

  func text(_ name: String) -> String {
    (try? String(contentsOf: url.appending(path: name), encoding: .utf8)) ?? ""
  }
}
