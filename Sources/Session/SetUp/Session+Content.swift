import CommandLanguage
import TableKit

// Sections and rows, their texts and the index.
extension Session {
  func run(
    _ command: ContentSetUp, at range: SourceRange, _ context: Context
  ) throws(StepError) {
    switch command {
    case .section(let spec):
      try addSection(spec, at: range, context)
    case .row(let spec):
      try addRow(spec, context)
    case .rows(let texts):
      for text in texts { append(.typed(context.text(text)), context) }
    case .rowCount(let count, let text):
      append(.numbered(numberedText(text, context), from: 0), count: count, context)
    case .header(let text, let place):
      try set(.header, to: text, place, context)
    case .footer(let text, let place):
      try set(.footer, to: text, place, context)
    case .property(let property, let scope):
      try set(property, for: scope, context)
    case .index(let spec):
      setIndex(spec, context)
    case .indexMap(let title, let section):
      let entry = ScriptedIndex.Entry(title: context.text(title), section: section)
      scripts[context.screen].index.map.append(entry)
      callFor([.sectionForSectionIndexTitle], context.screen)
      line.reload(context.screen)
    }
  }

  // MARK: Sections

  private func addSection(
    _ spec: SectionSpec, at range: SourceRange, _ context: Context
  ) throws(StepError) {
    let screen = context.screen
    let count = scripts[screen].sections.count
    let place = spec.at ?? count
    guard place >= 0, place <= count else {
      throw StepError(.place(.noSection(place, sections: count)), at: range)
    }
    let section = ScriptedSection(
      title: spec.title.map(context.text), footer: spec.footer.map(context.text))
    scripts[screen].sections.insert(section, at: place)
    callFor([.numberOfSections, .numberOfRows, .cellForRow], screen)
    if section.title != nil { callFor([.titleForHeader], screen) }
    if section.footer != nil { callFor([.titleForFooter], screen) }
    touchRows(of: screen, from: place == count ? IndexPath(row: 0, section: place) : nil)
    if let body = spec.body {
      var inner = context
      inner.section = place
      try run(body, inner)
    }
  }

  /// The section that `row` and `rows` append to: the block's, else the last; makes the first.
  func currentSection(_ context: Context) -> Int {
    if let section = context.section, section < scripts[context.screen].numberOfSections {
      return section
    }
    if scripts[context.screen].sections.isEmpty {
      scripts[context.screen].sections.append(ScriptedSection())
      line.concernsGlass = true
    }
    return scripts[context.screen].sections.count - 1
  }

  private func set(
    _ edge: Edge, to text: Text?, _ place: HeaderPlace, _ context: Context
  ) throws(StepError) {
    let title = text.map(context.text)
    if case .table = place {
      let table = try table(of: context.screen)
      table[keyPath: edge.banner] = title.map { TableBanner(text: $0) }
      return
    }
    let section = try section(place, context)
    scripts[context.screen].sections.update(at: section) { $0[keyPath: edge.title] = title }
    callFor([edge.method], context.screen)
    line.reload(context.screen)
  }

  private func section(_ place: HeaderPlace, _ context: Context) throws(StepError) -> Int {
    guard case .section(let named) = place else { return currentSection(context) }
    let section = try section(named, context)
    return scripts[context.screen].sections.isEmpty ? currentSection(context) : section
  }

  private func setIndex(_ spec: IndexSpec, _ context: Context) {
    var spec = spec
    if case .titles(let titles, let search) = spec {
      spec = .titles(titles.map { .plain(context.text($0)) }, search: search)
    }
    scripts[context.screen].index.spec = spec
    callFor([.sectionIndexTitles], context.screen)
    line.reload(context.screen)
  }

  // MARK: Rows

  /// Appends rows to the current section.
  func append(_ content: RowRun.Content, count: Int = 1, _ context: Context) {
    let section = currentSection(context)
    let row = scripts[context.screen].sections[section].rows.count
    insert(content, count: count, at: IndexPath(row: row, section: section), nil, context)
  }

  private func addRow(_ spec: RowSpec, _ context: Context) throws(StepError) {
    let path = try spec.at.map { (target) throws(StepError) in
      try place(of: target, context)
    }
    let section = path?.section ?? currentSection(context)
    let row = path?.row ?? scripts[context.screen].sections[section].rows.count
    let traits = try self.traits(spec, context)
    insert(
      .typed(context.text(spec.text)), count: 1, at: IndexPath(row: row, section: section), traits,
      context)
  }

  private func insert(
    _ content: RowRun.Content, count: Int, at path: IndexPath, _ traits: Traits?, _ context: Context
  ) {
    let screen = context.screen
    let run = RowRun(content, count: count, age: scripts[screen].age, traits: traits)
    scripts[screen].sections.update(at: path.section) { $0.rows.insert(run, at: path.row) }
    callFor([.numberOfRows, .cellForRow], screen)
    touchRows(of: screen, from: path)
    if traits?.setting(.detail) != nil { noteHiddenDetail(at: path, screen) }
  }

  /// What a row's own attributes come to; rows that are made alike one after the other share it.
  func traits(_ spec: RowSpec, _ context: Context) throws(StepError) -> Traits? {
    if spec.properties.isEmpty, spec.id == nil { return nil }
    var traits = Traits(settings: [], id: spec.id.map(context.text))
    for property in spec.properties {
      try check(property, context)
      callFor(property, context.screen)
      traits = traits.with(Setting(property.filled(context), age: scripts[context.screen].age))
    }
    if traits == lastTraits { return lastTraits }
    lastTraits = traits
    return traits
  }

  private func numberedText(_ text: Text?, _ context: Context) -> NumberedText {
    guard let text else { return NumberedText(pieces: ["Row ", ""]) }
    guard case .template(let segments) = text else { return NumberedText(pieces: [text.plain]) }
    var pieces = [""]
    for segment in segments {
      switch segment {
      case .value("row"): pieces.append("")
      case .value(let name): pieces[pieces.count - 1] += context.value(name)?.text ?? "$\(name)"
      case .text(let text): pieces[pieces.count - 1] += text
      }
    }
    return NumberedText(pieces: pieces)
  }

  /// Notes that a screen has other rows than before, from a row on.
  func touchRows(of screen: Int, from path: IndexPath?) {
    versions += 1
    scripts[screen].version.number = versions
    line.reload(screen, from: path)
  }
}

/// Where the text above or below a section, or a whole table, is kept, and who is asked for a section's.
private struct Edge {
  let banner: ReferenceWritableKeyPath<TableView, TableBanner?>
  let title: WritableKeyPath<ScriptedSection, String?>
  let method: Method

  static var header: Edge {
    Edge(banner: \.tableHeaderView, title: \.title, method: .titleForHeader)
  }
  static var footer: Edge {
    Edge(banner: \.tableFooterView, title: \.footer, method: .titleForFooter)
  }
}
