/// A message to UIKit or to a written class, by its names in both languages.
struct Message {
  /// What stands before the arguments in Swift.
  let swiftName: String
  /// The labels of the arguments; `_`: it has none.
  let labels: [String]
  /// The parts of its selector; those for which there is no argument get nil.
  let parts: [String]

  /// `insertRows(at:with:)` and `insertRowsAtIndexPaths:withRowAnimation:`.
  private init(_ swift: String, _ objectiveC: String) {
    let halves = swift.split(separator: "(")
    swiftName = String(halves[0])
    labels = halves[1].dropLast().split(separator: ":").map(String.init)
    parts = objectiveC.split(separator: ":").map(String.init)
  }
}

// MARK: A table

extension Message {
  static let reloadData = Message("reloadData()", "reloadData")
  static let beginUpdates = Message("beginUpdates()", "beginUpdates")
  static let endUpdates = Message("endUpdates()", "endUpdates")
  static let layoutIfNeeded = Message("layoutIfNeeded()", "layoutIfNeeded")
  static let setEditing = Message("setEditing(_:animated:)", "setEditing:animated:")
  static let insertTableRows = Message(
    "insertRows(at:with:)", "insertRowsAtIndexPaths:withRowAnimation:")
  static let deleteTableRows = Message(
    "deleteRows(at:with:)", "deleteRowsAtIndexPaths:withRowAnimation:")
  static let reloadRows = Message(
    "reloadRows(at:with:)", "reloadRowsAtIndexPaths:withRowAnimation:")
  static let reconfigureRows = Message("reconfigureRows(at:)", "reconfigureRowsAtIndexPaths:")
  static let moveTableRow = Message("moveRow(at:to:)", "moveRowAtIndexPath:toIndexPath:")
  static let insertTableSections = Message(
    "insertSections(_:with:)", "insertSections:withRowAnimation:")
  static let deleteTableSections = Message(
    "deleteSections(_:with:)", "deleteSections:withRowAnimation:")
  static let reloadSections = Message("reloadSections(_:with:)", "reloadSections:withRowAnimation:")
  static let moveTableSection = Message("moveSection(_:toSection:)", "moveSection:toSection:")
  static let selectRow = Message(
    "selectRow(at:animated:scrollPosition:)", "selectRowAtIndexPath:animated:scrollPosition:")
  static let deselectRow = Message("deselectRow(at:animated:)", "deselectRowAtIndexPath:animated:")
  static let scrollToRow = Message(
    "scrollToRow(at:at:animated:)", "scrollToRowAtIndexPath:atScrollPosition:animated:")
}

// MARK: Controllers and views

extension Message {
  static let push = Message(
    "pushViewController(_:animated:)", "pushViewController:animated:")
  static let pop = Message("popViewController(animated:)", "popViewControllerAnimated:")
  static let popToRoot = Message(
    "popToRootViewController(animated:)", "popToRootViewControllerAnimated:")
  static let popTo = Message("popToViewController(_:animated:)", "popToViewController:animated:")
  static let setNavigationBarHidden = Message(
    "setNavigationBarHidden(_:animated:)", "setNavigationBarHidden:animated:")
  static let present = Message(
    "present(_:animated:)", "presentViewController:animated:completion:")
  static let dismiss = Message(
    "dismiss(animated:)", "dismissViewControllerAnimated:completion:")
  static let addSubview = Message("addSubview(_:)", "addSubview:")
}

// MARK: A written class

extension Message {
  static let show = Message("show(_:)", "show:")
  static let insertRow = Message("insert(_:at:with:)", "insertRow:at:with:")
  static let insertSection = Message("insert(_:at:with:)", "insertSection:at:with:")
  static let deleteRows = Message("delete(_:with:)", "deleteRows:with:")
  static let deleteSections = Message("deleteSections(_:with:)", "deleteSections:with:")
  static let moveRow = Message("move(_:to:)", "moveRow:to:")
  static let moveSection = Message("moveSection(_:to:)", "moveSection:to:")
  static let addRow = Message("add(_:at:)", "addRow:at:")
  static let removeRows = Message("remove(_:)", "removeRows:")
  static let carryRow = Message("carry(_:to:)", "carryRow:to:")
  /// To the sections or rows themselves.
  static let insertObject = Message("insert(_:at:)", "insertObject:atIndex:")
}
