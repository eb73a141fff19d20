import TableKit

extension Picture {
  func editing(_ era: Era) -> Scene {
    var scene = Scene(era: era, height: 7 * 44)
    scene.row("Eeny     detail button") {
      edit(&$0, .delete)
      $0.editingAccessoryType = .detailButton
    }
    scene.row("Meeny    canMove no") { edit(&$0, .delete, grip: false) }
    scene.row("Add row  style insert") { edit(&$0, .insert) }
    scene.row("Miney    style none: still indents") { edit(&$0, .none) }
    scene.row("Moe        none + indents no") {
      edit(&$0, .none)
      $0.shouldIndentWhileEditing = false
    }
    scene.row("Toe        canEdit no: no indent") {
      edit(&$0, .none, grip: false)
      $0.shouldIndentWhileEditing = false
    }
    scene.row("Catch    editing accessory") {
      edit(&$0, .delete)
      $0.editingAccessoryType = .disclosureIndicator
    }
    return scene
  }

  /// The Delete button that the minus brings out, with a title of its own too, and beside a chosen row.
  func confirmation(_ scene: inout Scene) {
    scene.row("Eeny") { edit(&$0, .delete) }
    scene.row("Meeny") {
      edit(&$0, .delete)
      $0.editingAccessoryType = .disclosureIndicator
      confirm(&$0, "Delete")
    }
    scene.row("Miney", style: .value1) {
      edit(&$0, .delete)
      $0.detail = "42"
      confirm(&$0, "Remove it")
    }
    scene.row("Moe", height: 88) {
      edit(&$0, .delete)
      confirm(&$0, "Delete")
    }
  }

  /// The Delete button that a swipe brings out.
  func swiped(_ era: Era) -> Scene {
    var bar = NavigationBarFrame(title: "Rows")
    bar.right = [BarItemFrame(title: "Done", isDone: true)]
    var scene = Scene(era: era, bar: bar, height: 132)
    scene.row("Eeny")
    scene.row("Meeny") {
      $0.accessoryType = .disclosureIndicator
      confirm(&$0, "Delete")
    }
    scene.row("Miney")
    scene.frame.table?.isEditing = true
    scene.frame.table?.isSwiped = true
    return scene
  }

  func actions(_ scene: inout Scene) {
    scene.row("Apple Lisa") {
      $0.accessoryType = .checkmark
      show(&$0, .leading([CellState.SwipeAction(title: "Pin")]))
    }
    scene.row("Macintosh Performa 630CD") {
      show(
        &$0,
        .trailing([
          CellState.SwipeAction(title: "Trash", isDestructive: true),
          CellState.SwipeAction(title: "Flag"),
        ]))
    }
    scene.row("中文標題中文標題中文標題中文標題") {
      show(&$0, .trailing([CellState.SwipeAction(title: "Mark as read and move away")]))
    }
    scene.row("Tall and chosen", height: 88) {
      $0.isSelected = true
      show(&$0, .leading([CellState.SwipeAction(title: "A"), CellState.SwipeAction(title: "B")]))
    }
  }

  func circles(_ era: Era) -> Scene {
    var bar = NavigationBarFrame(title: "2 Selected")
    bar.left = [BarItemFrame(title: "Cancel")]
    bar.right = [BarItemFrame(title: "Trash")]
    var scene = Scene(era: era, bar: bar, height: 4 * 44)
    for text in ["Eeny", "Meeny", "Miney"] {
      scene.row(text) {
        edit(&$0, .none)
        $0.showsSelectionCircle = true
        $0.isSelected = text != "Eeny"
      }
    }
    scene.row("Moe        (canEdit no)") {
      edit(&$0, .none)
      $0.shouldIndentWhileEditing = false
    }
    return scene
  }

  /// A row held over another while the gap is open elsewhere.
  func lifted(_ scene: inout Scene) {
    scene.row("Moe") { edit(&$0, .delete) }
    scene.row(nil)
    scene.row("Eeny") { edit(&$0, .delete) }
    let (held, gap) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    for index in scene.frame.table?.elements.indices ?? 0..<0 {
      guard case .row(var row)? = scene.frame.table?.elements[index].content else { continue }
      row.isLifted = row.path == held
      row.isGap = row.path == gap
      scene.frame.table?.elements[index].content = .row(row)
    }
    scene.frame.table?.lifted = LiftedRow(
      from: IndexPath(row: 3, section: 0), proposed: held, target: gap)
  }

  private func edit(
    _ cell: inout CellState, _ style: TableViewCell.EditingStyle, grip: Bool = true
  ) {
    cell.isEditing = true
    cell.editingStyle = style
    cell.showsReorderControl = grip
  }

  private func confirm(_ cell: inout CellState, _ title: String) {
    show(&cell, .confirmation(title))
  }

  private func show(_ cell: inout CellState, _ buttons: CellState.RowButtons) {
    cell.buttonsShown = buttons
    cell.showingDeleteConfirmation = true
  }
}
