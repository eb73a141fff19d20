import CommandLanguage
import TableKit

// Edit mode, as the program turns it on and off.
extension Session {
  func setEditing(
    _ mode: EditSwitch, of owner: EditOwner, _ context: Context
  ) throws(StepError) {
    switch owner {
    case .table:
      let table = try table(of: context.screen)
      let isOn = try isOn(mode, now: table.isEditing, context)
      try uikit { () throws(TableException) in try table.setEditing(isOn, animated: true) }
    case .controller:
      guard let controller = controller(of: context.screen) else { return }
      let isOn = try isOn(mode, now: controller.isEditing, context)
      try uikit { () throws(TableException) in
        try controller.changeEditing(to: isOn, animated: true)
      }
    }
  }

  /// Whether edit mode is to be on, of a table or controller where it is or is not.
  private func isOn(
    _ mode: EditSwitch, now isEditing: Bool, _ context: Context
  ) throws(StepError) -> Bool {
    switch mode {
    case .on: return true
    case .off: return false
    case .toggle: return !isEditing
    case .value(let name):
      return try context.truth(name, "edit")
    }
  }
}

extension Session {
  /// Where dragged rows may land; a row that is not called for may land anywhere.
  func setMoveTarget(_ rule: MoveTargetRule, _ context: Context) throws(StepError) {
    let screen = context.screen
    switch rule {
    case .anywhere: scripts[screen].moveTarget = .anywhere
    case .inSection: scripts[screen].moveTarget = .inSection
    case .back: scripts[screen].moveTarget = .back
    case .range(let place):
      guard case .rows(let spans) = try places([place], context), let span = spans.first else {
        throw StepError(.place(.rowsOnly), at: place.range)
      }
      scripts[screen].moveTarget = .range(span)
    }
    callFor([.targetIndexPathForMove], screen)
  }
}

// What a scripted data source does when a row was deleted, inserted or moved by hand, unless a reaction does
// it: the model changes, and the table is told.
extension ScriptedScreen {
  func tableView(
    _ tableView: TableView, commit style: TableViewCell.EditingStyle, forRowAt path: IndexPath
  ) throws(TableException) {
    if script.reaction(to: .commit(style), at: path) != nil {
      _ = try react(to: .commit(style), at: path)
    } else if script.reaction(to: .method(.commitEditingStyle), at: path) != nil {
      _ = try react(to: .method(.commitEditingStyle), at: path)
    } else {
      try session.commit(style, at: path, in: tableView, of: screen)
    }
  }

  func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to target: IndexPath
  ) throws(TableException) {
    let values = [BoundValue("from", .path(source)), BoundValue("to", .path(target))]
    if try answerOrNil(.moveRow, at: source, values) { return }
    session.moveInModel(source, to: target, of: screen)
  }

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) throws(TableException) -> IndexPath {
    let values = [BoundValue("from", .path(source)), BoundValue("to", .path(proposed))]
    if let answer = try answer(.targetIndexPathForMove, at: source, values),
      let path = answer.path(orYes: proposed)
    {
      return path
    }
    return script.moveTarget.target(from: source, proposed: proposed, in: script)
  }

  /// Runs the reaction to a method; false: there is none.
  private func answerOrNil(
    _ method: Method, at path: IndexPath, _ values: [BoundValue]
  ) throws(TableException) -> Bool {
    guard script.reaction(to: .method(method), at: path) != nil else { return false }
    try answer(method, at: path, values)
    return true
  }
}

extension Session {
  fileprivate func commit(
    _ style: TableViewCell.EditingStyle, at path: IndexPath, in table: TableView, of screen: Int
  ) throws(TableException) {
    var batch = ModelBatch()
    switch style {
    case .none: return
    case .delete: batch.deletedRows = [path]
    case .insert:
      let run = RowRun(.typed("New row"), age: scripts[screen].age)
      batch.insertedRows = [ModelBatch.InsertedRow(path: path, run: run)]
    }
    scripts[screen].apply(batch)
    touchModel(screen)
    try table.tell(batch, .automatic)
  }

  fileprivate func moveInModel(_ source: IndexPath, to target: IndexPath, of screen: Int) {
    scripts[screen].apply(
      ModelBatch(movedRows: [ModelBatch.MovedRow(from: source, to: target)]))
    touchModel(screen)
  }
}

/// What `move-target` said, with its range found.
enum ScriptedMoveTarget: Equatable, Sendable {
  case anywhere
  case inSection
  case back
  case range(RowSpan)

  /// Where a dragged row may land that is held over a place.
  func target(from source: IndexPath, proposed: IndexPath, in script: ScreenScript) -> IndexPath {
    switch self {
    case .anywhere: return proposed
    case .back: return source
    case .inSection:
      if proposed.section == source.section { return proposed }
      let last = max(0, script.numberOfRows(in: source.section) - 1)
      return IndexPath(
        row: proposed.section < source.section ? 0 : last, section: source.section)
    case .range(let span):
      let last = IndexPath(
        row: span.firstRow + max(0, span.count - 1), section: span.section)
      return min(max(proposed, span.first), last)
    }
  }
}
