import CommandLanguage

/// How a language writes what the code of screens is made of.
///
/// What is given and answered are expressions in that language, or whole lines; `self` is the class whose
/// code it is, which a language may leave out.
protocol CodeSpelling: Sendable {
  // MARK: Expressions

  func literal(_ text: String) -> String
  /// A text with values in it.
  func template(_ segments: [Text.Segment], _ value: (String) -> String) -> String
  func bool(_ isSo: Bool) -> String
  /// A constant of UIKit's: `UITableViewRowAnimation` and `fade`.
  func constant(_ type: String, _ name: String) -> String
  /// The height that says: ask Auto Layout.
  var automaticDimension: String { get }
  /// A number as part of a text.
  func number(_ expression: String, isInteger: Bool) -> String
  func choice(_ condition: String, _ first: String, _ second: String) -> String
  /// Whether a text is that one.
  func isEqual(_ expression: String, to literal: String) -> String
  /// An optional text, or none.
  func orEmpty(_ expression: String) -> String
  /// What messages may be sent to though it may be nil.
  func optional(_ expression: String) -> String
  func call(_ message: Message, of receiver: String, _ arguments: [String]) -> String
  func member(_ name: String, of receiver: String) -> String
  /// What a row or section of the model keeps.
  func kept(_ name: String, of row: String) -> String
  func count(_ list: String) -> String
  func list(_ elements: [String]) -> String
  func new(_ className: String) -> String
  func new(_ className: String, frame: String) -> String

  // MARK: Rows

  /// A value as a method answers it; texts by `text`.
  func answer(_ value: CodeValue, _ text: (Text) -> String) -> String
  /// A value as a row of the model keeps it.
  func kept(_ value: CodeValue, _ text: (Text) -> String) -> String
  func row(_ text: String, _ values: [(RowField, String)], of receiver: String) -> String
  func section(header: String, footer: String, rows: [String], of receiver: String) -> String
  func path(row: String, section: String) -> String
  /// Several lists of index paths as one.
  func joined(_ paths: [String]) -> String
  func selectedPaths(of table: String) -> String
  /// The index paths of the rows that are meant.
  func paths(of rows: RowsMeant, of receiver: String) -> String
  /// The last of index paths, as a list.
  func last(of paths: String, of receiver: String) -> String
  /// The first of index paths, or nil.
  func first(of paths: String) -> String
  /// The numbers of sections, as the model's methods take them.
  func numbers(of sections: [SectionMeant], of receiver: String) -> String
  /// The numbers of sections, as a table takes them.
  func indexSet(of sections: [SectionMeant], of receiver: String) -> String
  /// As many sets as it takes to say these.
  func indexSets(_ numbers: [Int]) -> [String]

  // MARK: Conditions

  func and(_ first: String, _ second: String) -> String
  func contains(_ number: String, in range: Range<Int>) -> String
  /// The line that begins what is done if it is so.
  func when(_ condition: String) -> String

  // MARK: Statements

  /// What ends a statement.
  var end: String { get }
  /// What begins a list of many lines that can change, and what ends it.
  var listing: (opening: String, closing: String) { get }
  /// What begins a scope.
  var scope: String { get }
  func declaration(of name: String, _ className: String, _ value: String) -> String
  func log(_ text: String) -> String
  /// A statement for each index path.
  func each(in paths: String, _ statement: (String) -> String) -> [String]
  /// A statement for each of the sections.
  func each(
    _ section: SectionMeant, of receiver: String, _ statement: (String) -> String
  ) -> [String]
  func removeSections(_ numbers: String, of receiver: String) -> String
  func carry(_ section: SectionMeant, to number: Int, of receiver: String) -> [String]
  /// Sets what rows keep, in the model and on their cells.
  func change(_ paths: String, _ values: [(name: String, value: String)], of receiver: String)
    -> String
  func later(_ lines: [String]) -> [String]
  func batch(_ lines: [String], of table: String) -> [String]
  /// Lines for `other`, which is looked for on the stack; where it is not, there is nobody to tell.
  func tell(_ className: String, on navigation: String, _ lines: [String]) -> [String]
  func pop(to className: String, on navigation: String) -> [String]
  /// Declares `item`.
  func barItem(_ look: BarItemLook, _ action: [String], of receiver: String) -> [String]
  /// Declares `alert`.
  func alert(title: String, message: String, style: String) -> [String]
  /// nil: a tap does nothing more.
  func alertAction(title: String, style: String, _ lines: [String]?) -> [String]
}

/// Rows that are looked for.
enum RowsMeant {
  case all
  case text(String)
  case section(SectionMeant)
  /// From a row of a section on, to another or to the last.
  case range(section: Int, from: Int, to: Int?)
}

/// A section by its number or by its header, both as expressions.
enum SectionMeant {
  case number(String)
  case header(String)
}

/// What a bar button shows.
struct BarItemLook {
  enum Kind {
    case system(String)
    /// An expression.
    case title(String)
  }
  var kind: Kind
  var isDisabled: Bool
}
