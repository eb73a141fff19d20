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
  let classes: [String: String]
  /// The methods that were called in the last step.
  let called: Set<Method>

  /// No more rows than these are written out.
  static let mostRows = 500

  /// A class name made of the letters and digits of a screen's name.
  static func className(_ name: String) -> String {
    var letters = ""
    var isStart = true
    for character in name {
      if character.isASCII, character.isLetter || character.isNumber {
        letters += isStart ? character.uppercased() : String(character)
        isStart = false
      } else {
        isStart = true
      }
    }
    if letters.isEmpty || letters.first?.isNumber == true { letters = "Screen" + letters }
    return letters + "ViewController"
  }

  /// The places of all rows of a section that are written out.
  func rows(of section: Int) -> [IndexPath] {
    (0..<min(script.numberOfRows(in: section), Self.mostRows)).map {
      IndexPath(row: $0, section: section)
    }
  }

  /// The accessory of a row; nil: none, or a view of the app's own.
  func accessory(at path: IndexPath) -> TableViewCell.AccessoryType? {
    guard case .accessory(.type(let type)) = script.setting(.accessory, at: path)?.property,
      type != .none
    else { return nil }
    return type
  }

  /// The image of a row, as it was given with the row or set.
  func image(at path: IndexPath) -> String? {
    if case .image(let spec) = script.setting(.image, at: path)?.property { return spec.name.plain }
    return script.row(at: path).image
  }

  /// The title of the button that all rows have in their accessory view; nil: there is none.
  var accessoryButton: String? {
    guard case .accessory(.button(let title)) = script.traits?.setting(.accessory)?.property else {
      return nil
    }
    return title.plain
  }

  var cellStyle: TableViewCell.CellStyle {
    guard case .cell(let spec) = script.traits?.setting(.cell)?.property else { return .default }
    return spec.style
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
  }

  let place: Place
  let block: Block
}

// MARK: show code, export

extension Session {
  /// The screens as classes of UIKit, the lines that were called in the last step marked.
  func codeLines(in language: CodeLanguage, isMarked: Bool) throws(StepError) -> [String] {
    let shown = scripts.screens.indices.filter { !scripts[$0].isUnnamed }
    var classes: [String: String] = [:]
    for screen in shown {
      classes[scripts[screen].name] = ScreenCode.className(scripts[screen].name)
    }
    let called = isMarked ? try methodsOfLastStep() : []
    let before = try restored(max(0, history.position - 1))
    let seen = [stage.state.topController, before.stage.topController]
    var lines = language.writer.opening
    for screen in shown {
      let script = scripts[screen]
      let code = ScreenCode(
        script: script, controller: stage.state.controllers[script.controller],
        style: script.table.map { stage.state.tables[$0].style } ?? .plain,
        className: classes[script.name] ?? "ViewController", classes: classes,
        called: seen.contains(script.controller) ? called : [])
      lines.append("")
      lines += language.writer.lines(of: code)
    }
    return lines
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
    let path = file.name.plain
    let text = try codeLines(in: language, isMarked: false).joined(separator: "\n") + "\n"
    do throws(FileFailure) {
      try files.write(files.resolve(path, sourcePath.last ?? ""), Array(text.utf8))
    } catch {
      throw StepError(.session(.file(path, error.problem)), at: file.range)
    }
    return ["wrote \(path)"]
  }
}

extension CodeLanguage {
  fileprivate var writer: any CodeWriter {
    switch self {
    case .swift: SwiftWriter()
    case .objectiveC: ObjectiveCWriter()
    }
  }
}

extension Block {
  /// Whether a text in it is that of the row.
  var speaksOfRow: Bool {
    let words = commands.map { Printer.line($0.command) }.joined()
    return ["$text", "${text", "$detail", "${detail"].contains { words.contains($0) }
  }
}

/// Writes screens in one language.
protocol CodeWriter {
  var opening: [String] { get }
  func lines(of screen: ScreenCode) -> [String]
}

extension CodeWriter {
  /// The line that begins a method, marked where the last step called it.
  func marked(_ line: String, _ method: Method, _ screen: ScreenCode) -> String {
    screen.called.contains(method) ? line + "  // called" : line
  }
}

extension [String] {
  /// The lines moved to the right.
  func indented(_ levels: Int = 1) -> [String] {
    map { $0.isEmpty ? $0 : String(repeating: "  ", count: levels) + $0 }
  }
}
