import Glibc
import Synchronization

/// Ctrl-C, noted in a flag that is looked at between two commands; a second one ends at once.
enum Interrupts {
  private static let flag = Atomic<Bool>(false)

  static var isPending: Bool { flag.load(ordering: .relaxed) }

  static func clear() { flag.store(false, ordering: .relaxed) }

  /// Notes Ctrl-C from now on, and lets a write to a closed pipe fail instead of killing.
  static func watch() {
    clear()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      if Interrupts.flag.exchange(true, ordering: .relaxed) {
        _exit(ExitStatus.interrupted.rawValue)
      }
    }
    sigaction(SIGINT, &action, nil)  // without SA_RESTART: a wait for input ends
    signal(SIGPIPE, SIG_IGN)
  }
}
