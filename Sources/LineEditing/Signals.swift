import CEditline
import Glibc
import Synchronization

/// Signals that arrived, one bit for each number.
struct SignalSet: OptionSet {
  let rawValue: UInt64

  static let interrupt = SignalSet(SIGINT)
  static let suspend = SignalSet(SIGTSTP)
  static let resume = SignalSet(SIGCONT)
  static let resize = SignalSet(SIGWINCH)

  init(rawValue: UInt64) { self.rawValue = rawValue }
  init(_ number: CInt) { rawValue = 1 << UInt64(number) }
}

/// The bits of the signals that the handlers saw.
private let arrived = Atomic<UInt64>(0)

/// Catches the signals of a terminal while a line is edited; at its end all is as it was.
///
/// The handlers only set flags, and the signals are blocked but for the time of ``wait``, so that
/// none is missed between a look at the flags and the wait. `EL_SIGNAL` is not used: libedit's own
/// handler sends the signal on to the whole process group. Signals that were ignored stay so.
final class Signals {
  /// What ends the process, politely.
  static let deadly: [CInt] = [SIGTERM, SIGHUP, SIGQUIT]
  private static let caught = deadly + [SIGINT, SIGTSTP, SIGCONT, SIGWINCH]

  private var former: [(number: CInt, action: sigaction)] = []
  private var formerMask = sigset_t()
  private var caughtMask = sigset_t()

  init() {
    arrived.store(0, ordering: .relaxed)
    for number in Self.caught {
      var old = sigaction()
      sigaction(number, nil, &old)
      if !old.isIgnored { former.append((number, old)) }
    }
    sigemptyset(&caughtMask)
    for (number, _) in former { sigaddset(&caughtMask, number) }
    pthread_sigmask(SIG_BLOCK, &caughtMask, &formerMask)
    for (number, _) in former { Self.handle(number) }
  }

  deinit {
    for (number, action) in former { Self.set(number, action) }
    var mask = formerMask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// The signals that arrived since this was last asked, those still blocked among them: while keys
  /// are at hand there is no wait that would let them in.
  func takeArrived() -> SignalSet {
    var signals = SignalSet(rawValue: arrived.exchange(0, ordering: .relaxed))
    var (set, noTime) = (caughtMask, timespec())
    while true {
      let number = sigtimedwait(&set, nil, &noTime)
      guard number > 0 else { return signals }
      signals.insert(SignalSet(number))
    }
  }

  /// Has signals that arrived not answered.
  func forget(_ signals: SignalSet) {
    arrived.bitwiseAnd(~signals.rawValue, ordering: .relaxed)
  }

  /// Waits until the descriptor can be read, the time is over, or a signal arrives.
  ///
  /// - Returns: whether the descriptor can be read.
  func wait(for descriptor: CInt, milliseconds: Int?) -> Bool {
    var mask = formerMask
    for (number, _) in former { sigdelset(&mask, number) }
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard let milliseconds else { return ced_ppoll(&poll, nil, &mask) > 0 }
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    return ced_ppoll(&poll, &time, &mask) > 0
  }

  /// Sends this process, and no other, a signal with the action that it had before; returns if that does.
  func deliver(_ number: CInt) {
    guard let action = former.first(where: { $0.number == number })?.action else { return }
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    Self.set(number, action)
    raise(number)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    pthread_sigmask(SIG_BLOCK, &only, nil)
    Self.handle(number)
  }

  private static func set(_ number: CInt, _ action: sigaction) {
    var action = action
    sigaction(number, &action, nil)
  }

  /// Sets the handler, without `SA_RESTART`: the wait must end.
  private static func handle(_ number: CInt) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      arrived.bitwiseOr(1 << UInt64(number), ordering: .relaxed)
    }
    sigaction(number, &action, nil)
  }
}

extension sigaction {
  fileprivate var isIgnored: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
