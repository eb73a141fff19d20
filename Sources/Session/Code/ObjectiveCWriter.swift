import CommandLanguage
import TableKit

/// Writes screens as Objective-C classes.
struct ObjectiveCWriter: CodeWriter {
  var opening: [String] { ["#import <UIKit/UIKit.h>"] }

  func lines(of screen: ScreenCode, _ helpers: [CodeHelper]) -> [String] {
    let hasTable = screen.script.table != nil
    var lines = ["@implementation \(screen.className)", ""]
    if hasTable { lines += data(screen) + [""] }
    if screen.script.kind == .page { lines += ["- (void)show:(NSString *)text {"] }
    if screen.script.kind == .page {
      lines += ["  self.text = text;", "  self.label.text = text;", "}", ""]
    }
    lines += viewDidLoad(screen) + appearing(screen) + typing(screen)
    lines += NavigationBarSide.allCases.flatMap { barActions(screen, $0) }
    if hasTable { lines += dataSource(screen) + delegate(screen) + show(screen) }
    if !helpers.isEmpty { lines += ["", "#pragma mark - Rows that change"] }
    for helper in helpers { lines += [""] + helper.lines }
    return lines + ["", "@end"]
  }

  /// All classes are declared before the first is written: each may name any other.
  func interface(of screen: ScreenCode, _ helpers: [CodeHelper]) -> [String] {
    var lines: [String]
    switch screen.script.kind {
    case .table: lines = ["@interface \(screen.className) : UITableViewController"]
    case .view:
      lines = [
        "@interface \(screen.className) : UIViewController <UITableViewDataSource, UITableViewDelegate>",
        "@property (nonatomic, strong) UITableView *tableView;",
      ]
    case .form: lines = ["@interface \(screen.className) : UIViewController <UITextFieldDelegate>"]
    case .page:
      lines = [
        "@interface \(screen.className) : UIViewController",
        "@property (nonatomic, copy) NSString *text;",
        "@property (nonatomic, strong) UILabel *label;", "- (void)show:(NSString *)text;",
      ]
    case .empty: lines = ["@interface \(screen.className) : UIViewController"]
    }
    if screen.script.table != nil {
      lines.append(
        "@property (nonatomic, strong) NSMutableArray<NSMutableDictionary *> *sections;")
      lines.append("- (NSMutableDictionary *)row:(NSDictionary *)given;")
      lines += helpers.map(\.declaration)
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
      "- (NSMutableArray<NSMutableDictionary *> *)sections {", "  if (_sections == nil) {",
      "    _sections = [@[",
    ]
    for section in 0..<screen.script.numberOfSections {
      let own = screen.script.sections[section]
      let header = own.title.map(text) ?? "nil"
      let footer = own.footer.map(text) ?? "nil"
      lines.append("      [self sectionWithHeader:\(header) footer:\(footer) rows:@[")
      lines += screen.rows(of: section).map { "        \(row($0, screen))," }
      if own.rows.count > ScreenCode.mostRows {
        lines.append("        // \(own.rows.count - ScreenCode.mostRows) more")
      }
      lines.append("      ]],")
    }
    return lines + ["    ] mutableCopy];", "  }", "  return _sections;", "}", ""] + newRow(screen)
  }

  private func row(_ path: IndexPath, _ screen: ScreenCode) -> String {
    let statements = ObjectiveCStatements(screen: screen)
    let pairs =
      ["@\"text\": \(text(screen.script.row(at: path).text))"]
      + screen.own(at: path).map(statements.pair)
    return "[self row:@{ \(pairs.joined(separator: ", ")) }]"
  }

  /// A row has what is given, and for the rest what all rows have.
  private func newRow(_ screen: ScreenCode) -> [String] {
    let statements = ObjectiveCStatements(screen: screen)
    let common = screen.fields.map { ($0, screen.common($0)) }
      .filter { $0.1 != .nothing && $0.1 != .accessory(.none) }
    let pairs = common.map(statements.pair).joined(separator: ", ")
    let start = pairs.isEmpty ? "[NSMutableDictionary dictionary]" : "[@{ \(pairs) } mutableCopy]"
    return [
      "- (NSMutableDictionary *)row:(NSDictionary *)given {",
      "  NSMutableDictionary *row = \(start);", "  [row addEntriesFromDictionary:given];",
      "  [row removeObjectsForKeys:[row allKeysForObject:NSNull.null]];", "  return row;", "}",
    ]
  }

  // MARK: viewDidLoad

  private func viewDidLoad(_ screen: ScreenCode) -> [String] {
    var lines = ["[super viewDidLoad];"]
    if let title = screen.controller.title { lines.append("self.title = \(text(title));") }
    if let prompt = screen.controller.prompt {
      lines.append("self.navigationItem.prompt = \(text(prompt));")
    }
    if let back = screen.controller.backTitle {
      lines.append("self.navigationItem.backButtonTitle = \(text(back));")
    }
    lines += NavigationBarSide.allCases.flatMap { bar(screen, $0) } + views(screen)
    lines += statements(screen, .viewDidLoad)
    return start(screen) + [marked("- (void)viewDidLoad {", .viewDidLoad, screen)]
      + lines.indented() + ["}"]
  }

  /// What must be said before the view is loaded.
  private func start(_ screen: ScreenCode) -> [String] {
    let isStyled = screen.script.kind == .table && screen.style != .plain
    if !isStyled, !screen.controller.hidesBottomBarWhenPushed { return [] }
    let style = isStyled ? "WithStyle:UITableViewStyle\("\(screen.style)".withCapital)" : ""
    let hides =
      screen.controller.hidesBottomBarWhenPushed ? ["  self.hidesBottomBarWhenPushed = YES;"] : []
    return ["- (instancetype)init {", "  self = [super init\(style)];"] + hides
      + ["  return self;", "}", ""]
  }

  private func appearing(_ screen: ScreenCode) -> [String] {
    var lines: [String] = []
    for method in [Method.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear] {
      let own = statements(screen, method)
      if own.isEmpty { continue }
      let head = "- (void)\(method.objectiveCName)(BOOL)animated {"
      lines += ["", marked(head, method, screen)]
      lines += (["[super \(method.objectiveCName)animated];"] + own).indented() + ["}"]
    }
    let editing = statements(screen, .setEditing)
    if editing.isEmpty { return lines }
    let head = "- (void)setEditing:(BOOL)editing animated:(BOOL)animated {"
    lines += ["", marked(head, .setEditing, screen)]
    return lines + (["[super setEditing:editing animated:animated];"] + editing).indented() + ["}"]
  }

  /// What the keyboard does.
  private func typing(_ screen: ScreenCode) -> [String] {
    let done = statements(screen, .fieldShouldReturn)
    if done.isEmpty { return [] }
    let head = "- (BOOL)textFieldShouldReturn:(UITextField *)textField {"
    return ["", marked(head, .fieldShouldReturn, screen)] + (done + ["return YES;"]).indented()
      + ["}"]
  }

  private func views(_ screen: ScreenCode) -> [String] {
    switch screen.script.kind {
    case .view:
      [
        "self.tableView = [[UITableView alloc] initWithFrame:self.view.bounds "
          + "style:UITableViewStyle\("\(screen.style)".withCapital)];",
        "self.tableView.dataSource = self;", "self.tableView.delegate = self;",
        "[self.view addSubview:self.tableView];",
      ]
    case .page:
      [
        "self.text = \(text(screen.controller.body ?? ""));",
        "self.label = [[UILabel alloc] initWithFrame:self.view.bounds];",
        "self.label.text = self.text;", "self.label.numberOfLines = 0;",
        "self.label.textAlignment = NSTextAlignmentCenter;", "[self.view addSubview:self.label];",
      ]
    case .form:
      screen.controller.fields.enumerated().flatMap { place, field in
        let name = "self.\(SwiftStatements.field(field.name))"
        return [
          "\(name) = [[UITextField alloc] initWithFrame:CGRectMake(20, \(80 + 44 * place), 280, 31)];",
          "\(name).placeholder = \(text(field.placeholder ?? field.name));",
        ] + (field.text.isEmpty ? [] : ["\(name).text = \(text(field.text));"]) + [
          "\(name).keyboardType = UIKeyboardType\(field.keyboard.constant);",
          "\(name).delegate = self;", "[self.view addSubview:\(name)];",
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
        body += ObjectiveCStatements(screen: screen).whole(reaction.block)
      }
      let head = "- (void)\(end.rawValue)Item\(place)Tapped:(id)sender {"
      lines += ["", marked(head, .barButtonTapped, screen)] + body.indented() + ["}"]
    }
    return lines
  }

  func statements(_ screen: ScreenCode, _ method: Method) -> [String] {
    ObjectiveCStatements(screen: screen, event: .method(method))
      .body(of: screen.reactions(to: .method(method)))
  }

  func text(_ text: String) -> String { "@" + SwiftStatements.literal(text) }
}
