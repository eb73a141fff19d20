import CommandLanguage
import TableKit

extension Session {
  /// Runs a command of a line, a block or a reaction.
  func run(_ located: LocatedCommand, _ context: Context) throws(StepError) {
    switch located.command {
    case .title, .prompt, .style, .selection, .rowHeight, .register, .configure, .screen, .root,
      .wire, .unwire, .bar, .backTitle, .body, .field, .tab,
      .tabsWhenPushed:
      try runScreenSetUp(located, context)
    case .section, .row, .rows, .rowCount, .header, .footer, .property, .index, .indexMap:
      try runContentSetUp(located, context)
    case .on, .answer, .log, .implement, .forget, .opens:
      try runReactionSetUp(located, context)
    case .tap, .press, .lift, .scroll, .type:
      try runTouch(located, context)
    case .reload, .select, .deselect, .scrollTo:
      try runCode(located, context)
    case .push, .pushPage, .pop:
      try runNavigation(located, context)
    case .present, .dismiss, .alert:
      try runPresentation(located, context)
    case .device, .era, .reset, .memoryWarning, .relaunch:
      try runStageCommand(located, context)
    case .show, .render, .renderCells, .trace, .set, .undo, .redo, .goto, .load, .source, .export,
      .help,
      .complete, .quit, .why, .crash, .fails:
      // The parser lets these stand in no block.
      return
    case .change, .data, .dataProperty, .dataContent, .table:
      try runChange(located, context)
    case .updates, .beginUpdates, .endUpdates, .apply:
      try runUpdates(located, context)
    case .edit(let mode, let owner):
      try setEditing(mode, of: owner, context)
    case .moveTarget(let rule):
      try setMoveTarget(rule, context)
    case .later, .turn, .layout:
      try runTime(located, context)
    case .actions(let side, let actions, let scope):
      try setActions(side, actions, for: scope, context)
    case .swipe, .drag, .drop, .cancel:
      try runEditingTouch(located, context)
    }
  }

  /// Runs the commands of a block; an error without a place of its own is that of its command.
  func run(_ block: Block, _ context: Context) throws(StepError) {
    for command in block.commands {
      do throws(StepError) { try run(command, context) } catch {
        var error = error
        error.range = error.range ?? command.range
        throw error
      }
    }
  }

  /// The screen that a line outside of any block speaks to.
  var topScreen: Int {
    guard let top = stage.state.topController else { return 0 }
    return scripts.screens.firstIndex { $0.controller == top } ?? 0
  }

  /// The table of a screen.
  func table(of screen: Int) throws(StepError) -> TableView {
    guard let id = scripts[screen].table, let table = stage.table(id) else {
      throw StepError(.noTable(screen: scripts[screen].name))
    }
    return table
  }

  /// Whether a screen's view has been on the glass: before that there is nobody to tell.
  func wasShown(_ screen: Int) -> Bool {
    stage.state.controllers[scripts[screen].controller].isViewLoaded
  }
}

extension Command {
  /// Whether it belongs to the author of the screen: it is told the table in one reload at most.
  var isSetUp: Bool {
    switch self {
    case .title, .prompt, .style, .selection, .section, .row, .rows, .rowCount, .header, .footer,
      .rowHeight, .property, .index, .indexMap, .register, .configure, .on, .answer, .log,
      .implement, .forget, .wire, .unwire, .screen, .root, .bar, .moveTarget, .actions, .opens,
      .backTitle, .body, .field, .tab, .tabsWhenPushed:
      true
    case .push, .pushPage, .pop, .present, .dismiss, .alert, .type, .memoryWarning, .relaunch,
      .tap, .press, .lift, .scroll, .reload, .select, .deselect, .scrollTo, .show, .render,
      .renderCells, .trace, .device, .era, .set, .undo, .redo, .goto, .reset, .load, .source,
      .export, .help,
      .complete, .quit, .why, .crash, .fails, .swipe, .drag, .drop, .cancel, .edit, .change, .data,
      .dataProperty, .dataContent, .table, .updates, .beginUpdates, .endUpdates, .apply, .later,
      .turn, .layout:
      false
    }
  }

  /// Whether it may only add rows below the glass, so that its reload can wait.
  var mayBeOwed: Bool {
    switch self {
    case .row, .rows, .rowCount, .section: true
    default: false
    }
  }
}
