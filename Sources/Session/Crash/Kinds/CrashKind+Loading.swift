import TableKit

// Data sources and views that are not what the table takes them for.
extension CrashKind {
  static let loading = [noDataSource, missingMethod, nibNotTable, indexTitles]

  static let noDataSource = CrashKind(
    "no-datasource", "UITableView dataSource is not set",
    says: ["the table remembers rows, and there is nobody left to make their cells"],
    causes: [
      "the data source is gone: the table holds it weakly, and nobody else kept it",
      "dataSource was set to nil, or to another object, without reloadData",
    ],
    .table { _ in ["rows 50", "unwire data-source", "scroll by 20 rows"] })

  static let missingMethod = CrashKind(
    "missing-method", raising: .invalidArgument,
    [
      Form("-[{word class} tableView:{word rest}]: unrecognized selector sent to instance", 4...27),
      Form(
        "-[{word class} numberOfSectionsInTableView:]: unrecognized selector sent to instance",
        4...27),
      Form(
        "*** -[{word class} tableView:{word rest}]: unrecognized selector sent to instance", 2...3),
    ],
    says: [
      "the table sent {class} a method of its data source or delegate that {class} does not have"
    ],
    causes: [
      "dataSource or delegate is wired to another object than meant: the view, an outlet of the"
        + " nib",
      "the method is missing or misspelt, or lies outside of the class; in Swift it may lack @objc"
        + " or its first _",
      "the object is gone, and another took its place in memory",
    ],
    .table(CrashScript.missingMethod))

  static let nibNotTable = CrashKind(
    "nib-not-tableview",
    "-[UITableViewController loadView] loaded the \"{text nib}\" nib but didn't get a UITableView.",
    says: ["a UITableViewController loads its view, and what the nib holds is no table view"],
    causes: [
      "the class of the controller was changed to UITableViewController, and its scene still holds"
        + " a plain view",
      "the table lies inside another view: then the class is UIViewController with an outlet",
    ],
    .outOfReach("there are no nibs here: a screen of kind table always has its table"))

  static let indexTitles = CrashKind(
    "index-titles-bullet", raising: .range,
    [
      Form("-[__NSArrayM objectAtIndex:]: index {index} beyond bounds for empty array"),
      Form("-[__NSArrayM objectAtIndex:]: index {index} beyond bounds [0 .. {last}]"),
      Form("-[__NSArray0 objectAtIndex:]: index {index} beyond bounds for empty NSArray"),
      Form("-[__NSArrayI objectAtIndex:]: index {index} beyond bounds [0 .. {last}]"),
      Form("-[__NSArray{word class} objectAtIndex{word rest}]: index {index} beyond bounds"),
    ],
    says: [
      "an array was asked for the element {index}, which it does not have; the table itself raised"
        + " nothing",
      "from inside UITableView it is the index strip: titles were asked for, and there were none to"
        + " shorten",
    ],
    causes: [
      "cellForRow or didSelectRow reads the model at a row that the table still remembers and the"
        + " model has lost: reloadData, or the same change to both",
      "numberOfRowsInSection answers from another list than cellForRow reads",
      "sectionIndexTitles answered an empty array, or titles that do not match the sections",
    ],
    .outOfReach(
      "it is an array of the app, or inside UIKit, that complains: the table here has neither"))
}

extension CrashScript {
  /// What the data source must have, taken from it.
  static func missingMethod(_ findings: CrashFindings) -> [String]? {
    switch findings.text("rest") {
    case "numberOfRowsInSection:": ["rows 1", "forget numberOfRowsInSection", "reload"]
    case "cellForRowAtIndexPath:": ["rows 1", "forget cellForRow", "reload"]
    default: nil
    }
  }
}
