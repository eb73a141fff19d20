import CommandLanguage
import TableKit

/// The actions of one side behind swiped rows.
struct SwipeSetting: Equatable, Sendable {
  var side: SwipeSide
  /// The first is the outermost, and the one that a full swipe does.
  var actions: [ScriptedAction]
  var age: Int

  struct ScriptedAction: Equatable, Sendable {
    var title: String
    var isDestructive: Bool
    var script: ReactionScript
  }
}

extension Session {
  /// `actions`: what a swipe brings out, from iOS 11; up to iOS 12 the trailing ones are row actions.
  func setActions(
    _ side: SwipeSide, _ actions: [ActionSpec], for scope: Scope?, _ context: Context
  ) throws(StepError) {
    let screen = context.screen
    var places = context.section.map { PlaceSet.sections([$0]) } ?? .all
    if case .places(let named) = scope { places = try self.places(named, context) }
    if case .rows = places {} else { scripts[screen].age += 1 }
    let setting = SwipeSetting(
      side: side,
      actions: actions.map { action in
        SwipeSetting.ScriptedAction(
          title: context.text(action.title), isDestructive: action.isDestructive,
          script: ReactionScript(
            block: action.reaction, values: context.values, source: context.source))
      }, age: scripts[screen].age)
    changeTraits(of: places, screen) { $0.with(setting) }
    switch side {
    case .leading: callFor([.leadingSwipeActions], screen)
    case .trailing:
      callFor([stage.state.era >= 11 ? .trailingSwipeActions : .editActionsForRow], screen)
    }
  }
}

extension ScreenScript {
  /// The actions of a side for a row: of row, section and screen those that were set last.
  func swipe(_ side: SwipeSide, at path: IndexPath) -> SwipeSetting? {
    guard contains(path) else { return traits?.swipe(side) }
    let section = sections[path.section]
    var found = section.rows[path.row].traits?.swipe(side)
    if let other = section.traits?.swipe(side), other.age > found?.age ?? -1 { found = other }
    if let other = traits?.swipe(side), other.age > found?.age ?? -1 { found = other }
    return found
  }
}

extension ScriptedScreen {
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) throws(TableException) -> SwipeActionsConfiguration? {
    actions(.leading, at: path).map(SwipeActionsConfiguration.init)
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) throws(TableException) -> SwipeActionsConfiguration? {
    actions(.trailing, at: path).map(SwipeActionsConfiguration.init)
  }

  func tableView(
    _ tableView: TableView, editActionsForRowAt path: IndexPath
  ) throws(TableException) -> [ContextualAction]? {
    actions(.trailing, at: path)
  }

  private func actions(_ side: SwipeSide, at path: IndexPath) -> [ContextualAction]? {
    script.swipe(side, at: path)?.actions.map { action in
      ContextualAction(title: action.title, isDestructive: action.isDestructive) {
        [session, screen] (_, path) throws(TableException) in
        let values = session.scripts[screen].values(of: path)
        _ = try session.react(action.script, screen: screen, values)
      }
    }
  }
}
