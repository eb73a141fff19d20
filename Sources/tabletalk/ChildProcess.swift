@preconcurrency import Glibc
import Synchronization

/// A program that is given bytes, gives bytes back, and must be done in time.
struct ChildProcess {
  private let pid: pid_t
  /// The ends that stay here: written to its standard input, read from its standard output.
  private let input: Int32
  private let output: Int32

  /// One at a time: no child may inherit the pipes of another before they are marked as closed to it.
  private static let starting = Mutex<Void>(())

  enum Failure: Error, Equatable {
    case cannotStart(Int32)
    case timedOut
    /// It ended badly, or said nothing.
    case stopped
  }

  /// Runs the program and gives it `bytes`.
  /// - Returns: all it wrote; it has ended by then.
  static func run(
    _ path: String, _ arguments: [String], input bytes: [UInt8], seconds: Int
  ) throws(Failure) -> [UInt8] {
    let child = try starting.withLock { (_) throws(Failure) in
      try ChildProcess(starting: path, arguments)
    }
    var answer: [UInt8] = []
    let isDone = child.exchange(bytes, &answer, until: now() + seconds * 1000)
    close(child.output)
    if !isDone { kill(child.pid, SIGKILL) }
    let status = child.wait()
    if !isDone { throw .timedOut }
    if status != 0 { throw .stopped }
    return answer
  }

  private init(starting path: String, _ arguments: [String]) throws(Failure) {
    let toChild = try Pipe()
    let fromChild: Pipe
    do {
      fromChild = try Pipe()
    } catch {
      toChild.close()
      throw error
    }
    var pid: pid_t = 0
    let code = ChildProcess.spawn(
      path, arguments, standardInput: toChild.reading, standardOutput: fromChild.writing, as: &pid)
    if code != 0 {
      toChild.close()
      fromChild.close()
      throw .cannotStart(code)
    }
    close(toChild.reading)
    close(fromChild.writing)
    (self.pid, input, output) = (pid, toChild.writing, fromChild.reading)
  }

  private static func spawn(
    _ path: String, _ arguments: [String], standardInput: Int32, standardOutput: Int32,
    as pid: inout pid_t
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, standardInput, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, standardOutput, STDOUT_FILENO)
    let words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return posix_spawn(&pid, path, &actions, nil, words, environ)
  }

  /// Writes and reads as either is possible; closes the input when all is written.
  /// - Returns: false when the time was up first.
  private func exchange(
    _ bytes: [UInt8], _ answer: inout [UInt8], until deadline: Int
  ) -> Bool {
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    var written = 0
    var isWriting = true
    defer { if isWriting { close(input) } }
    while true {
      if isWriting, written == bytes.count {
        close(input)
        isWriting = false
      }
      var ends = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isWriting ? input : -1, events: Int16(POLLOUT), revents: 0),
      ]
      let left = deadline - ChildProcess.now()
      if left <= 0 || Interrupts.isPending { return false }
      if poll(&ends, 2, Int32(left)) < 0 { continue }
      if ends[1].revents != 0, !writeSome(bytes, &written) { written = bytes.count }
      if ends[0].revents != 0 {
        guard let more = try? readChunk(from: output, into: &answer, atMost: 1 << 16), more else {
          return true
        }
      }
    }
  }

  /// False when the other side no longer listens.
  private func writeSome(_ bytes: [UInt8], _ written: inout Int) -> Bool {
    let count = bytes[written...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    if count > 0 { written += count }
    return count >= 0 || errno == EAGAIN || errno == EINTR
  }

  private func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Milliseconds of a clock that only goes forward.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

/// Two ends that no other program inherits.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(ChildProcess.Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .cannotStart(errno) }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func close() {
    Glibc.close(reading)
    Glibc.close(writing)
  }
}

/// The folder that this program lies in.
func programFolder() -> String? {
  guard let path = link(at: "/proc/self/exe"),
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
  else { return nil }
  return String(path[..<slash])
}
