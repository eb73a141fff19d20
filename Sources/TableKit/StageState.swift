/// All that is on the glass, as one value: who shows what, and what each table remembers.
///
/// It knows nobody. Tables and controllers are named by their places in the lists, data sources and
/// delegates by numbers that a ``Stage`` gave them, so a copy is a checkpoint and two can be compared.
public struct StageState: Equatable, Sendable {
  /// What a table asks differs by era, so a new one makes every table ask again.
  public var era: Era { didSet { if era != oldValue { layOutAnew(askingAgain: true) } } }
  public var device: Device {
    didSet { if device != oldValue { layOutAnew(askingAgain: false) } }
  }
  public package(set) var tables: [TableState] = []
  public package(set) var controllers: [ControllerState] = []
  public package(set) var navigations: [NavigationState] = []
  public package(set) var window = WindowState()

  public init(era: Era = Device.classic.era, device: Device = .classic) {
    self.era = era
    self.device = device
  }

  /// The controller whose view shows; nil: the window is empty.
  public var topController: Int? {
    switch window.root {
    case .nothing: nil
    case .controller(let id): id
    case .navigation(let id): navigations[id].stack.last
    }
  }

  /// The table that shows; nil: there is none on the glass.
  public var topTable: Int? { topController.flatMap { controllers[$0].table } }

  private mutating func layOutAnew(askingAgain: Bool) {
    for table in tables.indices {
      tables[table].needsLayout = true
      if askingAgain { tables[table].isLoaded = false }
    }
  }
}

/// What the window shows.
public struct WindowState: Equatable, Sendable {
  public package(set) var root = Root.nothing

  public enum Root: Equatable, Sendable {
    case nothing
    /// A bare controller, without any bar.
    case controller(Int)
    case navigation(Int)
  }
}

/// A navigation controller: the controllers on its stack, the lowest first.
public struct NavigationState: Equatable, Sendable {
  public package(set) var stack: [Int]
}
