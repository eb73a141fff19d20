import Drawing
import TableKit

extension Session {
  /// What the line under the picture must say and the frame cannot know.
  package var caption: Caption {
    settle()
    var caption = Caption()
    if let stopped {
      caption.remarks.append("stopped inside \(callText(stopped.call, spelling: .short))")
    }
    caption.remarks += remarksOnWhatIsInFront
    if stage.state.topController == nil { caption.emptyReason = "no controller on the stack" }
    guard let screen = topScreen, let id = scripts[screen].table, stage.state.topTable == id else {
      return caption
    }
    let table = stage.state.tables[id]
    let counts = sourceCounts(of: screen)
    if let counts {
      caption.disagreement = Self.disagreement(table, counts) ?? textThatDiffers(on: screen)
    }
    if table.sections.summary.rows == 0 {
      caption.emptyReason = Self.emptyReason(table, counts)
    }
    let controller = stage.state.controllers[scripts[screen].controller]
    if controller.isEditing != table.isEditing, controller.isEditing || controller.hasEditButton {
      caption.remarks.append(
        "controller editing \(controller.isEditing ? "yes" : "no"), table editing "
          + (table.isEditing ? "yes" : "no"))
    }
    return caption
  }

  private var remarksOnWhatIsInFront: [String] {
    let window = stage.state.window
    var remarks: [String] = []
    if let alert = window.alerts.last {
      remarks.append("only the \(alert.style.rawValue) can be tapped")
    }
    if window.alerts.count > 1 { remarks.append("\(window.alerts.count - 1) more wait behind it") }
    if !window.presented.isEmpty {
      remarks.append("presented: dismiss takes it away")
    }
    return remarks
  }

  private func textThatDiffers(on screen: Int) -> Caption.Disagreement? {
    guard let row = rowsOnGlass(of: screen).first(where: \.differs), let model = row.model else {
      return nil
    }
    return .text(row.path, glass: row.glass, dataSource: model)
  }

  private static func disagreement(
    _ table: TableState, _ counts: [Int]
  ) -> Caption.Disagreement? {
    if table.sections.count != counts.count {
      return .sections(table: table.sections.count, dataSource: counts.count)
    }
    let sum = counts.reduce(0, +)
    if table.sections.summary.rows != sum {
      return .rows(table: table.sections.summary.rows, dataSource: sum)
    }
    for (section, memory) in table.sections.enumerated()
    where memory.numberOfRows != counts[section] {
      return .rowsInSection(
        section, table: memory.numberOfRows, dataSource: counts[section])
    }
    return nil
  }

  private static func emptyReason(_ table: TableState, _ counts: [Int]?) -> String? {
    guard let counts else { return "no data source" }
    if counts.isEmpty { return "numberOfSections = 0" }
    if counts.contains(where: { $0 > 0 }) { return "the table asked before there were rows" }
    let shown = counts.prefix(8).map { String($0) }.joined(separator: ", ")
    return "rows \(shown)\(counts.count > 8 ? ", …" : "")"
  }
}

extension ControllerState {
  /// Without one nobody expects the controller to follow its table.
  fileprivate var hasEditButton: Bool {
    NavigationBarSide.allCases.contains { items($0).contains { $0.kind == .editButton } }
  }
}
