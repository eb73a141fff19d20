import CommandLanguage
import TableKit

// The settings of a screen's table.
extension Session {
  func run(_ command: TableSetUp, _ context: Context) throws(StepError) {
    switch command {
    case .style(let style):
      try setStyle(style, context)
    case .selection(let mode, let whileEditing):
      setSelection(mode, whileEditing: whileEditing, on: try table(of: context.screen))
    case .rowHeight(let points):
      try table(of: context.screen).rowHeight = points ?? TableView.automaticDimension
    case .separators(let style):
      try table(of: context.screen).separatorStyle = style
    case .register(let name):
      let name = context.text(name)
      try table(of: context.screen).register(TableViewCell.self, forCellReuseIdentifier: name)
    case .configure(let mode):
      scripts[context.screen].configure = mode
    case .moveTarget(let rule):
      try setMoveTarget(rule, context)
    case .wire(let role, let name):
      try wire(role, to: name, context)
    case .unwire(let role):
      setWiring(role, .nobody, context)
    }
  }

  /// A table's style is fixed when it is made, so another style is another table.
  private func setStyle(_ style: TableView.Style, _ context: Context) throws(StepError) {
    if style == .insetGrouped, stage.state.era < 13 {
      throw StepError(
        .value(.newer(what: "style inset-grouped", since: 13, era: stage.state.era.version)))
    }
    let old = try table(of: context.screen)
    if old.state.style == style { return }
    try uikit { () throws(TableException) in
      scripts[context.screen].table = try old.replaced(style: style).id
    }
    connect(context.screen)
  }

  private func setSelection(_ mode: SelectionMode, whileEditing: Bool, on table: TableView) {
    switch (mode, whileEditing) {
    case (.none, false): table.allowsSelection = false
    case (.single, false):
      table.allowsSelection = true
      table.allowsMultipleSelection = false
    case (.multiple, false):
      table.allowsSelection = true
      table.allowsMultipleSelection = true
    case (.none, true):
      table.allowsSelectionDuringEditing = false
      table.allowsMultipleSelectionDuringEditing = false
    case (.single, true):
      table.allowsSelectionDuringEditing = true
      table.allowsMultipleSelectionDuringEditing = false
    case (.multiple, true): table.allowsMultipleSelectionDuringEditing = true
    }
  }
}
