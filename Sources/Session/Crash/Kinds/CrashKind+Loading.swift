import TableKit

// Data sources and views that are not what the table takes them for.
extension CrashKind {
  static let loading = [
    noDataSource, missingRows, missingCell, missingOptional, nibNotTable, indexTitles,
  ]

  static let noDataSource = CrashKind(
    "no-datasource", "UITableView dataSource is not set",
    says: ["the table remembers rows, and there is nobody left to make their cells"],
    causes: [
      "the data source is gone: the table holds it weakly, and nobody else kept it",
      "dataSource was set to nil, or to another object, without reloadData",
    ],
    .table { _ in
      ["rows 50", "on scroll { unwire data-source }", "scroll by 20 rows"]
    })

  private static let unrecognized = "]: unrecognized selector sent to instance"

  private static func selectorForms(_ methods: [String]) -> [Form] {
    methods.flatMap { method in
      [
        Form("-[{word class} \(method)\(unrecognized)", 4...27),
        Form("*** -[{word class} \(method)\(unrecognized)", 2...3),
      ]
    }
  }

  private static let missingMethodMeaning =
    "the table sent {class} a method of its data source or delegate that {class} does not have"

  private static let missingMethodCauses = [
    "dataSource or delegate is wired to another object than meant: the view, an outlet of the nib",
    "the method is missing or misspelt, or lies outside of the class; in Swift it may lack @objc"
      + " or its first _",
    "the object is gone, and another took its place in memory",
  ]

  static let missingRows = CrashKind(
    "missing-method", raising: .invalidArgument,
    selectorForms(["tableView:numberOfRowsInSection:"]), says: [missingMethodMeaning],
    causes: missingMethodCauses,
    .table { CrashScript.missingMethod("numberOfRowsInSection", $0) })

  static let missingCell = CrashKind(
    "missing-method", raising: .invalidArgument,
    selectorForms(["tableView:cellForRowAtIndexPath:"]), says: [missingMethodMeaning],
    causes: missingMethodCauses, .table { CrashScript.missingMethod("cellForRow", $0) })

  static let missingOptional = CrashKind(
    "missing-method", raising: .invalidArgument,
    selectorForms(["numberOfSectionsInTableView:", "tableView:{word rest}"]),
    says: [missingMethodMeaning], causes: missingMethodCauses,
    .outOfReach(
      "the table looks for this optional method before it sends it, so that only an object that"
        + " took another's place in memory lacks it"))

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
      Form("-[__NSArray0 objectAtIndex:]: index {index} beyond bounds for empty NSArray"),
      Form(
        "-[__NSArray{word class} objectAtIndex{word rest}]: index {index} beyond bounds for"
          + " empty"),
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
  /// A screen of the object's name loses what a data source must have.
  static func missingMethod(_ method: String, _ findings: CrashFindings) -> [String] {
    let name = quoted(findings.text("class") ?? "ViewController")
    return [
      "screen \(name) as view { rows 1; forget \(method) }", "root \(name) bare",
    ]
  }
}
