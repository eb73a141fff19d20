import CommandLanguage
import TableKit

/// Writes screens as Swift classes.
struct SwiftWriter: CodeWriter {
  var opening: [String] { ["import UIKit"] }

  func lines(of screen: ScreenCode) -> [String] {
    let body: [String]
    switch screen.script.kind {
    case .table, .view:
      body = data(screen) + setUp(screen) + dataSource(screen) + delegate(screen) + changes
    case .page: body = page(screen) + setUp(screen)
    case .form: body = fields(screen) + setUp(screen)
    case .empty: body = setUp(screen)
    }
    return ["final class \(screen.className): \(superclass(screen)) {"] + body.indented() + ["}"]
  }

  private func superclass(_ screen: ScreenCode) -> String {
    switch screen.script.kind {
    case .table: "UITableViewController"
    case .view: "UIViewController, UITableViewDataSource, UITableViewDelegate"
    case .page, .form, .empty: "UIViewController"
    }
  }

  // MARK: What it holds

  private func data(_ screen: ScreenCode) -> [String] {
    var lines = [
      "struct Row {", "  var text: String", "  var detail: String? = nil",
      "  var image: String? = nil",
      "  var accessory = UITableViewCell.AccessoryType.none", "}",
      "struct Section {", "  var header: String?", "  var footer: String?",
      "  var rows: [Row]", "}", "", "var sections = [",
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
    let row = screen.script.row(at: path)
    var parts = ["text: \(text(row.text))"]
    if let detail = row.detail { parts.append("detail: \(text(detail))") }
    if let image = screen.image(at: path) { parts.append("image: \(text(image))") }
    if let accessory = screen.accessory(at: path) { parts.append("accessory: .\(accessory)") }
    return "Row(\(parts.joined(separator: ", ")))"
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
    var lines: [String] = []
    if screen.script.kind == .table, screen.style != .plain {
      lines += ["init() { super.init(style: .\(style(screen))) }"]
      lines += ["required init?(coder: NSCoder) { super.init(coder: coder) }", ""]
    }
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
    let editing = statements(screen, .setEditing)
    if !editing.isEmpty {
      let head = "override func setEditing(_ editing: Bool, animated: Bool) {"
      lines += ["", marked(head, .setEditing, screen)]
      lines += (["super.setEditing(editing, animated: animated)"] + editing).indented() + ["}"]
    }
    return lines
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
        ? [head + " _ in })"] : [head + " [unowned self] _ in"] + action.indented() + ["})"]
    }
    let property = end == .toolbar ? "toolbarItems" : "navigationItem.\(end.rawValue)BarButtonItems"
    return lines + ["\(property) = [\(names.joined(separator: ", "))]"]
  }

  private func actions(of script: BarItemScript, _ screen: ScreenCode) -> [String] {
    let toggle = ["tableView.setEditing(!tableView.isEditing, animated: true)"]
    let block = script.reaction.map { SwiftStatements(screen: screen).lines(of: $0.block) } ?? []
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
        ] + (field.text.isEmpty ? [] : ["\(name).text = \(text(field.text))"]) + [
          "view.addSubview(\(name))"
        ]
      }
    case .table, .empty: []
    }
  }

  func statements(_ screen: ScreenCode, _ method: Method) -> [String] {
    SwiftStatements(screen: screen).body(of: screen.reactions(to: .method(method)))
  }

  func text(_ text: String?) -> String { text.map { SwiftStatements.literal($0) } ?? "nil" }
}
