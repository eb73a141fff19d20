import CommandLanguage
import TableKit

/// A method of the data source or the delegate, as it is declared in both languages.
struct MethodCode {
  let method: Method
  let swift: String
  let objectiveC: String
  let otherwise: Otherwise

  /// What it answers where no reaction does.
  enum Otherwise {
    /// It is told, not asked.
    case nothing
    case value(@Sendable (any CodeSpelling) -> String)
    case field(RowField)
    /// The row if it may be selected.
    case selectable
    case cell, indexTitles, sectionOfTitle, target, commit, move, headerHeight, footerHeight
    case swipe(SwipeSide)
  }

  init(
    _ method: Method, _ swift: String, _ objectiveC: String, _ otherwise: Otherwise = .nothing
  ) {
    (self.method, self.swift, self.objectiveC) = (method, swift, objectiveC)
    self.otherwise = otherwise
  }

  /// A method that speaks of one row.
  private static func row(
    _ method: Method, _ label: String, _ swiftType: String?, _ objectiveCType: String,
    _ otherwise: Otherwise = .nothing
  ) -> MethodCode {
    let last = method.objectiveCName.split(separator: ":").last ?? ""
    return MethodCode(
      method,
      "tableView(_ tableView: UITableView, \(label) indexPath: IndexPath)"
        + (swiftType.map { " -> \($0)" } ?? ""),
      "- (\(objectiveCType))tableView:(UITableView *)tableView \(last):(NSIndexPath *)indexPath",
      otherwise)
  }

  /// A method that speaks of one section.
  private static func section(
    _ method: Method, _ swiftType: String, _ objectiveCType: String, _ otherwise: Otherwise
  ) -> MethodCode {
    let last = method.objectiveCName.split(separator: ":").last ?? ""
    return MethodCode(
      method, "tableView(_ tableView: UITableView, \(last) section: Int) -> \(swiftType)",
      "- (\(objectiveCType))tableView:(UITableView *)tableView \(last):(NSInteger)section",
      otherwise)
  }

  static let dataSource: [MethodCode] = [
    MethodCode(
      .numberOfSections, "numberOfSections(in tableView: UITableView) -> Int",
      "- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView",
      .value { $0.member("sections.count", of: "self") }),
    section(
      .numberOfRows, "Int", "NSInteger",
      .value { $0.count($0.kept("rows", of: $0.section("section"))) }),
    row(.cellForRow, "cellForRowAt", "UITableViewCell", "UITableViewCell *", .cell),
    section(
      .titleForHeader, "String?", "NSString *",
      .value { $0.kept("header", of: $0.section("section")) }),
    section(
      .titleForFooter, "String?", "NSString *",
      .value { $0.kept("footer", of: $0.section("section")) }),
    MethodCode(
      .sectionIndexTitles, "sectionIndexTitles(for tableView: UITableView) -> [String]?",
      "- (NSArray *)sectionIndexTitlesForTableView:(UITableView *)tableView", .indexTitles),
    MethodCode(
      .sectionForSectionIndexTitle,
      "tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, "
        + "at index: Int) -> Int",
      "- (NSInteger)tableView:(UITableView *)tableView "
        + "sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index",
      .sectionOfTitle),
    row(.canEditRow, "canEditRowAt", "Bool", "BOOL", .field(.isEditable)),
    row(.canMoveRow, "canMoveRowAt", "Bool", "BOOL", .field(.isMovable)),
    MethodCode(
      .commitEditingStyle,
      "tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, "
        + "forRowAt indexPath: IndexPath)",
      "- (void)tableView:(UITableView *)tableView "
        + "commitEditingStyle:(UITableViewCellEditingStyle)editingStyle "
        + "forRowAtIndexPath:(NSIndexPath *)indexPath", .commit),
    MethodCode(
      .moveRow, "tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath)",
      "- (void)tableView:(UITableView *)tableView moveRowAtIndexPath:(NSIndexPath *)from "
        + "toIndexPath:(NSIndexPath *)to", .move),
  ]

  static let delegate: [MethodCode] = [
    row(.heightForRow, "heightForRowAt", "CGFloat", "CGFloat", .field(.height)),
    section(.heightForHeader, "CGFloat", "CGFloat", .headerHeight),
    section(.heightForFooter, "CGFloat", "CGFloat", .footerHeight),
    row(
      .shouldHighlightRow, "shouldHighlightRowAt", "Bool", "BOOL", .field(.isHighlightable)),
    row(.didHighlightRow, "didHighlightRowAt", nil, "void"),
    row(.didUnhighlightRow, "didUnhighlightRowAt", nil, "void"),
    row(.willSelectRow, "willSelectRowAt", "IndexPath?", "NSIndexPath *", .selectable),
    row(.didSelectRow, "didSelectRowAt", nil, "void"),
    row(
      .willDeselectRow, "willDeselectRowAt", "IndexPath?", "NSIndexPath *",
      .value { _ in "indexPath" }),
    row(.didDeselectRow, "didDeselectRowAt", nil, "void"),
    row(.accessoryButtonTapped, "accessoryButtonTappedForRowWith", nil, "void"),
    row(
      .editingStyleForRow, "editingStyleForRowAt", "UITableViewCell.EditingStyle",
      "UITableViewCellEditingStyle", .field(.editingStyle)),
    row(
      .titleForDeleteConfirmationButton, "titleForDeleteConfirmationButtonForRowAt", "String?",
      "NSString *", .field(.deleteTitle)),
    row(
      .shouldIndentWhileEditing, "shouldIndentWhileEditingRowAt", "Bool", "BOOL",
      .field(.indentsWhileEditing)),
    row(.willBeginEditingRow, "willBeginEditingRowAt", nil, "void"),
    MethodCode(
      .didEndEditingRow,
      "tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)",
      "- (void)tableView:(UITableView *)tableView "
        + "didEndEditingRowAtIndexPath:(NSIndexPath *)indexPath"),
    MethodCode(
      .targetIndexPathForMove,
      "tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt from: IndexPath, "
        + "toProposedIndexPath to: IndexPath) -> IndexPath",
      "- (NSIndexPath *)tableView:(UITableView *)tableView "
        + "targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)from "
        + "toProposedIndexPath:(NSIndexPath *)to", .target),
    MethodCode(
      .leadingSwipeActions,
      "tableView(_ tableView: UITableView, "
        + "leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) "
        + "-> UISwipeActionsConfiguration?",
      "- (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView "
        + "leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath",
      .swipe(.leading)),
    MethodCode(
      .trailingSwipeActions,
      "tableView(_ tableView: UITableView, "
        + "trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) "
        + "-> UISwipeActionsConfiguration?",
      "- (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView "
        + "trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath",
      .swipe(.trailing)),
    MethodCode(
      .willDisplayCell,
      "tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, "
        + "forRowAt indexPath: IndexPath)",
      "- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell "
        + "forRowAtIndexPath:(NSIndexPath *)indexPath"),
    MethodCode(
      .didEndDisplayingCell,
      "tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, "
        + "forRowAt indexPath: IndexPath)",
      "- (void)tableView:(UITableView *)tableView "
        + "didEndDisplayingCell:(UITableViewCell *)cell "
        + "forRowAtIndexPath:(NSIndexPath *)indexPath"),
    MethodCode(
      .scrollViewDidScroll, "scrollViewDidScroll(_ scrollView: UIScrollView)",
      "- (void)scrollViewDidScroll:(UIScrollView *)scrollView"),
  ]
}
