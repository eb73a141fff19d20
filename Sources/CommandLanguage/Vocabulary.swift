/// The words that are no commands: what each of them means wherever it may stand.
package enum Vocabulary {
  package struct Entry: Sendable {
    package let word: String
    package let summary: String
    /// UIKit's own name for it; empty where there is none.
    package let uikit: String

    init(_ word: String, _ summary: String, _ uikit: String = "") {
      (self.word, self.summary, self.uikit) = (word, summary, uikit)
    }
  }

  package static func entry(_ word: String) -> Entry? { entries.first { $0.word == word } }

  package static let entries =
    accessories + cells + tables + places + bars + editing + options + values

  private static let accessories = [
    Entry("disclosure", "a gray arrow: a tap shows more", "AccessoryType.disclosureIndicator"),
    Entry("detail", "a round i to be tapped by itself", "AccessoryType.detailButton"),
    Entry(
      "detail-disclosure", "a detail button with an arrow", "AccessoryType.detailDisclosureButton"),
    Entry("checkmark", "a check mark", "AccessoryType.checkmark"),
    Entry("button", "a button with a title: tap control taps it", "UIButton"),
    Entry("switch", "a switch, on or off: tap control turns it", "UISwitch"),
    Entry("none", "nothing there"),
  ]

  private static let cells = [
    Entry("default", "an image and one text", "CellStyle.default"),
    Entry("subtitle", "the detail under the text", "CellStyle.subtitle"),
    Entry("value1", "the detail at the right, as in Settings", "CellStyle.value1"),
    Entry("value2", "the text at the left as a name, then the detail", "CellStyle.value2"),
    Entry("custom", "a cell with views of its own", "UITableViewCell"),
    Entry("label", "a label in a custom cell", "UILabel"),
    Entry("image", "an image view in a custom cell", "UIImageView"),
    Entry("field", "a text field in a custom cell", "UITextField"),
    Entry("missing", "no image of that name is found"),
    Entry("id", "an identifier", "reuseIdentifier"),
    Entry("always", "set up at every cellForRow"),
    Entry("on-create", "set up only when the cell is made"),
  ]

  private static let tables = [
    Entry("plain", "headers that stick, rows from edge to edge", "UITableView.Style.plain"),
    Entry("grouped", "groups with room between them", "UITableView.Style.grouped"),
    Entry("inset-grouped", "round groups, from iOS 13", "UITableView.Style.insetGrouped"),
    Entry("single", "one row at a time", "allowsSelection"),
    Entry("multiple", "any number of rows", "allowsMultipleSelection"),
    Entry("while-editing", "also in edit mode", "allowsSelectionDuringEditing"),
    Entry("data-source", "who answers what the table shows", "UITableViewDataSource"),
    Entry("delegate", "who is told and may refuse", "UITableViewDelegate"),
    Entry(
      "table", "the table itself; as a screen a table view controller", "UITableViewController"),
    Entry("view", "a plain view controller with a table in it", "UIViewController"),
    Entry("empty", "a screen with nothing in it", "UIViewController"),
    Entry("bare", "without a navigation controller"),
    Entry("search", "a magnifying glass above the index", "UITableView.indexSearch"),
    Entry("map", "says which section an index title leads to", "sectionForSectionIndexTitle"),
    Entry("editing", "the three methods that edit mode needs", "commit, canMoveRow, moveRow"),
  ]

  private static let places = [
    Entry("for", "the rows, section or screen that is meant"),
    Entry("at", "where it goes", "IndexPath"),
    Entry("to", "where to"),
    Entry("into", "into which section"),
    Entry("as", "as what"),
    Entry("with", "with which animation", "UITableView.RowAnimation"),
    Entry("row", "a row by its number or text"),
    Entry("section", "a section by its number or title"),
    Entry("all", "every row"),
    Entry("first", "the first row"),
    Entry("last", "the last row"),
    Entry("selected", "the selected rows", "indexPathsForSelectedRows"),
    Entry("end", "after the last row"),
    Entry("headers", "the headers of all sections", "heightForHeaderInSection"),
    Entry("footers", "the footers of all sections", "heightForFooterInSection"),
    Entry("footer", "the section's footer", "titleForFooterInSection"),
    Entry("rows", "so many rows"),
    Entry("sections", "as sections"),
    Entry("pages", "so many screens full"),
    Entry("by", "by how much"),
    Entry("index", "a title of the index strip"),
    Entry("accessory", "the accessory of a row", "accessoryButtonTappedForRowWith"),
    Entry("control", "the button or switch in a cell", "UIControl"),
    Entry("top", "at the top edge", "ScrollPosition.top"),
    Entry("middle", "in the middle", "ScrollPosition.middle"),
    Entry("bottom", "at the bottom edge", "ScrollPosition.bottom"),
    Entry("fade", "fades in or out", "RowAnimation.fade"),
    Entry("left", "at, to or from the left", "RowAnimation.left"),
    Entry("toolbar", "the bar at the bottom edge", "UIViewController.toolbarItems"),
    Entry("right", "at, to or from the right", "RowAnimation.right"),
    Entry("automatic", "as the table thinks best", "RowAnimation.automatic"),
  ]

  private static let bars = [
    Entry("edit", "the controller's Edit button, or edit mode", "editButtonItem"),
    Entry("add", "a plus button", "UIBarButtonItem.SystemItem.add"),
    Entry("done", "a Done button", "UIBarButtonItem.SystemItem.done"),
    Entry("cancel", "a Cancel button", "UIBarButtonItem.SystemItem.cancel"),
    Entry("save", "a Save button", "UIBarButtonItem.SystemItem.save"),
    Entry("disabled", "gray, and deaf to taps", "isEnabled"),
    Entry("toggles", "what a tap turns on and off"),
    Entry("back", "the back button, or back to where it was", "backBarButtonItem"),
    Entry("root", "the lowest screen of the stack", "popToRootViewController"),
    Entry("page", "a screen with a title and a text", "UIViewController"),
    Entry("form", "a screen with text fields", "UIViewController"),
    Entry("tab", "a tab of the tab bar", "UITabBarItem"),
    Entry("badge", "a red mark on a tab", "UITabBarItem.badgeValue"),
    Entry("line", "a line between rows", "UITableViewCell.SeparatorStyle.singleLine"),
    Entry("etched", "a line with a light edge", "UITableViewCell.SeparatorStyle.singleLineEtched"),
    Entry("shown", "stays where it is"),
    Entry("hidden", "goes away", "hidesBottomBarWhenPushed"),
    Entry("placeholder", "what an empty field says", "UITextField.placeholder"),
    Entry("keyboard", "which keys a field wants", "UITextField.keyboardType"),
    Entry("in", "in which field or section"),
    Entry("code", "the screens as UIKit code"),
    Entry("stack", "the screens of the navigation controller", "viewControllers"),
    Entry("bar", "a button of the navigation bar", "UIBarButtonItem"),
  ]

  private static let editing = [
    Entry("toggle", "on if it was off, off if it was on"),
    Entry("controller", "of the controller, with its Edit button", "UIViewController.setEditing"),
    Entry("anywhere", "wherever the finger lets go"),
    Entry("in-section", "only in its own section"),
    Entry("leading", "behind a row moved to the right", "leadingSwipeActionsConfiguration"),
    Entry("trailing", "behind a row moved to the left", "trailingSwipeActionsConfiguration"),
    Entry("destructive", "red", "UIContextualAction.Style.destructive"),
    Entry("over", "held over a row, still lifted"),
    Entry("minus", "the red control at the left", "UITableViewCell.EditingStyle.delete"),
    Entry("plus", "the green control at the left", "UITableViewCell.EditingStyle.insert"),
    Entry("confirm", "the Delete button that shows"),
    Entry("action", "a button behind a swiped row", "UIContextualAction"),
    Entry("turns", "so many turns of the main queue"),
  ]

  private static let options = [
    Entry("on", "turns it on"),
    Entry("off", "turns it off, or gives the default back"),
    Entry("auto", "worked out from what is there"),
    Entry("full", "the whole picture; a swipe all the way"),
    Entry("changes", "only the lines that changed"),
    Entry("swift", "the calls in Swift's spelling"),
    Entry("objc", "the calls in Objective-C's spelling"),
    Entry("only", "only the calls of one kind"),
    Entry("since", "from a step on"),
    Entry("not", "not so: of none of the rows that are named"),
    Entry("screen", "the picture again"),
    Entry("tree", "the views and controllers"),
    Entry("calls", "the calls so far"),
    Entry("cells", "which cell object serves which row"),
    Entry("life", "what became of a cell object"),
    Entry("eras", "the same lines under two releases"),
    Entry("counts", "the table's own counts and the data source's"),
    Entry("answers", "which methods there are and what they answer"),
    Entry("state", "all that is set"),
    Entry("steps", "the steps so far, with their numbers"),
    Entry("diff", "what differs between two steps"),
    Entry("classic", "320 x 480 points, iOS 5"),
    Entry("se", "320 x 568 points, iOS 13"),
    Entry("iphone", "393 x 852 points, iOS 17"),
    Entry("ipad", "768 x 1024 points, iOS 17"),
  ]

  private static let values = [
    Entry("yes", "so be it", "true"),
    Entry("no", "not so", "false"),
    Entry("nil", "nothing: a refusal", "nil"),
    Entry("delete", "the minus control, and a swipe", "EditingStyle.delete"),
    Entry("insert", "the plus control", "EditingStyle.insert"),
    Entry("text", "which key holds the text"),
  ]

  /// Colors that are drawn; any other name is taken too.
  static let colors = [
    "white", "black", "gray", "red", "green", "blue", "yellow", "orange", "purple", "brown",
    "cyan", "magenta", "clear",
  ]
}
