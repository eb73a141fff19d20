import CommandLanguage
import TableKit

/// Writes screens as Swift classes.
struct SwiftWriter: CodeWriter {
  let spelling = SwiftSpelling()
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
      lines.append("  var \(field.rawValue): \(field.swiftType) = \(common(field, screen))")
    }
    lines += [
      "}", "struct Section {", "  var header: String?", "  var footer: String?",
      "  var rows: [Row]", "}", "", "var sections: [Section] = [",
    ]
    lines += sections(screen).indented() + ["]", ""]
    if screen.script.kind == .view {
      lines += ["let tableView = UITableView(frame: .zero, style: .\(style(screen)))", ""]
    }
    return lines
  }

  func section(header: String, footer: String) -> (opening: String, closing: String) {
    ("Section(header: \(header), footer: \(footer), rows: [", "]),")
  }

  func row(_ text: String, _ values: [(RowField, String)]) -> String {
    let parts = ["text: \(text)"] + values.map { "\($0.0.rawValue): \($0.1)" }
    return "Row(\(parts.joined(separator: ", ")))"
  }

  /// What all rows have of which nothing else is said.
  func common(_ field: RowField, _ screen: ScreenCode) -> String {
    spelling.answer(screen.common(field), CodeStatements(spelling, screen: screen).text)
  }

  private func page(_ screen: ScreenCode) -> [String] {
    [
      "var text = \(spelling.literal(screen.controller.body ?? ""))",
      "private let label = UILabel()", "",
      "func show(_ text: String) {", "  self.text = text", "  label.text = text", "}", "",
    ]
  }

  private func fields(_ screen: ScreenCode) -> [String] {
    screen.controller.fields.map {
      "private let \(screen.property(ofField: $0.name)) = UITextField()"
    }
      + [""]
  }

  private func style(_ screen: ScreenCode) -> String {
    screen.style == .insetGrouped ? "insetGrouped" : screen.style.rawValue
  }

  // MARK: viewDidLoad

  private func setUp(_ screen: ScreenCode) -> [String] {
    var lines = start(screen)
    lines += [marked("override func viewDidLoad() {", .viewDidLoad, screen)]
    let items = NavigationBarSide.allCases.flatMap { bar(screen, $0) }
    let body = ["super.viewDidLoad()"] + titles(screen) + items + views(screen)
    lines += (body + statements(screen, .viewDidLoad)).indented() + ["}"]
    for (method, name) in SwiftWriter.appearing {
      lines += self.method(
        "override func \(name)(_ animated: Bool) {", method, screen,
        first: ["super.\(name)(animated)"])
    }
    lines += method(
      "func textFieldShouldReturn(_ textField: UITextField) -> Bool {", .fieldShouldReturn, screen,
      last: ["return true"])
    return lines
      + method(
        "override func setEditing(_ editing: Bool, animated: Bool) {", .setEditing, screen,
        first: ["super.setEditing(editing, animated: animated)"])
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
        ? "title: \(spelling.literal(script.item.title))"
        : "systemItem: .\(script.item.kind.rawValue)"
      let action = actions(of: script, screen)
      let head =
        "let \(end.rawValue)Item\(place) = UIBarButtonItem(\(look), primaryAction: UIAction {"
      lines +=
        action.isEmpty
        ? [head + " _ in })"]
        : [head + " \(spelling.capture(action))_ in"] + action.indented() + ["})"]
    }
    let property = end == .toolbar ? "toolbarItems" : "navigationItem.\(end.rawValue)BarButtonItems"
    return lines + ["\(property) = [\(names.joined(separator: ", "))]"]
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
        let name = screen.property(ofField: field.name)
        return [
          "\(name).frame = CGRect(x: 20, y: \(80 + 44 * place), width: 280, height: 31)",
          "\(name).placeholder = \(spelling.literal(field.placeholder ?? field.name))",
          "\(name).keyboardType = .\(field.keyboard.uikit)", "\(name).delegate = self",
        ] + (field.text.isEmpty ? [] : ["\(name).text = \(spelling.literal(field.text))"]) + [
          "view.addSubview(\(name))"
        ]
      }
    case .table, .empty: []
    }
  }
}
