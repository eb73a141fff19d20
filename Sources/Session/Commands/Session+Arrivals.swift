import CommandLanguage
import RowTree
import TableKit

// What comes into a table and where: rows and sections as they are typed, and the numbers of the table after.
extension Session {
  /// The row that a line tells of, to be put in somewhere.
  func run(of spec: RowSpec, _ context: Context) throws(StepError) -> RowRun {
    callFor([.numberOfRows, .cellForRow], context.screen)
    return RowRun(
      .typed(context.text(spec.text)), age: scripts[context.screen].age,
      traits: try traits(spec, context))
  }

  /// The section that a line tells of, with the rows of its block.
  func section(of spec: SectionSpec, _ context: Context) throws(StepError) -> ScriptedSection {
    var spec = spec
    spec.at = nil
    let sections = try content(
      of: Block([LocatedCommand(.setUp(.content(.section(spec))), at: SourceRange(0, 0))]), context)
    return sections[0]
  }

  /// The sections that a block tells of; the screen keeps its own, and no table is told.
  func content(
    of block: Block, _ context: Context
  ) throws(StepError) -> RowTree<ScriptedSection> {
    let (kept, effects) = (scripts[context.screen].sections, line)
    scripts[context.screen].sections = RowTree()
    var inner = context
    (inner.section, inner.namesPresentRows, inner.isUnchecked) = (nil, true, false)
    defer {
      scripts[context.screen].sections = kept
      line.takeBack(effects)
    }
    try run(block, inner)
    return scripts[context.screen].sections
  }

  /// Where a row comes to in the table after: the end of its last section, unless said.
  func arrival(
    _ target: Target?, moving from: IndexPath? = nil, _ context: Context
  ) throws(StepError) -> IndexPath {
    switch target?.term {
    case nil, .end:
      return arriving(atEndOf: nil, endOfTable(moving: from, context), context)
    case .path(let section, .end), .path(let section, .last):
      let section = try self.section(section, of: target, context)
      let count = rowsAfter(in: section, moving: from, context)
      if case .path(_, .last) = target?.term {
        return IndexPath(row: max(0, count - 1), section: section)
      }
      return arriving(atEndOf: section, IndexPath(row: count, section: section), context)
    case .path(let section, .number(let row)):
      return IndexPath(row: row, section: try self.section(section, of: target, context))
    case .value(let name):
      return try valuePath(name, at: target?.range ?? SourceRange(0, 0), context)
    case .place(let term):
      return try row(Place(term, at: target?.range ?? SourceRange(0, 0)), context)
    }
  }

  /// The end of a section (nil: of the last one) in an update, as far as it is known: what the lines until
  /// now make of it, or what the whole block does.
  private func arriving(
    atEndOf section: Int?, _ path: IndexPath, _ context: Context
  ) -> IndexPath {
    guard let open = scripts[context.screen].update else { return path }
    let place = open.ends.count
    scripts[context.screen].update?.ends.append(OpenUpdate.End(section: section, path: path))
    return place < open.plannedEnds.count ? open.plannedEnds[place] : path
  }

  /// Where a row goes in the model as it is; the numbers are those without it.
  func landing(
    _ target: Target, moving from: IndexPath, _ context: Context
  ) throws(StepError) -> IndexPath {
    var path = try place(of: target, context)
    if path.section == from.section,
      path.row == scripts[context.screen].numberOfRows(in: path.section)
    {
      path.row -= 1
    }
    return path
  }

  /// The section of a path that may not name one.
  private func section(
    _ named: Int?, of target: Target?, _ context: Context
  ) throws(StepError) -> Int {
    if let section = named ?? context.section { return section }
    let count = rows(in: context).numberOfSections
    guard count > 1 else { return 0 }
    var number = 0
    if case .path(_, .number(let row)) = target?.term { number = row }
    throw StepError(.place(.whichSection(row: number, sections: count)), at: target?.range)
  }

  private func endOfTable(moving from: IndexPath?, _ context: Context) -> IndexPath {
    if rows(in: context).sections.isEmpty, scripts[context.screen].update == nil {
      _ = currentSection(context)
    }
    let open = scripts[context.screen].update?.batch ?? ModelBatch()
    let section = max(0, open.numberOfSections(of: rows(in: context)) - 1)
    return IndexPath(row: rowsAfter(in: section, moving: from, context), section: section)
  }

  /// How many rows a section of the table after has without the one that moves.
  private func rowsAfter(in section: Int, moving from: IndexPath?, _ context: Context) -> Int {
    let open = scripts[context.screen].update?.batch ?? ModelBatch()
    let count = open.numberOfRows(in: section, of: rows(in: context))
    return from?.section == section ? max(0, count - 1) : count
  }
}

extension LineEffects {
  /// Forgets what was to be told the table since; notes stay.
  mutating func takeBack(_ effects: LineEffects) {
    (reloads, firstChange) = (effects.reloads, effects.firstChange)
    concernsGlass = effects.concernsGlass
  }
}
