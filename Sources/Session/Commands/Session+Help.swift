import CommandLanguage
import Drawing
import TableKit

// Help and completion, which the catalogue of commands knows.
extension Session {
  func help(_ topic: String?) throws(StepError) -> [String] {
    guard let lines = HelpText.lines(for: topic) else {
      let topic = topic ?? ""
      throw StepError(.session(.noHelp(topic, nearest: HelpText.nearest(to: topic))))
    }
    return lines
  }

  /// What could stand at the end of a line, each with its word of help.
  func completions(of line: String) -> [String] {
    let found = Completer.complete(line, in: completionContext).all
    let width = found.map { cellWidth(of: $0.text) }.max() ?? 0
    return found.map { candidate in
      if candidate.help.isEmpty { return candidate.text }
      let blanks = String(repeating: " ", count: width - cellWidth(of: candidate.text) + 2)
      return candidate.text + blanks + candidate.help
    }
  }

  /// What is on the glass and around it, for completion to offer.
  package var completionContext: CompletionContext {
    var context = CompletionContext(
      screens: scripts.screens.filter { !$0.isUnnamed }.map(\.name), options: SessionOptions.names,
      files: files.list)
    context.buttons = buttons(on: frame)
    guard let table = frame.table else { return context }
    for element in table.elements {
      switch element.content {
      case .header(_, let title?, _, _): context.sections.append(title)
      case .row(let row): context.add(row.cell)
      case .header, .footer, .tableHeader, .tableFooter, .filler: break
      }
    }
    context.indexTitles = table.index?.titles ?? []
    return context
  }
}

extension Session {
  /// What can be tapped besides the table.
  private func buttons(on frame: Frame) -> [String] {
    if let alert = frame.alert { return alert.buttons.map(\.title) }
    return barTitles(on: frame) + (frame.tabBar?.items.map(\.title) ?? [])
      + fieldsOnGlass.map(\.name)
  }
}

extension CompletionContext {
  fileprivate mutating func add(_ cell: CellState) {
    if let text = cell.text { rows.append(text) }
    if let image = cell.image?.name { images.append(image) }
  }
}
