import Glibc
import Replay
import Synchronization

/// Ctrl-C, noted, and looked at between two commands and between two calls; a third one ends at once.
enum Interrupts {
  private static let count = Atomic<Int>(0)
  /// Written to by the handler, so that no wait begins after it and is not woken.
  private static let bell = Bell()

  static var isPending: Bool { count.load(ordering: .relaxed) > 0 }

  static func clear() {
    count.store(0, ordering: .relaxed)
    bell.quieten()
  }

  /// Notes Ctrl-C from now on, and lets a write to a closed pipe, or past the size that a file may have, fail
  /// instead of killing.
  ///
  /// Who started the program may have had signals blocked, which would be inherited; a Ctrl-C that is
  /// ignored, as for a job in the background, stays so.
  static func watch() {
    clear()
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    endByQuit()
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    var (action, former) = (sigaction(), sigaction())
    sigaction(SIGINT, nil, &former)
    if isIgnored(former) { return }
    action.__sigaction_handler.sa_handler = { _ in
      if Interrupts.count.add(1, ordering: .relaxed).oldValue > 1 {
        _exit(ExitStatus.interrupted.rawValue)
      }
      Interrupts.bell.ring()
    }
    sigaction(SIGINT, &action, nil)  // without SA_RESTART: a wait for input ends
  }

  /// Lets Ctrl-\ end the program as it ends others; Swift's runtime would print all its threads.
  private static func endByQuit() {
    var former = sigaction()
    sigaction(SIGQUIT, nil, &former)
    if !isIgnored(former) { signal(SIGQUIT, SIG_DFL) }
  }

  /// Waits until there is something to read; false: Ctrl-C came, be it just before.
  static func waitForInput(_ descriptor: Int32) -> Bool {
    var ends = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: bell.reading, events: Int16(POLLIN), revents: 0),
    ]
    while !isPending {
      if poll(&ends, 2, -1) > 0, ends[1].revents == 0 { return true }
    }
    return false
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    let ignore: __sighandler_t? = SIG_IGN
    let handler: __sighandler_t? = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(ignore, to: Int.self)
  }
}

/// A pipe that holds a byte once it was rung; neither end blocks.
private struct Bell {
  let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// May be called from a signal's handler.
  func ring() {
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)
  }

  func quieten() {
    var byte: UInt8 = 0
    while read(reading, &byte, 1) == 1 {}
  }
}
