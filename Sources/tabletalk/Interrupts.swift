import Glibc
import Synchronization

/// Ctrl-C, noted in a flag that is looked at between two commands; a second one ends at once.
enum Interrupts {
  private static let flag = Atomic<Bool>(false)

  static var isPending: Bool { flag.load(ordering: .relaxed) }

  static func clear() { flag.store(false, ordering: .relaxed) }

  /// Notes Ctrl-C from now on, and lets a write to a closed pipe fail instead of killing.
  ///
  /// Who started the program may have had signals blocked, which would be inherited; a Ctrl-C that is
  /// ignored, as for a job in the background, stays so.
  static func watch() {
    clear()
    signal(SIGPIPE, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    var (action, former) = (sigaction(), sigaction())
    sigaction(SIGINT, nil, &former)
    if isIgnored(former) { return }
    action.__sigaction_handler.sa_handler = { _ in
      if Interrupts.flag.exchange(true, ordering: .relaxed) {
        _exit(ExitStatus.interrupted.rawValue)
      }
    }
    sigaction(SIGINT, &action, nil)  // without SA_RESTART: a wait for input ends
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    let ignore: __sighandler_t? = SIG_IGN
    let handler: __sighandler_t? = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(ignore, to: Int.self)
  }
}
