import CommandLanguage
import TableKit

extension Session {
  /// Runs a command of a line, a block or a reaction.
  func run(_ located: LocatedCommand, _ context: Context) throws(StepError) {
    switch located.command {
    case .setUp(let command): try run(command, at: located.range, context)
    case .touch(let command): try run(command, at: located.range, context)
    case .code(let command): try run(command, context)
    case .stage(let command): try run(command, context)
    case .session:
      // A script and what it tries perform these; the parser lets them stand in no other block.
      return
    }
  }

  private func run(
    _ command: SetUp, at range: SourceRange, _ context: Context
  ) throws(StepError) {
    switch command {
    case .screen(let command): try run(command, at: range, context)
    case .table(let command): try run(command, context)
    case .content(let command): try run(command, at: range, context)
    case .reaction(let command): try run(command, at: range, context)
    }
  }

  private func run(_ command: CodeCommand, _ context: Context) throws(StepError) {
    switch command {
    case .table(let command): try run(command, context)
    case .change(let command): try run(command, context)
    case .updates(let command): try run(command, context)
    case .navigation(let command): try run(command, context)
    case .time(let command): run(command, context)
    case .edit(let mode, let owner): try setEditing(mode, of: owner, context)
    }
  }

  /// Runs the commands of a block; an error without a place of its own is that of its command.
  func run(_ block: Block, _ context: Context) throws(StepError) {
    for (count, command) in block.commands.enumerated() {
      do throws(StepError) {
        try endIfInterrupted(at: count)
        try run(command, context)
      } catch {
        var error = error
        error.range = error.range ?? command.range
        throw error
      }
    }
  }

  /// The screen on the glass, to which a line outside of any block speaks; nil: what shows is the tab bar
  /// controller's own, the list behind More.
  var topScreen: Int? { stage.state.topController.flatMap(screen(ofController:)) }

  /// Why no screen of the script's is on the glass.
  var nobodyOnGlass: ScreenFault {
    stage.state.topController == nil ? .emptyStack : .noScreenOnGlass
  }

  /// The screen that a line speaks to. What names another or none needs none on the glass.
  func spokenScreen(_ command: Command) throws(StepError) -> Int {
    if let screen = topScreen { return screen }
    if command.speaksToTheGlass { throw StepError(.screen(nobodyOnGlass)) }
    return 0
  }

  /// The table of a screen.
  func table(of screen: Int) throws(StepError) -> TableView {
    guard let id = scripts[screen].table, let table = stage.table(id) else {
      throw StepError(.screen(.noTable(screen: scripts[screen].name)))
    }
    return table
  }

  /// Whether a screen's view has been on the glass: before that there is nobody to tell.
  func wasShown(_ screen: Int) -> Bool {
    stage.state.controllers[scripts[screen].controller].isViewLoaded
  }
}

extension Command {
  /// Whether it is said to the screen on the glass.
  fileprivate var speaksToTheGlass: Bool {
    switch self {
    case .setUp(.screen(.screen)), .setUp(.screen(.root)), .setUp(.screen(.tab)),
      .code(.time(.turn)), .touch, .session:
      false
    case .stage(let command): command.speaksToTheGlass
    case .setUp, .code: true
    }
  }

  /// Whether it belongs to the author of the screen: it is told the table in one reload at most.
  var isSetUp: Bool {
    switch self {
    case .setUp: true
    case .touch, .code, .stage, .session: false
    }
  }

  /// Whether it may only add rows below the glass, so that its reload can wait.
  var mayBeOwed: Bool {
    guard case .setUp(.content(let command)) = self else { return false }
    switch command {
    case .row, .rows, .rowCount, .section: return true
    case .header, .footer, .property, .index, .indexMap: return false
    }
  }
}

extension StageCommand {
  fileprivate var speaksToTheGlass: Bool {
    switch self {
    case .load: true
    case .device, .era, .reset, .memoryWarning, .relaunch: false
    }
  }
}
