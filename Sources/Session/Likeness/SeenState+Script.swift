import CommandLanguage
import RowTree
import TableKit

// What a screen's data source and delegate would answer.
extension SeenState {
  /// Rows beyond so many are compared by their texts alone, all at once.
  private static let most = 2000

  mutating func addScript(_ script: ScreenScript, of scripts: ScriptState, _ name: String) {
    if script.table != nil {
      add("\(name)the table has", counted(script.numberOfSections, "section"))
    }
    addRows(script, name)
    addAnswers(script, name)
    add("\(name)the data source is", Self.words(of: script.dataSource, scripts))
    add("\(name)the delegate is", Self.words(of: script.delegate, scripts))
  }

  private mutating func addRows(_ script: ScreenScript, _ name: String) {
    var left = Self.most
    for section in 0..<min(script.numberOfSections, Self.most) {
      let content = script.sections[section]
      let rows = Self.rows(of: section, script, name)
      add(rows, "\(content.rows.count)", under: "\(name)the table has")
      add(
        "\(name)the header of section \(section) is", content.title.map(Printer.quoted), under: rows
      )
      add(
        "\(name)the footer of section \(section) is", content.footer.map(Printer.quoted),
        under: rows)
      for row in 0..<min(left, content.rows.count) {
        addRow(IndexPath(row: row, section: section), of: script, name)
      }
      left -= min(left, content.rows.count)
    }
  }

  /// What says how many rows a section has; of the only one the table is spoken of.
  private static func rows(of section: Int, _ script: ScreenScript, _ name: String) -> String {
    script.numberOfSections == 1
      ? "\(name)the number of rows is" : "\(name)the number of rows in section \(section) is"
  }

  private mutating func addRow(_ path: IndexPath, of script: ScreenScript, _ name: String) {
    let settings = script.settings(at: path)
    let rows = Self.rows(of: path.section, script, name)
    let text = "\(name)row \(path) is"
    add(text, Printer.quoted(settings.row.text), under: rows, "\(name)the table has")
    add("\(name)the detail of row \(path) is", settings.row.detail.map(Printer.quoted), under: text)
    add("\(name)the image of row \(path) is", settings.row.image, under: text)
    for key in Setting.Key.allCases where key != .text && key != .detail {
      guard let setting = settings.setting(key) else { continue }
      let words = Printer.line(setting.property).split(separator: " ", maxSplits: 1)
      add(
        "\(name)row \(path) has \(words[0])", words.dropFirst().joined(), under: text, about: path)
    }
    addReactions(
      settings.row.traits?.reactions ?? [], "\(name)for row \(path),", under: text, about: path)
    for swipe in settings.row.traits?.swipes ?? [] {
      let titles = swipe.actions.map { Printer.quoted($0.title) }.joined(separator: ", ")
      add("\(name)row \(path) has \(swipe.side.rawValue) actions", titles, under: text, about: path)
    }
  }

  /// What is answered for the screen as a whole.
  mutating func addAnswers(_ script: ScreenScript, _ name: String) {
    for method in Method.allCases where !script.methods.isDisjoint(with: Methods(method)) {
      add("\(name)\(method.swiftName) is", "implemented")
    }
    add("\(name)a cell is configured", script.configure.rawValue)
    if script.index.spec != .off {
      add("\(name)the index is", (script.indexTitles ?? []).joined(separator: " "))
    }
    for entry in script.index.map {
      add("\(name)index title \(Printer.quoted(entry.title)) leads to", "section \(entry.section)")
    }
    if script.moveTarget != .anywhere { add("\(name)a move may go", "\(script.moveTarget)") }
    addReactions(script.traits?.reactions ?? [], "\(name)for every row,")
    for swipe in script.traits?.swipes ?? [] {
      let titles = swipe.actions.map { Printer.quoted($0.title) }.joined(separator: ", ")
      add("\(name)every row has \(swipe.side.rawValue) actions", titles)
    }
  }

  private mutating func addReactions(
    _ reactions: [ScopedReaction], _ whom: String, under parent: String = "",
    about row: IndexPath? = nil
  ) {
    for reaction in reactions {
      add("\(whom) \(reaction.event.name) does", reaction.script.block, under: parent, about: row)
    }
  }

  private static func words(
    of wiring: ScreenScript.Wiring, _ scripts: ScriptState
  ) -> String {
    switch wiring {
    case .automatic: "wired"
    case .screen(let screen): Printer.quoted(scripts.screens[screen].name)
    case .nobody: "nobody"
    }
  }
}

extension SeenState {
  /// The bars of all screens, and what is answered for each as a whole: methods, reactions, the index.
  init(answersOf state: SessionState, named: Bool) {
    for script in state.scripts.screens {
      let controller = state.stage.controllers[script.controller]
      let name = named ? "\(Printer.quoted(script.name)): " : ""
      add("\(name)the back title is", controller.backTitle.map(Printer.quoted))
      addBar(controller.leftItems, "\(name)at the left of the bar is")
      addBar(controller.rightItems, "\(name)at the right of the bar is")
      addBar(controller.toolbarItems, "\(name)in the toolbar is")
      addAnswers(script, name)
    }
  }
}
