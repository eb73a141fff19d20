// What a test reads off the glass.

extension Stage {
  /// What is on the glass. After lines of your own that change a table, let a ``turn()`` pass first, as the
  /// main queue would.
  public var frame: Frame { state.frame }
}

extension Frame {
  /// Every text on the glass, from the top: of the bar, of headers, rows and footers, of the tabs. Only the
  /// alert's where one is in front.
  public var texts: [String] {
    if let alert {
      return [alert.title] + (alert.message.map { [$0] } ?? []) + alert.buttons.map(\.title)
    }
    let bar = navigationBar?.texts ?? []
    let below = (toolbar ?? []).map(\.title) + (tabBar?.items.map(\.title) ?? [])
    return bar + (table?.texts ?? []) + (page.map { [$0] } ?? []) + below
  }

  /// The main text of every row that shows, from the top; empty for a row without one.
  public var rowTexts: [String] { rows.map { $0.cell.texts.first ?? "" } }

  /// The rows that show, from the top.
  public var rows: [RowFrame] { table?.rows ?? [] }

  /// A row, if it shows.
  public func row(_ row: Int, section: Int = 0) -> RowFrame? {
    rows.first { $0.path == IndexPath(row: row, section: section) }
  }

  /// The first row that shows and says this.
  public func row(_ text: String) -> RowFrame? { rows.first { $0.cell.texts.contains(text) } }
}

extension NavigationBarFrame {
  /// What stands in the bar, from left to right.
  public var texts: [String] {
    [prompt, back].compactMap { $0 } + left.map(\.title) + [title].compactMap { $0 }
      + right.reversed().map(\.title)
  }
}

extension TableFrame {
  /// The rows that show, from the top.
  public var rows: [RowFrame] {
    elements.compactMap { element in
      if case .row(let row) = element.content { row } else { nil }
    }
  }

  /// What the table says, from the top, headers and footers included.
  public var texts: [String] { elements.flatMap(\.content.texts) }
}

extension TableFrame.Content {
  /// What it says; nothing for a filler.
  public var texts: [String] {
    switch self {
    case .tableHeader(let text), .tableFooter(let text): [text]
    case .header(_, let title, _, _), .footer(_, let title, _): title.map { [$0] } ?? []
    case .row(let row): row.cell.texts
    case .filler: []
    }
  }
}
