import CommandLanguage
import TableKit

/// Writes screens as Objective-C classes.
struct ObjectiveCWriter: CodeWriter {
  var opening: [String] { ["#import <UIKit/UIKit.h>"] }

  func lines(of screen: ScreenCode) -> [String] {
    let hasTable = screen.script.table != nil
    var lines = interface(screen) + ["", "@implementation \(screen.className)", ""]
    if hasTable { lines += data(screen) + [""] }
    lines += viewDidLoad(screen) + barActions(screen, .left) + barActions(screen, .right)
    lines += barActions(screen, .toolbar)
    if hasTable { lines += controlAction(screen) + dataSource(screen) + delegate(screen) }
    return lines + ["", "@end"]
  }

  private func interface(_ screen: ScreenCode) -> [String] {
    var lines: [String]
    switch screen.script.kind {
    case .table: lines = ["@interface \(screen.className) : UITableViewController"]
    case .view:
      lines = [
        "@interface \(screen.className) : UIViewController <UITableViewDataSource, UITableViewDelegate>",
        "@property (nonatomic, strong) UITableView *tableView;",
      ]
    case .page, .form, .empty: lines = ["@interface \(screen.className) : UIViewController"]
    }
    if screen.script.table != nil {
      lines.append("@property (nonatomic, strong) NSMutableArray *sections;")
    }
    for field in screen.controller.fields {
      lines.append(
        "@property (nonatomic, strong) UITextField *\(SwiftStatements.field(field.name));")
    }
    return lines + ["@end"]
  }

  /// The model: sections, each with its header, footer and rows.
  private func data(_ screen: ScreenCode) -> [String] {
    var lines = [
      "- (NSMutableArray *)sections {", "  if (_sections == nil) {", "    _sections = [@[",
    ]
    for section in 0..<screen.script.numberOfSections {
      let own = screen.script.sections[section]
      lines.append(
        "      @{ @\"header\": \(text(own.title ?? "")), @\"footer\": \(text(own.footer ?? "")),"
          + " @\"rows\": [@[")
      lines += screen.rows(of: section).map { "        \(row($0, screen))," }
      if own.rows.count > ScreenCode.mostRows {
        lines.append("        // \(own.rows.count - ScreenCode.mostRows) more")
      }
      lines.append("      ] mutableCopy] },")
    }
    return lines + ["    ] mutableCopy];", "  }", "  return _sections;", "}"]
  }

  private func row(_ path: IndexPath, _ screen: ScreenCode) -> String {
    let row = screen.script.row(at: path)
    var parts = ["@\"text\": \(text(row.text))"]
    if let detail = row.detail { parts.append("@\"detail\": \(text(detail))") }
    if let image = screen.image(at: path) { parts.append("@\"image\": \(text(image))") }
    if let accessory = screen.accessory(at: path) {
      parts.append("@\"accessory\": @(\(Self.constant(accessory)))")
    }
    return "@{ \(parts.joined(separator: ", ")) }"
  }

  private static func constant(_ type: TableViewCell.AccessoryType) -> String {
    let name = "\(type)"
    return "UITableViewCellAccessory" + name.prefix(1).uppercased() + name.dropFirst()
  }

  // MARK: viewDidLoad

  private func viewDidLoad(_ screen: ScreenCode) -> [String] {
    var lines = ["[super viewDidLoad];"]
    if let title = screen.controller.title { lines.append("self.title = \(text(title));") }
    if let prompt = screen.controller.prompt {
      lines.append("self.navigationItem.prompt = \(text(prompt));")
    }
    lines += NavigationBarSide.allCases.flatMap { bar(screen, $0) } + views(screen)
    lines += statements(screen, .viewDidLoad)
    return [marked("- (void)viewDidLoad {", .viewDidLoad, screen)] + lines.indented() + ["}"]
  }

  private func views(_ screen: ScreenCode) -> [String] {
    switch screen.script.kind {
    case .view:
      [
        "self.tableView = [[UITableView alloc] initWithFrame:self.view.bounds];",
        "self.tableView.dataSource = self;", "self.tableView.delegate = self;",
        "[self.view addSubview:self.tableView];",
      ]
    case .page:
      [
        "UILabel *label = [[UILabel alloc] initWithFrame:self.view.bounds];",
        "label.text = \(text(screen.controller.body ?? ""));", "label.numberOfLines = 0;",
        "label.textAlignment = NSTextAlignmentCenter;", "[self.view addSubview:label];",
      ]
    case .form:
      screen.controller.fields.enumerated().flatMap { place, field in
        let name = "self.\(SwiftStatements.field(field.name))"
        return [
          "\(name) = [[UITextField alloc] initWithFrame:CGRectMake(20, \(80 + 44 * place), 280, 31)];",
          "\(name).placeholder = \(text(field.placeholder ?? field.name));",
          "[self.view addSubview:\(name)];",
        ]
      }
    case .table, .empty: []
    }
  }

  private func bar(_ screen: ScreenCode, _ end: NavigationBarSide) -> [String] {
    let items = screen.script.bar[end].enumerated().map { place, script in
      let action = "target:self action:@selector(\(end.rawValue)Item\(place)Tapped:)]"
      switch script.item.kind {
      case .editButton: return "self.editButtonItem"
      case .plain:
        return "[[UIBarButtonItem alloc] initWithTitle:\(text(script.item.title))"
          + " style:UIBarButtonItemStylePlain \(action)"
      case .add, .done, .cancel, .save:
        let name = script.item.kind.rawValue
        return "[[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItem"
          + "\(name.prefix(1).uppercased())\(name.dropFirst()) \(action)"
      }
    }
    if items.isEmpty { return [] }
    let property =
      end == .toolbar ? "self.toolbarItems" : "self.navigationItem.\(end.rawValue)BarButtonItems"
    return ["\(property) = @[\(items.joined(separator: ", "))];"]
  }

  private func barActions(_ screen: ScreenCode, _ end: NavigationBarSide) -> [String] {
    var lines: [String] = []
    for (place, script) in screen.script.bar[end].enumerated()
    where script.item.kind != .editButton {
      var body: [String] = []
      if script.togglesEdit {
        body.append("[self.tableView setEditing:!self.tableView.isEditing animated:YES];")
      }
      if let reaction = script.reaction {
        body += ObjectiveCStatements(screen: screen).lines(of: reaction.block)
      }
      let head = "- (void)\(end.rawValue)Item\(place)Tapped:(id)sender {"
      lines += ["", marked(head, .barButtonTapped, screen)] + body.indented() + ["}"]
    }
    return lines
  }

  func statements(_ screen: ScreenCode, _ method: Method) -> [String] {
    ObjectiveCStatements(screen: screen).body(of: screen.reactions(to: .method(method)))
  }

  func text(_ text: String) -> String { "@" + SwiftStatements.literal(text) }
}
