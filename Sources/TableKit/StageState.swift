/// All that is on the glass, as one value: who shows what, and what each table remembers.
///
/// It knows nobody. Tables and controllers are named by their places in the lists, data sources and
/// delegates by numbers that a ``Stage`` gave them, so a copy is a checkpoint and two can be compared.
public struct StageState: Equatable, Sendable {
  /// What a table asks differs by era, so a new one makes every table ask again.
  public var era: Era { didSet { if era != oldValue { layOutAnew(askingAgain: true) } } }
  /// The glass. With another one every table is laid out anew.
  public var device: Device {
    didSet { if device != oldValue { layOutAnew(askingAgain: false) } }
  }
  /// Every table there has been, by its number.
  public package(set) var tables: [TableState] = []
  /// Every controller there has been, by its number.
  public package(set) var controllers: [ControllerState] = []
  /// Every navigation controller there has been, by its number.
  public package(set) var navigations: [NavigationState] = []
  /// What the window shows.
  public package(set) var window = WindowState()
  /// The tabs.
  public package(set) var tabBar = TabBarState()
  /// What controllers are told when the transition that runs is over.
  package var transition: [TransitionNotice] = []

  /// Whether the device's log has warned of a layout outside of the window: it does so once.
  package var hasWarnedOfLayout = false

  /// A glass with nothing on it.
  public init(era: Era = Device.classic.era, device: Device = .classic) {
    self.era = era
    self.device = device
  }

  private mutating func layOutAnew(askingAgain: Bool) {
    for table in tables.indices {
      tables[table].needsLayout = true
      if askingAgain { tables[table].isLoaded = false }
    }
  }
}
