import Glibc
import Synchronization

/// Does a piece of work for each number from 0, several at a time, and hands out the results in order.
struct Workers<Result: Sendable> {
  private let count: Int
  private let work: @Sendable (Int) -> Result
  private let shared: Shared

  /// What the threads have in common.
  private final class Shared: Sendable {
    let next = Atomic<Int>(0)
    let results: Mutex<[Int: Result]> = Mutex([:])
    /// A byte comes out for each result.
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }

    deinit {
      close(reading)
      close(writing)
    }
  }

  init?(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) {
    guard let shared = Shared() else { return nil }
    (self.count, self.work, self.shared) = (count, work, shared)
  }

  /// - Parameter take: is given each result, in order, as soon as it and those before are there.
  func run(jobs: Int, _ take: (Result) -> Void) {
    let threads = (0..<max(1, min(jobs, count))).compactMap { _ in start() }
    if threads.isEmpty { loop() }
    var taken = 0
    while taken < count {
      var byte: UInt8 = 0
      if read(shared.reading, &byte, 1) < 0, errno != EINTR { break }
      while let result = shared.results.withLock({ $0.removeValue(forKey: taken) }) {
        take(result)
        taken += 1
      }
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  private func loop() {
    while true {
      let number = shared.next.add(1, ordering: .relaxed).oldValue
      if number >= count { return }
      let result = work(number)
      shared.results.withLock { $0[number] = result }
      var byte: UInt8 = 0
      _ = write(shared.writing, &byte, 1)
    }
  }

  /// nil: the system gives no more threads; those there are do the work.
  private func start() -> pthread_t? {
    let body = Unmanaged.passRetained(Body { self.loop() })
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 64 << 20)
    defer { pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &attributes,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
    if code == 0 { return thread }
    body.release()
    return nil
  }
}

/// What a thread does.
private final class Body {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}
