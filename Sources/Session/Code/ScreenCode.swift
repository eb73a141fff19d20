import CommandLanguage
import TableKit

/// A screen as its code is written: what it is called there, what it holds, what it does.
struct ScreenCode {
  let script: ScreenScript
  let controller: ControllerState
  let style: TableView.Style
  /// `FirstLevelViewController`.
  let className: String
  /// The classes of the other screens, by the names of these.
  let classes: CodeNames
  /// The properties of its text fields, by the names of these.
  let properties: CodeNames
  /// What the rows of each screen keep besides their texts, by its name.
  let allFields: [String: [RowField]]
  /// The methods that were called in the last step.
  let called: Set<Method>

  var fields: [RowField] { allFields[script.name] ?? [] }

  /// The property of a text field, which may be one that the screen does not have now.
  func property(ofField name: String) -> String {
    properties[name] ?? CodeNames.property(ofField: name)
  }

  /// No more rows than these are written out.
  static let mostRows = 500

  /// The places of all rows of a section that are written out.
  func rows(of section: Int) -> [IndexPath] {
    (0..<min(script.numberOfRows(in: section), Self.mostRows)).map {
      IndexPath(row: $0, section: section)
    }
  }

  /// The reactions to an event: those of single rows first, then of sections, then the screen's.
  func reactions(to event: EventName) -> [CodeReaction] {
    guard script.reacts.contains(event.method) else { return [] }
    var found: [CodeReaction] = []
    var shared: [CodeReaction] = []
    for (number, section) in script.sections.enumerated() {
      section.rows.forEachRun(in: 0..<section.rows.count) { first, run in
        guard let own = run.traits?.reaction(to: event), found.count < 100 else { return }
        let path = IndexPath(row: first, section: number)
        found.append(CodeReaction(place: .rows(path, count: run.count), block: own.block))
      }
      if let own = section.traits?.reaction(to: event) {
        shared.append(CodeReaction(place: .section(number), block: own.block))
      }
    }
    found += shared
    if let own = script.traits?.reaction(to: event) {
      found.append(CodeReaction(place: .all, block: own.block))
    }
    return found
  }
}

/// What a screen does, and for which rows.
struct CodeReaction {
  enum Place {
    case rows(IndexPath, count: Int)
    case section(Int)
    case all

    var isAll: Bool { if case .all = self { true } else { false } }
  }

  let place: Place
  let block: Block
}

// MARK: show code, export

extension Session {
  /// The screens as classes of UIKit, the lines that were called in the last step marked.
  func codeLines(in language: CodeLanguage, isMarked: Bool) throws(StepError) -> [String] {
    let shown = scripts.screens.indices.filter { !scripts[$0].isUnnamed }
    let classes = CodeNames.classes(ofScreens: shown.map { scripts[$0].name })
    var fields: [String: [RowField]] = [:]
    for screen in shown {
      fields[scripts[screen].name] = self.fields(of: scripts[screen], among: shown)
    }
    let called = isMarked ? try methodsOfLastStep() : []
    let before = isMarked ? try restored(history.parent(of: history.position)) : nil
    let seen = [stage.state.topController, before?.stage.topController]
    let screens = shown.map { screen in
      let script = scripts[screen]
      let controller = stage.state.controllers[script.controller]
      return ScreenCode(
        script: script, controller: controller,
        style: script.table.map { stage.state.tables[$0].style } ?? .plain,
        className: classes[script.name] ?? "ViewController", classes: classes,
        properties: .properties(ofFields: controller.fields.map(\.name)),
        allFields: fields, called: seen.contains(script.controller) ? called : [])
    }
    let writer = language.writer
    var lines = writer.opening
    let helpers = writer.helpers(of: screens)
    let parts =
      zip(screens, helpers).map { writer.interface(of: $0, $1) }
      + zip(screens, helpers).map { writer.lines(of: $0, $1) }
    for part in parts where !part.isEmpty { lines += [""] + part }
    if let window = windowCode(classes) { lines += [""] + writer.window(window) }
    return lines
  }

  /// What rows of a screen keep: also what other screens change in them.
  private func fields(of script: ScreenScript, among shown: [Int]) -> [RowField] {
    guard script.table != nil else { return [] }
    let changed = shown.flatMap { other in
      scripts[other].reactionBlocks.flatMap {
        $0.properties(of: script.name, in: scripts[other].name)
      }
    }
    return ScreenCode.keptFields(of: script, changed: changed)
  }

  private func methodsOfLastStep() throws(StepError) -> Set<Method> {
    var methods: Set<Method> = []
    for (_, log) in try calls(since: max(0, history.position - 1)) {
      for entry in log {
        if case .call(let call, _) = entry.event { methods.insert(call.method) }
      }
    }
    return methods
  }

  /// Writes the screens' code into a file.
  func export(_ language: CodeLanguage, to file: NamedThing) throws(StepError) -> [String] {
    settle()
    let lines = try codeLines(in: language, isMarked: false)
    try write(lines.joined(separator: "\n") + "\n", to: file)
    return ["wrote \(file.name.plain)"]
  }
}
