/// The one thing with identity: the present state, and the log of the calls since it was last taken.
///
/// Tables and controllers are handles into it and keep it. It keeps its controllers, as a window keeps
/// what it shows, but no data source and no delegate: as in UIKit, somebody else must.
public final class Stage {
  // Nothing asks while it has the state open; debug builds check that, at a quarter of the time.
  #if DEBUG
    /// All that is on the glass. Setting it goes to another state; nobody is told.
    public var state: StageState
  #else
    @exclusivity(unchecked) public var state: StageState
  #endif
  /// Whether calls are kept. Nothing else depends on it.
  public var isRecording = true
  /// What happened since the log was last taken.
  public package(set) var log: [LogEntry] = []
  /// How deep calls may nest before they count as running away; UIKit would overflow its stack.
  public var depthLimit = 64
  /// How many entries the log may hold between two takings.
  public var logLimit = 4_000_000
  /// The cell of which somebody wants to know all.
  package var life: CellLife?
  /// Hears of each call before it runs, and may end what runs by throwing.
  package var watch: ((Call) throws(TableException) -> Void)?
  /// Hears of each line for the device's log, recorded or not.
  package var hears: ((String) -> Void)?
  /// Asked now and then between two calls, and may end what runs by throwing.
  package var pulse: (() throws(TableException) -> Void)?
  /// The calls that passed, to know when the pulse is due.
  private var passed: UInt16 = 0

  /// The controller of the state for which a handle is being made; nil: handles are of new controllers.
  var renewed: Int?
  private(set) var depth = 0
  var sources: [WeakSource] = []
  var delegates: [WeakDelegate] = []
  var tableObjects = Numbered<TableObjects>()
  var controllers = Numbered<ViewController>()
  var navigations = Numbered<NavigationController>()
  /// The alert views on the glass, by their numbers.
  var alertViews: [Int: AlertView] = [:]
  weak var tabDelegate: (any TabBarControllerDelegate)?

  /// A stage with nothing on it. The era is the device's unless one is named.
  public init(era: Era? = nil, device: Device = .classic) {
    state = StageState(era: era ?? device.era, device: device)
  }

  /// The log since it was last taken, which it empties.
  public func takeLog() -> [LogEntry] {
    defer { log = [] }
    return log
  }

  /// Does something as one step: when it throws, the state is what it was. The log stays.
  public func step(_ body: () throws(TableException) -> Void) throws(TableException) {
    let past = state
    do { try body() } catch {
      state = past
      throw error
    }
  }
}

// MARK: The boundary

extension Stage {
  /// The boundary: every question and notice passes here, with no access to the state open.
  ///
  /// The entry is opened before the method runs and its reply filled in after, so that nested calls
  /// stand below it.
  @inline(__always)
  func ask<Answer>(
    _ call: @autoclosure () -> Call, reply: (Answer) -> Reply,
    _ body: () throws(TableException) -> Answer
  ) throws(TableException) -> Answer {
    if depth >= depthLimit { throw .runaway(call(), depth: depth) }
    depth += 1
    defer { depth -= 1 }
    passed &+= 1
    if passed & 0x3FF == 0 { try pulse?() }
    guard isRecording || watch != nil else { return try body() }
    let call = call()
    let entry = try open(call)
    try watch?(call)
    let answer = try body()
    close(entry, call, reply(answer))
    return answer
  }

  /// Notes an event at the present depth.
  @inline(__always)
  package func note(_ event: @autoclosure () -> LogEntry.Event) {
    if isRecording { log.append(LogEntry(event(), depth: depth)) }
  }

  /// Prints a line as `NSLog` does.
  package func say(_ line: String) {
    hears?(line)
    note(.log(line))
  }

  /// The place of the entry; -1 while nobody records.
  private func open(_ call: Call) throws(TableException) -> Int {
    guard isRecording else { return -1 }
    if log.count >= logLimit { throw .runaway(call, entries: log.count) }
    log.append(LogEntry(.call(call, reply: nil), depth: depth - 1))
    return log.count - 1
  }

  /// Fills in a reply; the log may have been taken in between.
  private func close(_ entry: Int, _ call: Call, _ reply: Reply) {
    if log.indices.contains(entry) { log[entry].event = .call(call, reply: reply) }
  }
}
