import CommandLanguage
import TableKit

// What the table alone is told: the model stays as it is.
extension Session {
  func changeTable(
    _ change: TableChange, _ animation: TableView.RowAnimation, _ typed: Context
  ) throws(StepError) {
    let context = typed.unchecked
    let table = try table(of: context.screen)
    switch change {
    case .insertRows(let targets):
      var paths: [IndexPath] = []
      for target in targets { paths.append(try arrival(target, context)) }
      try uikit { () throws(TableException) in try table.insertRows(at: paths, with: animation) }
    case .insertSections(let sections):
      try uikit { () throws(TableException) in
        try table.insertSections(sections, with: animation)
      }
    case .delete(let places):
      try tell(places, context) { (sections) throws(TableException) in
        try table.deleteSections(sections, with: animation)
      } rows: { (paths) throws(TableException) in
        try table.deleteRows(at: paths, with: animation)
      }
    case .reload(let places):
      try tell(places, context) { (sections) throws(TableException) in
        try table.reloadSections(sections, with: animation)
      } rows: { (paths) throws(TableException) in
        try table.reloadRows(at: paths, with: animation)
      }
    case .moveRow(let place, let target):
      let from = try row(place, context)
      let to = try arrival(target, moving: from, context)
      try uikit { () throws(TableException) in try table.moveRow(at: from, to: to) }
    case .moveSection(let place, let to):
      let from = try section(place, context)
      try uikit { () throws(TableException) in try table.moveSection(from, toSection: to) }
    }
  }

  /// Tells a table of the sections or the rows that places name.
  func tell(
    _ places: [Place], _ context: Context,
    sections tellSections: ([Int]) throws(TableException) -> Void,
    rows tellRows: ([IndexPath]) throws(TableException) -> Void
  ) throws(StepError) {
    switch try self.places(places, context) {
    case .all:
      let paths = try allRows(in: context)
      try uikit { () throws(TableException) in try tellRows(paths) }
    case .sections(let sections):
      try uikit { () throws(TableException) in try tellSections(sections) }
    case .rows(let spans):
      let paths = try paths(of: spans)
      try uikit { () throws(TableException) in try tellRows(paths) }
    }
  }
}
