import CommandLanguage
import TableKit

// Rows and sections that come, go and move: in the model and the table, or in one of them alone.
extension Session {
  func run(_ command: ChangeCommand, _ context: Context) throws(StepError) {
    switch command {
    case .both(let change, let animation):
      try changeBoth(change, animation ?? .automatic, context)
    case .data(let change):
      try changeModel(change, context)
    case .dataProperty(let property, let places):
      try changeModel(property, places, context)
    case .dataContent(let block):
      scripts[context.screen].sections = try content(of: block, context)
      touchModel(context.screen)
    case .table(let change, let animation):
      try changeTable(change, animation ?? .automatic, context)
    }
  }

  // MARK: Model and table

  /// Good code in one word: in an open update it is gathered for the end, else the model changes and then
  /// the table is told.
  private func changeBoth(
    _ change: ModelChange, _ animation: TableView.RowAnimation, _ context: Context
  ) throws(StepError) {
    let table = try table(of: context.screen)
    // The table must know what it had before anything changes.
    callFor(change.methods, context.screen)
    try uikit { () throws(TableException) in _ = try table.numberOfSections() }
    let batch = try batch(of: change, context)
    if scripts[context.screen].update != nil {
      scripts[context.screen].update?.take(batch)
    } else {
      scripts[context.screen].apply(batch)
      touchModel(context.screen)
    }
    try uikit { () throws(TableException) in try table.tell(batch, animation) }
  }

  /// What a change comes to; places in it are not checked, since the table will.
  private func batch(
    of change: ModelChange, _ context: Context
  ) throws(StepError) -> ModelBatch {
    let context = context.unchecked
    var batch = ModelBatch()
    switch change {
    case .insertRow(let spec):
      let path = try arrival(spec.at, context)
      batch.insertedRows = [ModelBatch.InsertedRow(path: path, run: try run(of: spec, context))]
    case .insertSection(let spec):
      let open = scripts[context.screen].update?.batch ?? ModelBatch()
      let place = spec.at ?? open.numberOfSections(of: rows(in: context))
      let section = try section(of: spec, context)
      batch.insertedSections = [ModelBatch.InsertedSection(place: place, section: section)]
    case .delete(let places):
      switch try self.places(places, context) {
      case .all: batch.deletedRows = try allRows(in: context)
      case .sections(let sections): batch.deletedSections = sections
      case .rows(let spans): batch.deletedRows = try paths(of: spans)
      }
    case .moveRow(let place, let target):
      let from = try row(place, context)
      let to = try arrival(target, moving: from, context)
      batch.movedRows = [ModelBatch.MovedRow(from: from, to: to)]
    case .moveSection(let place, let to):
      batch.movedSections = [ModelBatch.MovedSection(from: try section(place, context), to: to)]
    }
    return batch
  }

  func allRows(in context: Context) throws(StepError) -> [IndexPath] {
    let script = rows(in: context)
    return try paths(
      of: (0..<script.numberOfSections).map { RowSpan($0, 0..<script.numberOfRows(in: $0)) })
  }

  // MARK: The model alone

  /// Changes the model at once, in the numbers that it has now.
  private func changeModel(_ change: ModelChange, _ context: Context) throws(StepError) {
    let screen = context.screen
    guard let batch = try batchAtOnce(of: change, context) else {
      removeAllRows(screen)
      return touchModel(screen)
    }
    let era = stage.state.era
    try uikit { () throws(TableException) in
      do throws(UpdateFault) { try scripts[screen].applyAtOnce(batch) } catch {
        throw error.exception(in: era)
      }
    }
    touchModel(screen)
  }

  /// A change as one batch; nil: all rows go.
  private func batchAtOnce(
    of change: ModelChange, _ context: Context
  ) throws(StepError) -> ModelBatch? {
    var present = context
    present.namesPresentRows = true
    switch change {
    case .insertRow(let spec):
      let path = try place(of: spec.at ?? Target(.end, at: SourceRange(0, 0)), present)
      let run = try run(of: spec, present)
      return ModelBatch(insertedRows: [ModelBatch.InsertedRow(path: path, run: run)])
    case .insertSection(let spec):
      let count = scripts[context.screen].numberOfSections
      let place = spec.at ?? count
      guard place >= 0, place <= count else {
        throw StepError(.place(.noSection(place, sections: count)))
      }
      let section = try section(of: spec, present)
      return ModelBatch(
        insertedSections: [ModelBatch.InsertedSection(place: place, section: section)])
    case .delete(let places):
      switch try self.places(places, present) {
      case .all: return nil
      case .sections(let sections): return ModelBatch(deletedSections: sections)
      case .rows(let spans): return ModelBatch(deletedRows: try paths(of: spans))
      }
    case .moveRow(let place, let target):
      let from = try row(place, present)
      let to = try landing(target, moving: from, present)
      return ModelBatch(movedRows: [ModelBatch.MovedRow(from: from, to: to)])
    case .moveSection(let place, let to):
      let from = try section(place, present)
      let count = scripts[context.screen].numberOfSections
      guard (0..<count).contains(to) else {
        throw StepError(.place(.noSection(to, sections: count)))
      }
      return ModelBatch(movedSections: [ModelBatch.MovedSection(from: from, to: to)])
    }
  }

  private func removeAllRows(_ screen: Int) {
    for section in 0..<scripts[screen].numberOfSections {
      scripts[screen].sections.update(at: section) { $0.rows = RowList() }
    }
  }

  /// Sets a property in the model: neither cells nor the table hear of it.
  private func changeModel(
    _ property: Property, _ places: [Place], _ context: Context
  ) throws(StepError) {
    var present = context
    present.namesPresentRows = true
    try check(property, context)
    try setInModel(property.filled(context), self.places(places, present), context)
  }

  /// Notes that the rows are others than before; nobody is told.
  func touchModel(_ screen: Int) {
    versions += 1
    scripts[screen].version.number = versions
  }
}

extension ModelChange {
  /// The methods without which no data source could have what comes.
  fileprivate var methods: [Method] {
    switch self {
    case .insertRow: [.numberOfRows, .cellForRow]
    case .insertSection: [.numberOfSections, .numberOfRows, .cellForRow]
    case .delete, .moveRow, .moveSection: []
    }
  }
}

extension TableView {
  /// Tells the table all that a batch holds.
  func tell(
    _ batch: ModelBatch, _ animation: RowAnimation
  ) throws(TableException) {
    if !batch.deletedRows.isEmpty { try deleteRows(at: batch.deletedRows, with: animation) }
    if !batch.insertedRows.isEmpty {
      try insertRows(at: batch.insertedRows.map(\.path), with: animation)
    }
    for move in batch.movedRows { try moveRow(at: move.from, to: move.to) }
    if !batch.deletedSections.isEmpty { try deleteSections(batch.deletedSections, with: animation) }
    if !batch.insertedSections.isEmpty {
      try insertSections(batch.insertedSections.map(\.place), with: animation)
    }
    for move in batch.movedSections { try moveSection(move.from, toSection: move.to) }
  }
}
