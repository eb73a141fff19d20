import CommandLanguage
import TableKit

/// Writes screens as Swift classes.
struct SwiftWriter: CodeWriter {
  var opening: [String] { ["import UIKit"] }

  func interface(of screen: ScreenCode, _ helpers: [CodeHelper]) -> [String] { [] }

  func lines(of screen: ScreenCode, _ helpers: [CodeHelper]) -> [String] {
    var body: [String]
    switch screen.script.kind {
    case .table, .view:
      body =
        data(screen) + setUp(screen) + dataSource(screen) + delegate(screen)
        + show(screen)
    case .page: body = page(screen) + setUp(screen)
    case .form: body = fields(screen) + setUp(screen)
    case .empty: body = setUp(screen)
    }
    if !helpers.isEmpty { body += ["", "// MARK: Rows that change"] }
    for helper in helpers { body += [""] + helper.lines }
    return ["final class \(screen.className): \(superclass(screen)) {"] + body.indented() + ["}"]
  }

  private func superclass(_ screen: ScreenCode) -> String {
    switch screen.script.kind {
    case .table: "UITableViewController"
    case .view: "UIViewController, UITableViewDataSource, UITableViewDelegate"
    case .form: "UIViewController, UITextFieldDelegate"
    case .page, .empty: "UIViewController"
    }
  }

  // MARK: What it holds

  private func data(_ screen: ScreenCode) -> [String] {
    var lines = ["struct Row {", "  var text: String"]
    for field in screen.fields {
      let start = value(screen.common(field), screen)
      lines.append("  var \(field.rawValue): \(field.swiftType) = \(start)")
    }
    lines += [
      "}", "struct Section {", "  var header: String?", "  var footer: String?",
      "  var rows: [Row]", "}", "", "var sections: [Section] = [",
    ]
    for section in 0..<screen.script.numberOfSections {
      let own = screen.script.sections[section]
      lines.append("  Section(header: \(text(own.title)), footer: \(text(own.footer)), rows: [")
      lines += screen.rows(of: section).map { "    \(row($0, screen))," }
      if own.rows.count > ScreenCode.mostRows {
        lines.append("    // \(own.rows.count - ScreenCode.mostRows) more")
      }
      lines.append("  ]),")
    }
    lines += ["]", ""]
    if screen.script.kind == .view {
      lines += ["let tableView = UITableView(frame: .zero, style: .\(style(screen)))", ""]
    }
    return lines
  }

  private func row(_ path: IndexPath, _ screen: ScreenCode) -> String {
    let parts = screen.own(at: path).map { "\($0.0.rawValue): \(value($0.1, screen))" }
    return
      "Row(\((["text: \(text(screen.script.row(at: path).text))"] + parts).joined(separator: ", ")))"
  }

  private func page(_ screen: ScreenCode) -> [String] {
    [
      "var text = \(text(screen.controller.body ?? ""))", "private let label = UILabel()", "",
      "func show(_ text: String) {", "  self.text = text", "  label.text = text", "}", "",
    ]
  }

  private func fields(_ screen: ScreenCode) -> [String] {
    screen.controller.fields.map { "private let \(SwiftStatements.field($0.name)) = UITextField()" }
      + [""]
  }

  private func style(_ screen: ScreenCode) -> String {
    screen.style == .insetGrouped ? "insetGrouped" : screen.style.rawValue
  }

  // MARK: viewDidLoad

  private func setUp(_ screen: ScreenCode) -> [String] {
    var lines = start(screen)
    lines += [marked("override func viewDidLoad() {", .viewDidLoad, screen)]
    lines += ["super.viewDidLoad()"].indented()
    if let title = screen.controller.title { lines.append("  title = \(text(title))") }
    if let prompt = screen.controller.prompt {
      lines.append("  navigationItem.prompt = \(text(prompt))")
    }
    if let back = screen.controller.backTitle {
      lines.append("  navigationItem.backButtonTitle = \(text(back))")
    }
    lines += (NavigationBarSide.allCases.flatMap { bar(screen, $0) } + views(screen)).indented()
    lines += statements(screen, .viewDidLoad).indented()
    lines.append("}")
    for (method, name) in SwiftWriter.appearing {
      let own = statements(screen, method)
      if own.isEmpty { continue }
      lines += ["", marked("override func \(name)(_ animated: Bool) {", method, screen)]
      lines += (["super.\(name)(animated)"] + own).indented() + ["}"]
    }
    let done = statements(screen, .fieldShouldReturn)
    if !done.isEmpty {
      let head = "func textFieldShouldReturn(_ textField: UITextField) -> Bool {"
      lines += ["", marked(head, .fieldShouldReturn, screen)]
      lines += (done + ["return true"]).indented() + ["}"]
    }
    let editing = statements(screen, .setEditing)
    if !editing.isEmpty {
      let head = "override func setEditing(_ editing: Bool, animated: Bool) {"
      lines += ["", marked(head, .setEditing, screen)]
      lines += (["super.setEditing(editing, animated: animated)"] + editing).indented() + ["}"]
    }
    return lines
  }

  /// What must be said before the view is loaded.
  private func start(_ screen: ScreenCode) -> [String] {
    let isStyled = screen.script.kind == .table && screen.style != .plain
    let hides = screen.controller.hidesBottomBarWhenPushed
    if !isStyled, !hides { return [] }
    let own = isStyled ? "style: .\(style(screen))" : "nibName: nil, bundle: nil"
    return ["convenience init() {", "  self.init(\(own))"]
      + (hides ? ["  hidesBottomBarWhenPushed = true"] : []) + ["}", ""]
  }

  private static let appearing: [(Method, String)] = [
    (.viewWillAppear, "viewWillAppear"), (.viewDidAppear, "viewDidAppear"),
    (.viewWillDisappear, "viewWillDisappear"), (.viewDidDisappear, "viewDidDisappear"),
  ]

  private func bar(_ screen: ScreenCode, _ end: NavigationBarSide) -> [String] {
    let scripts = screen.script.bar[end]
    if scripts.isEmpty { return [] }
    var lines: [String] = []
    var names: [String] = []
    for (place, script) in scripts.enumerated() {
      if script.item.kind == .editButton {
        names.append("editButtonItem")
        continue
      }
      names.append("\(end.rawValue)Item\(place)")
      let look =
        script.item.kind == .plain
        ? "title: \(text(script.item.title))" : "systemItem: .\(script.item.kind.rawValue)"
      let action = actions(of: script, screen)
      let head =
        "let \(end.rawValue)Item\(place) = UIBarButtonItem(\(look), primaryAction: UIAction {"
      lines +=
        action.isEmpty
        ? [head + " _ in })"]
        : [head + " \(SwiftStatements.capture(action))_ in"] + action.indented() + ["})"]
    }
    let property = end == .toolbar ? "toolbarItems" : "navigationItem.\(end.rawValue)BarButtonItems"
    return lines + ["\(property) = [\(names.joined(separator: ", "))]"]
  }

  private func actions(of script: BarItemScript, _ screen: ScreenCode) -> [String] {
    let toggle = ["tableView.setEditing(!tableView.isEditing, animated: true)"]
    let block = script.reaction.map { SwiftStatements(screen: screen).whole($0.block) } ?? []
    return (script.togglesEdit ? toggle : []) + block
  }

  private func views(_ screen: ScreenCode) -> [String] {
    switch screen.script.kind {
    case .view:
      [
        "tableView.frame = view.bounds", "tableView.dataSource = self", "tableView.delegate = self",
        "view.addSubview(tableView)",
      ]
    case .page:
      [
        "label.text = text", "label.numberOfLines = 0", "label.textAlignment = .center",
        "label.frame = view.bounds", "view.addSubview(label)",
      ]
    case .form:
      screen.controller.fields.enumerated().flatMap { place, field in
        let name = SwiftStatements.field(field.name)
        return [
          "\(name).frame = CGRect(x: 20, y: \(80 + 44 * place), width: 280, height: 31)",
          "\(name).placeholder = \(text(field.placeholder ?? field.name))",
          "\(name).keyboardType = .\(field.keyboard.uikit)", "\(name).delegate = self",
        ] + (field.text.isEmpty ? [] : ["\(name).text = \(text(field.text))"]) + [
          "view.addSubview(\(name))"
        ]
      }
    case .table, .empty: []
    }
  }

  func statements(_ screen: ScreenCode, _ method: Method) -> [String] {
    SwiftStatements(screen: screen, event: .method(method)).body(
      of: screen.reactions(to: .method(method)))
  }

  func text(_ text: String?) -> String { text.map { SwiftStatements.literal($0) } ?? "nil" }
}
