import CommandLanguage
import TableKit

/// Writes screens in one language.
protocol CodeWriter {
  associatedtype Spelling: CodeSpelling

  var spelling: Spelling { get }
  var opening: [String] { get }
  /// What stands before all classes.
  func interface(of screen: ScreenCode, _ helpers: [CodeHelper]) -> [String]
  func lines(of screen: ScreenCode, _ helpers: [CodeHelper]) -> [String]
  /// A function that makes what the window shows.
  func window(_ code: WindowCode) -> [String]
  /// What a class with a table may need besides.
  static var helpers: [CodeHelper] { get }

  // MARK: The model

  /// What begins a section of the model, and what ends it.
  func section(header: String, footer: String) -> (opening: String, closing: String)
  func row(_ text: String, _ values: [(RowField, String)]) -> String

  // MARK: The methods of a table

  /// The heading of a group of methods.
  func mark(_ title: String) -> String
  /// The line that begins a method.
  func head(of code: MethodCode, _ screen: ScreenCode) -> String
  /// What stands before lines that need an index path, where there may be none.
  func pathGuard(_ lines: [String]) -> [String]
  func cellLines(_ screen: ScreenCode) -> [String]
  /// What a row keeps, as a method answers it.
  func answer(_ field: RowField, _ screen: ScreenCode) -> String
  func section(ofTitle sections: [(title: String, section: Int)]) -> [String]
  func target(in span: RowSpan) -> [String]
  func swipeAction(_ name: String, style: String, title: String, _ lines: [String]) -> [String]
  func swipeActions(_ list: String) -> String
}

extension CodeLanguage {
  var writer: any CodeWriter {
    switch self {
    case .swift: SwiftWriter()
    case .objectiveC: ObjectiveCWriter()
    }
  }
}

extension CodeWriter {
  /// What each screen needs besides, for itself and for the others.
  func helpers(of screens: [ScreenCode]) -> [[CodeHelper]] {
    let bare = screens.map { lines(of: $0, []) }
    return screens.indices.map { place in
      if screens[place].script.table == nil { return [] }
      let others = bare.indices.filter { $0 != place }.flatMap { bare[$0] }
      return CodeHelper.called(by: bare[place], and: others, of: Self.helpers)
    }
  }

  /// The line that begins a method, marked where the last step called it.
  func marked(_ line: String, _ method: Method, _ screen: ScreenCode) -> String {
    screen.called.contains(method) ? line + "  // called" : line
  }

  func statements(_ screen: ScreenCode, _ method: Method) -> [String] {
    CodeStatements(spelling, screen: screen, event: .method(method))
      .body(of: screen.reactions(to: .method(method)))
  }

  /// A method that a screen has only where a reaction does something.
  func method(
    _ head: String, _ method: Method, _ screen: ScreenCode, first: [String] = [],
    last: [String] = []
  ) -> [String] {
    let own = statements(screen, method)
    if own.isEmpty { return [] }
    return ["", marked(head, method, screen)] + (first + own + last).indented() + ["}"]
  }

  /// The sections of the model, with all that is in them.
  func sections(_ screen: ScreenCode) -> [String] {
    let statements = CodeStatements(spelling, screen: screen)
    return (0..<screen.script.numberOfSections).flatMap { number in
      let own = screen.script.sections[number]
      var rows = screen.rows(of: number).map { path in
        let values = screen.own(at: path).map { ($0.0, spelling.kept($0.1, statements.text)) }
        return row(spelling.literal(screen.script.row(at: path).text), values) + ","
      }
      if own.rows.count > ScreenCode.mostRows {
        rows.append("// \(own.rows.count - ScreenCode.mostRows) more")
      }
      let frame = section(header: textOrNil(own.title), footer: textOrNil(own.footer))
      return [frame.opening] + rows.indented() + [frame.closing]
    }
  }

  /// What the bars say of a screen, as it is loaded.
  func titles(_ screen: ScreenCode) -> [String] {
    let controller = screen.controller
    let titles = [
      ("title", controller.title), ("navigationItem.prompt", controller.prompt),
      ("navigationItem.backButtonTitle", controller.backTitle),
    ]
    return titles.compactMap { name, title in
      title.map { spelling.assignment(name, of: "self", spelling.literal($0)) }
    }
  }

  /// What a tap on a bar button does.
  func actions(of script: BarItemScript, _ screen: ScreenCode) -> [String] {
    let statements = CodeStatements(spelling, screen: screen)
    return (script.togglesEdit ? [statements.edit(.toggle, .table)] : [])
      + (script.reaction.map { statements.whole($0.block) } ?? [])
  }

  func textOrNil(_ text: String?) -> String { text.map(spelling.literal) ?? "nil" }
}

extension [String] {
  /// The lines moved to the right.
  func indented(_ levels: Int = 1) -> [String] {
    map { $0.isEmpty ? $0 : String(repeating: "  ", count: levels) + $0 }
  }
}
