import CommandLanguage
import TableKit

// What the program's own lines do: no delegate call where UIKit makes none.
extension Session {
  func run(_ command: TableCommand, _ context: Context) throws(StepError) {
    let table = try table(of: context.screen)
    switch command {
    case .reload(let places, let animation):
      try reload(places, animation ?? .automatic, table, context)
    case .reconfigure(let places): try reconfigure(places, table, context)
    case .select(let places):
      for path in try paths(places, in: table, context) {
        try uikit { () throws(TableException) in
          try table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
      }
      if !context.isReaction { noteSelectInCode(places, context) }
    case .deselect(let places):
      let isAll = places.isEmpty || places.contains { $0.term == .all }
      let chosen = isAll ? selectedRows(of: context.screen) : try paths(places, context)
      for path in chosen {
        table.deselectRow(at: path, animated: false)
      }
    case .scrollTo(let place, let position):
      let path = try row(place, context.unchecked)
      try uikit { () throws(TableException) in
        try table.scrollToRow(at: path, at: position, animated: false)
      }
    case .layout:
      try uikit { () throws(TableException) in try table.layoutIfNeeded() }
    }
  }

  private func reload(
    _ places: [Place], _ animation: TableView.RowAnimation, _ table: TableView, _ context: Context
  ) throws(StepError) {
    if places.isEmpty {
      try uikit { () throws(TableException) in try table.reloadData() }
      return
    }
    try tell(places, context.unchecked) { (sections) throws(TableException) in
      try table.reloadSections(sections, with: animation)
    } rows: { (paths) throws(TableException) in
      try table.reloadRows(at: paths, with: animation)
    }
  }

  private func reconfigure(
    _ places: [Place], _ table: TableView, _ context: Context
  ) throws(StepError) {
    if stage.state.era < 15 {
      throw StepError(
        .value(.newer(what: "reconfigureRows", since: 15, era: stage.state.era.version)))
    }
    let paths = try paths(places, in: table, context)
    try uikit { () throws(TableException) in try table.reconfigureRows(at: paths) }
  }

  /// The rows that places name, one by one; how many a section has, the table itself is asked.
  private func paths(
    _ places: [Place], in table: TableView, _ context: Context
  ) throws(StepError) -> [IndexPath] {
    guard case .sections(let sections) = try self.places(places, context.unchecked) else {
      return try paths(places, context)
    }
    var paths: [IndexPath] = []
    for section in sections {
      let count = try uikit { () throws(TableException) in
        try table.numberOfRows(inSection: section)
      }
      paths += RowSpan(section, 0..<count).paths
    }
    return paths
  }

  /// The rows that places name, one by one.
  func paths(_ places: [Place], _ context: Context) throws(StepError) -> [IndexPath] {
    switch try self.places(places, context) {
    case .all:
      (0..<scripts[context.screen].numberOfSections).flatMap { paths(ofSection: $0, context) }
    case .sections(let sections): sections.flatMap { paths(ofSection: $0, context) }
    case .rows(let spans): spans.flatMap(\.paths)
    }
  }

  private func paths(ofSection section: Int, _ context: Context) -> [IndexPath] {
    RowSpan(section, 0..<scripts[context.screen].numberOfRows(in: section)).paths
  }

  func selectedRows(of screen: Int) -> [IndexPath] {
    guard let id = scripts[screen].table else { return [] }
    return stage.table(id)?.indexPathsForSelectedRows ?? []
  }

  /// `select Moe` is easily typed for a tap.
  private func noteSelectInCode(_ places: [Place], _ context: Context) {
    guard let place = places.first, places.count == 1 else { return }
    let bytes = context.source.bytes
    guard place.range.start >= 0, place.range.end <= bytes.count,
      place.range.start < place.range.end
    else { return }
    let words = String(decoding: bytes[place.range.start..<place.range.end], as: UTF8.self)
    line.note(.selectIsCode(place: words))
  }
}
