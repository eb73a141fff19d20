import Drawing
import RowTree
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
    let tables = stage.state.tables
    let counts = sourceCounts(of: screen)
    if let counts {
      caption.disagreement =
        Self.disagreement(tables.span[id].sections, counts) ?? textThatDiffers(on: screen)
    }
    if tables.span[id].sections.summary.rows == 0 {
      caption.emptyReason = Self.emptyReason(counts)
    }
    let controllers = stage.state.controllers
    caption.remarks += controllers.span[scripts[screen].controller].remarks(
      ifNotEditingAs: tables.span[id].isEditing)
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
    guard let row = rowThatDiffers(on: screen), let model = row.model else { return nil }
    return .text(row.path, glass: row.glass, dataSource: model)
  }

  private static func disagreement(
    _ sections: RowTree<SectionMemory>, _ counts: [Int]
  ) -> Caption.Disagreement? {
    if sections.count != counts.count {
      return .sections(table: sections.count, dataSource: counts.count)
    }
    let sum = counts.reduce(0, +)
    if sections.summary.rows != sum {
      return .rows(table: sections.summary.rows, dataSource: sum)
    }
    var found: Caption.Disagreement?
    sections.forEach(in: counts.indices) { section, memory in
      if found == nil, memory.numberOfRows != counts[section] {
        found = .rowsInSection(section, table: memory.numberOfRows, dataSource: counts[section])
      }
    }
    return found
  }

  private static func emptyReason(_ counts: [Int]?) -> String? {
    guard let counts else { return "no data source" }
    if counts.isEmpty { return "numberOfSections = 0" }
    if counts.contains(where: { $0 > 0 }) { return "the table asked before there were rows" }
    let shown = counts.prefix(8).map { String($0) }.joined(separator: ", ")
    return "rows \(shown)\(counts.count > 8 ? ", …" : "")"
  }
}

extension ControllerState {
  /// What is to be said where the controller should follow its table and does not.
  fileprivate func remarks(ifNotEditingAs tableIsEditing: Bool) -> [String] {
    guard isEditing != tableIsEditing, isEditing || hasEditButton else { return [] }
    let (own, tables) = (isEditing ? "yes" : "no", tableIsEditing ? "yes" : "no")
    return ["controller editing \(own), table editing \(tables)"]
  }

  /// Without one nobody expects the controller to follow its table.
  private var hasEditButton: Bool {
    NavigationBarSide.allCases.contains { items($0).contains { $0.kind == .editButton } }
  }
}
