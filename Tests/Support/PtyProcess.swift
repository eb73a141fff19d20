import CPty
import Glibc

/// A program that runs at a pseudo-terminal of its own, and what it shows there.
package final class PtyProcess {
  package let pid: pid_t
  package private(set) var screen: PtyScreen
  /// All that the program sent.
  package private(set) var output: [UInt8] = []
  /// -1 after it was hung up.
  private var terminal: CInt
  private var status: CInt?
  /// How much the program had sent when it was last typed to.
  private var answered = 0

  /// Starts a program as the leader of a session whose terminal this is; nil when it cannot.
  package init?(
    _ path: String, _ arguments: [String] = [], environment: [String: String], columns: Int = 80,
    rows: Int = 24
  ) {
    terminal = cpty_open()
    var name = [CChar](repeating: 0, count: 128)
    guard terminal >= 0, cpty_name(terminal, &name, name.count) == 0 else { return nil }
    screen = PtyScreen(columns: columns, rows: rows)
    Self.setSize(terminal, columns, rows)
    let variables = environment.map { "\($0.key)=\($0.value)" }
    let child = Self.spawn([path] + arguments, variables, terminal: name)
    guard let child else { return nil }
    pid = child
  }

  deinit {
    if status == nil {
      kill(pid, SIGKILL)
      var status: CInt = 0
      waitpid(pid, &status, 0)
    }
    if terminal >= 0 { close(terminal) }
  }

  /// Types text, once the program is silent.
  package func send(_ text: String) { send(bytes: Array(text.utf8)) }

  /// Types text at once, whatever the program does.
  package func interject(_ text: String) { send(now: Array(text.utf8)) }

  package func send(bytes: [UInt8]) {
    settle(milliseconds: 30)
    send(now: bytes)
  }

  private func send(now bytes: [UInt8]) {
    answered = output.count
    var rest = bytes[...]
    while !rest.isEmpty {
      _ = receive(milliseconds: 0)  // or both ends could wait for each other
      let count = rest.prefix(1024).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  package func resize(columns: Int, rows: Int) {
    _ = receive(milliseconds: 100)
    screen.resize(columns: columns, rows: rows)
    Self.setSize(terminal, columns, rows)
  }

  /// How long anything is waited for that should come at once: a busy machine takes its time.
  private static let patience = Duration.seconds(30)

  /// Reads on until the screen shows what is looked for; false when it does not.
  package func shows(_ isThere: (PtyScreen) -> Bool) -> Bool {
    comesTrue { isThere(screen) }
  }

  /// Reads on until something is so; false when it does not come to that.
  package func comesTrue(_ isSo: () -> Bool) -> Bool {
    let start = ContinuousClock.now
    while start.duration(to: .now) < Self.patience {
      if isSo() { return true }
      _ = receive(milliseconds: 10)
    }
    return isSo()
  }

  /// Waits until the program, which reads single keys, has read all that was typed.
  package func hasReadAll() -> Bool {
    var name = [CChar](repeating: 0, count: 128)
    guard cpty_name(terminal, &name, name.count) == 0 else { return false }
    let other = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(other) }
    return comesTrue {
      var count: CInt = 0
      return !isCooked && ioctl(other, UInt(FIONREAD), &count) == 0 && count == 0
    }
  }

  /// Stops the program; it stands still when this returns.
  package func stop() {
    kill(pid, SIGSTOP)
    var status: CInt = 0
    waitpid(pid, &status, WUNTRACED)
  }

  /// Takes the terminal away, as when its window is closed.
  package func hangUp() {
    close(terminal)
    terminal = -1
  }

  /// Waits until a row of the screen is this text.
  package func showsLine(_ line: String) -> Bool { shows { $0.lines.contains(line) } }

  /// Waits until, after an answer to what was typed, the last row that is not empty is this text, and
  /// the cursor in it.
  package func showsLast(_ line: String) -> Bool {
    shows {
      output.count > answered && $0.lines.last == line && $0.cursor.row == $0.lines.count - 1
    }
  }

  /// Reads what comes within this time after the last byte.
  package func settle(milliseconds: CInt = 150) { while receive(milliseconds: milliseconds) {} }

  /// Waits for the end; the exit status, or the signal's number negated; nil when it does not end.
  package func waitForEnd() -> CInt? {
    var status: CInt = 0
    guard comesTrue({ waitpid(pid, &status, WNOHANG) == pid }) else { return nil }
    settle(milliseconds: 20)
    self.status = status
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  /// The modes of the terminal now.
  package var modes: termios {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return modes
  }

  package func set(_ modes: termios) {
    var modes = modes
    tcsetattr(terminal, TCSANOW, &modes)
  }

  /// Whether the terminal reads whole lines and echoes them, as it does outside of an editor.
  package var isCooked: Bool { modes.c_lflag & UInt32(ICANON | ECHO) == UInt32(ICANON | ECHO) }

  private func receive(milliseconds: CInt) -> Bool {
    var poll = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard Glibc.poll(&poll, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(terminal, &bytes, bytes.count)
    guard count > 0 else {
      usleep(UInt32(milliseconds) * 1000)
      return false
    }
    output += bytes.prefix(count)
    screen.feed(bytes.prefix(count))
    return true
  }

  private static func setSize(_ terminal: CInt, _ columns: Int, _ rows: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  private static func spawn(
    _ arguments: [String], _ variables: [String], terminal: [CChar]
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, cpty_spawn_flags())
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var pid: pid_t = 0
    let words = arguments.map { strdup($0) } + [nil]
    let settings = variables.map { strdup($0) } + [nil]
    defer { for text in words + settings { free(text) } }
    return posix_spawn(&pid, arguments[0], &actions, &attributes, words, settings) == 0 ? pid : nil
  }
}
