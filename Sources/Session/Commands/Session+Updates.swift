import CommandLanguage
import RowTree
import TableKit

// Updates: what is told between their beginning and end is checked once, at the outermost end.
extension Session {
  func run(_ command: UpdatesCommand, _ context: Context) throws(StepError) {
    switch command {
    case .block(let block):
      try beginUpdates(context)
      try runInUpdate(block, context)
      try endUpdates(context)
    case .begin: try beginUpdates(context)
    case .end:
      guard scripts[context.screen].update != nil else { throw StepError(.run(.noUpdateOpen)) }
      try endUpdates(context)
    case .apply(let block): try apply(block, context)
    }
  }

  private func beginUpdates(_ context: Context) throws(StepError) {
    let table = try table(of: context.screen)
    try uikit { () throws(TableException) in try table.beginUpdates() }
    if scripts[context.screen].update == nil {
      scripts[context.screen].update = OpenUpdate(
        before: scripts[context.screen].sections, version: scripts[context.screen].version)
    }
  }

  /// Runs the lines of a block. `end` names the table after, which only all of them tell: where a later
  /// line moved what an earlier one took for the end, they run again with the ends known.
  private func runInUpdate(_ block: Block, _ context: Context) throws(StepError) {
    let isOutermost = try table(of: context.screen).state.nesting == 1
    let (before, effects, entries) = (state, line, stage.log.count)
    try run(block, context)
    guard isOutermost, let open = scripts[context.screen].update,
      let ends = open.misplacedEnds(in: rows(in: context))
    else { return }
    state = before
    line = effects
    stage.log.removeLast(max(0, stage.log.count - entries))
    scripts[context.screen].update?.plannedEnds = ends
    try run(block, context)
  }

  /// At the outermost end the model becomes what the plain verbs said; then the table asks and checks.
  private func endUpdates(_ context: Context) throws(StepError) {
    let table = try table(of: context.screen)
    if table.state.nesting == 1, let open = scripts[context.screen].update {
      scripts[context.screen].update = nil
      scripts[context.screen].apply(open.batch.shifted(by: open.shifts))
      touchModel(context.screen)
    }
    try uikit { () throws(TableException) in try table.endUpdates() }
  }

  // MARK: apply

  /// Finds what differs between the rows there are and new ones, and makes one update of it.
  private func apply(_ block: Block, _ context: Context) throws(StepError) {
    let table = try table(of: context.screen)
    guard scripts[context.screen].update == nil else { throw StepError(.run(.updateOpen)) }
    callFor([.numberOfSections, .numberOfRows, .cellForRow], context.screen)
    try uikit { () throws(TableException) in _ = try table.numberOfSections() }
    let new = try content(of: block, context)
    let old = scripts[context.screen].sections
    let batch = try difference(from: old, to: new)
    scripts[context.screen].sections = new
    touchModel(context.screen)
    try uikit { () throws(TableException) in
      try table.beginUpdates()
      for operation in batch.operations { try table.perform(operation) }
      try table.endUpdates()
    }
  }

  private func difference(
    from old: RowTree<ScriptedSection>, to new: RowTree<ScriptedSection>
  ) throws(StepError) -> UpdateBatch {
    let (before, after) = (try identified(old), try identified(new))
    do throws(DuplicateIdentifiers) {
      let batch = try UpdateBatch(from: before, to: after, isCancelled: isInterrupted)
      if !isInterrupted() { return batch }
    } catch {
      return try uikit { () throws(TableException) in throw error.exception }
    }
    throw StepError(.session(.interrupted))
  }

  /// The sections by their titles, a further one of a title with its number; rows by `id`, else by text.
  private func identified(
    _ sections: RowTree<ScriptedSection>
  ) throws(StepError) -> [IdentifiedSection<String, String>] {
    var all: [IdentifiedSection<String, String>] = []
    for section in sections {
      var rows: [String] = []
      rows.reserveCapacity(section.rows.count)
      section.rows.forEachRun(in: 0..<section.rows.count) { _, run in
        for offset in 0..<run.count {
          if rows.count & 0xFFFF == 0, isInterrupted() { return }
          rows.append(run.traits?.id ?? run.row(at: offset).ownText)
        }
      }
      try endIfInterrupted()
      all.append(IdentifiedSection(id: section.title ?? "", rows: rows))
    }
    return all
  }
}

extension Row {
  /// The text that the row itself bears.
  fileprivate var ownText: String {
    if case .text(let text) = traits?.setting(.text)?.property { text.plain } else { text }
  }
}

extension TableView {
  /// Tells the table of one change.
  fileprivate func perform(_ operation: UpdateOperation) throws(TableException) {
    switch operation {
    case .insertRows(let paths, let animation): try insertRows(at: paths, with: animation)
    case .deleteRows(let paths, let animation): try deleteRows(at: paths, with: animation)
    case .reloadRows(let paths, let animation): try reloadRows(at: paths, with: animation)
    case .moveRow(let from, let to): try moveRow(at: from, to: to)
    case .insertSections(let sections, let animation):
      try insertSections(sections, with: animation)
    case .deleteSections(let sections, let animation):
      try deleteSections(sections, with: animation)
    case .reloadSections(let sections, let animation):
      try reloadSections(sections, with: animation)
    case .moveSection(let from, let to): try moveSection(from, toSection: to)
    }
  }
}
