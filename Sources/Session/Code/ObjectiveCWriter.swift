import CommandLanguage
import TableKit

/// Writes screens as Objective-C classes.
struct ObjectiveCWriter: CodeWriter {
  let spelling = ObjectiveCSpelling()
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
        "@property (nonatomic, strong) UITextField *\(screen.property(ofField: field.name));")
    }
    return lines + ["@end"]
  }

  /// The model: sections, each with its header, footer and rows.
  private func data(_ screen: ScreenCode) -> [String] {
    [
      "- (NSMutableArray<NSMutableDictionary *> *)sections {", "  if (_sections == nil) {",
      "    _sections = [@[",
    ] + sections(screen).indented(3) + [
      "    ] mutableCopy];", "  }", "  return _sections;", "}", "",
    ] + newRow(screen)
  }

  func section(header: String, footer: String) -> (opening: String, closing: String) {
    ("[self sectionWithHeader:\(header) footer:\(footer) rows:@[", "]],")
  }

  func row(_ text: String, _ values: [(RowField, String)]) -> String {
    spelling.row(text, values, of: "self")
  }

  /// A row has what is given, and for the rest what all rows have.
  private func newRow(_ screen: ScreenCode) -> [String] {
    let statements = CodeStatements(spelling, screen: screen)
    let common = screen.fields.map { ($0, screen.common($0)) }
      .filter { $0.1 != .nothing && $0.1 != .accessory(.none) }
      .map { (name: $0.0.rawValue, value: spelling.kept($0.1, statements.text)) }
    let start =
      common.isEmpty
      ? "[NSMutableDictionary dictionary]" : "[\(spelling.dictionary(common)) mutableCopy]"
    return [
      "- (NSMutableDictionary *)row:(NSDictionary *)given {",
      "  NSMutableDictionary *row = \(start);", "  [row addEntriesFromDictionary:given];",
      "  [row removeObjectsForKeys:[row allKeysForObject:NSNull.null]];", "  return row;", "}",
    ]
  }

  // MARK: viewDidLoad

  private func viewDidLoad(_ screen: ScreenCode) -> [String] {
    let items = NavigationBarSide.allCases.flatMap { bar(screen, $0) }
    let lines = ["[super viewDidLoad];"] + titles(screen) + items + views(screen)
    return start(screen) + [marked("- (void)viewDidLoad {", .viewDidLoad, screen)]
      + (lines + statements(screen, .viewDidLoad)).indented() + ["}"]
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
    let methods = [Method.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
    return methods.flatMap {
      method(
        "- (void)\($0.objectiveCName)(BOOL)animated {", $0, screen,
        first: ["[super \($0.objectiveCName)animated];"])
    }
      + method(
        "- (void)setEditing:(BOOL)editing animated:(BOOL)animated {", .setEditing, screen,
        first: ["[super setEditing:editing animated:animated];"])
  }

  /// What the keyboard does.
  private func typing(_ screen: ScreenCode) -> [String] {
    method(
      "- (BOOL)textFieldShouldReturn:(UITextField *)textField {", .fieldShouldReturn, screen,
      last: ["return YES;"])
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
        "self.text = \(spelling.literal(screen.controller.body ?? ""));",
        "self.label = [[UILabel alloc] initWithFrame:self.view.bounds];",
        "self.label.text = self.text;", "self.label.numberOfLines = 0;",
        "self.label.textAlignment = NSTextAlignmentCenter;", "[self.view addSubview:self.label];",
      ]
    case .form:
      screen.controller.fields.enumerated().flatMap { place, field in
        let name = "self.\(screen.property(ofField: field.name))"
        return [
          "\(name) = [[UITextField alloc] initWithFrame:CGRectMake(20, \(80 + 44 * place), 280, 31)];",
          "\(name).placeholder = \(spelling.literal(field.placeholder ?? field.name));",
        ] + (field.text.isEmpty ? [] : ["\(name).text = \(spelling.literal(field.text));"]) + [
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
        return "[[UIBarButtonItem alloc] initWithTitle:\(spelling.literal(script.item.title))"
          + " style:UIBarButtonItemStylePlain \(action)"
      case .add, .done, .cancel, .save:
        let item = spelling.constant("UIBarButtonSystemItem", script.item.kind.rawValue)
        return "[[UIBarButtonItem alloc] initWithBarButtonSystemItem:\(item) \(action)"
      }
    }
    if items.isEmpty { return [] }
    let property =
      end == .toolbar ? "self.toolbarItems" : "self.navigationItem.\(end.rawValue)BarButtonItems"
    return ["\(property) = @[\(items.joined(separator: ", "))];"]
  }

  private func barActions(_ screen: ScreenCode, _ end: NavigationBarSide) -> [String] {
    screen.script.bar[end].enumerated().flatMap { place, script -> [String] in
      if script.item.kind == .editButton { return [] }
      let head = "- (void)\(end.rawValue)Item\(place)Tapped:(id)sender {"
      return ["", marked(head, .barButtonTapped, screen)] + actions(of: script, screen).indented()
        + ["}"]
    }
  }
}
