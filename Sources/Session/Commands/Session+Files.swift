import CommandLanguage
import TableKit

// Files: data that becomes rows, and scripts that are run.
extension Session {
  /// How deep scripts may source each other.
  static var deepestSource: Int { 32 }

  // MARK: load

  /// What a command reads before it runs; nil: nothing.
  func content(for command: Command) throws(StepError) -> FileContent? {
    guard case .stage(.load(let spec)) = command else { return nil }
    return try read(spec)
  }

  /// The rows of a file.
  private func read(_ spec: LoadSpec) throws(StepError) -> FileContent {
    let request = LoadRequest(
      kind: spec.kind, text: spec.text?.plain, detail: spec.detail?.plain,
      image: spec.image?.plain, section: spec.sectionKey?.plain)
    let path = spec.file.plain
    do throws(FileFailure) {
      var content = try files.decode(files.resolve(path, sourcePath.last ?? ""), request)
      let note = StepNote.loaded(
        file: path, rows: content.rowCount, sections: content.sections.count)
      content.notes.insert(Diagnostic(note).line, at: 0)
      return content
    } catch {
      try endIfInterrupted()
      throw StepError(.session(.file(path, error.problem)), at: spec.fileRange)
    }
  }

  /// Puts loaded rows into the table: into a section that was named, else as sections of their own.
  func load(
    _ content: FileContent, _ spec: LoadSpec, _ context: Context
  ) throws(StepError) {
    for note in content.notes { line.note(note) }
    if let named = spec.section {
      var inner = context
      inner.section = try section(named, context)
      for part in content.sections { appendRows(of: part, inner) }
      if spec.detail != nil { noteHiddenDetail(inner) }
      return
    }
    let isPlain = content.sections.allSatisfy { $0.title == nil }
    for part in content.sections {
      if !isPlain || content.sections.count > 1 { openSection(part.title, context) }
      appendRows(of: part, context)
    }
    if spec.detail != nil { noteHiddenDetail(context) }
  }

  private func openSection(_ title: String?, _ context: Context) {
    let screen = context.screen
    scripts[screen].sections.append(ScriptedSection(title: title))
    callFor([.numberOfSections, .numberOfRows, .cellForRow], screen)
    if title != nil { callFor([.titleForHeader], screen) }
    touchRows(of: screen, from: nil)
  }

  private func appendRows(of part: FileSection, _ context: Context) {
    append(.file(part.rows, from: 0), count: part.rows.count, context)
  }

  private func noteHiddenDetail(_ context: Context) {
    let section = currentSection(context)
    let row = scripts[context.screen].sections[section].rows.count - 1
    if row >= 0 { noteHiddenDetail(at: IndexPath(row: row, section: section), context.screen) }
  }

  // MARK: source

  /// Opens a script that is to be run now; ``endSource()`` closes it.
  func open(_ path: String, at range: SourceRange) throws(StepError) -> SourceText {
    let full = files.resolve(path, sourcePath.last ?? "")
    if sourcePath.contains(full) {
      throw StepError(.session(.file(path, .sourcesItself(chain: sourcePath + [full]))), at: range)
    }
    guard sourcePath.count < Self.deepestSource else {
      throw StepError(.session(.file(path, .tooDeep(limit: Self.deepestSource))), at: range)
    }
    do throws(FileFailure) {
      let bytes = try files.read(full)
      sourcePath.append(full)
      return SourceText(name: full, bytes: bytes)
    } catch {
      try endIfInterrupted()
      throw StepError(.session(.file(path, error.problem)), at: range)
    }
  }

  /// A script named by the program itself begins: what it names is looked for beside it.
  package func beginSource(_ path: String) { sourcePath.append(path) }

  /// The script that was opened or begun last has ended.
  package func endSource() { _ = sourcePath.popLast() }
}
