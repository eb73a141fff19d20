import TableKit

// Exceptions that look like a table's, or come with tables, and are none.
extension CrashKind {
  static let strangers = collectionViews + others

  private static func stranger(
    _ name: String, raising exception: TableException.Name = .internalInconsistency,
    _ forms: [String],
    _ whose: String, causes: [String]
  ) -> CrashKind {
    CrashKind(
      name, raising: exception, forms.map { Form($0) }, says: [], causes: causes, .foreign(whose))
  }

  private static let collectionViews = [
    stranger(
      "collection-view-counts",
      [
        "Invalid update: invalid number of items in section {section}. The number of items"
          + " contained in an existing section after the update ({after}) must be equal to the"
          + " number of items contained in that section before the update ({before}), plus or"
          + " minus the number of items inserted or deleted from that section ({inserted}"
          + " inserted, {deleted} deleted) and plus or minus the number of items moved into or out"
          + " of that section ({movedIn} moved in, {movedOut} moved out).",
        "Invalid update: invalid number of items in section",
        "The number of sections contained in the collection view after the update ({after}) must"
          + " be equal to the number of sections contained in the collection view before the"
          + " update ({before})",
      ],
      "a UICollectionView's, and the sum is the same as for rows of a table",
      causes: [
        "items were inserted or deleted in the collection view, and the model was not changed with"
          + " them",
        "the model was changed before performBatchUpdates had ever made the view ask",
      ]),
    stranger(
      "collection-view-bounds",
      [
        "attempt to delete item {item} from section {section} which only contains {before} items"
          + " before the update",
        "attempt to insert item {item} into section {section}, but there are only {after} items in"
          + " section {other} after the update",
        "attempt to delete item", "attempt to insert item",
        "attempt to move item", "attempt to delete and reload the same item",
      ],
      "a UICollectionView's: items are its rows, and the rules are those of a table",
      causes: ["an index path that is stale, or one too far", "the model was not changed in time"]),
    stranger(
      "collection-view-cells",
      [
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier {text"
          + " identifier} - must register a nib or a class for the identifier or connect a"
          + " prototype cell in a storyboard",
        "could not dequeue a view of kind:",
        "the collection view's data source did not return a valid cell from"
          + " -collectionView:cellForItemAtIndexPath: for index path",
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a"
          + " reuseIdentifier",
        "UICollectionView must be initialized with a non-nil layout parameter",
        "-[UICollectionView scrollToItemAtIndexPath:atScrollPosition:animated:]",
        "UICollectionView received layout attributes for a cell with an index path that does not"
          + " exist",
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath:",
        "UICollectionView",
      ],
      "a UICollectionView's, not a table's",
      causes: ["an identifier that is not registered, or an index path that is stale"]),
  ]

  private static let others = [
    stranger(
      "core-data",
      [
        "An instance of NSFetchedResultsController requires a",
        "CoreData: error: Serious application error. An exception was caught from the delegate of"
          + " NSFetchedResultsController during a call to -controllerDidChangeContent:.",
        "NSFetchedResultsController",
      ],
      "Core Data's: the exception behind it, if there is one, stands after its words",
      causes: [
        "the delegate tells the table of other changes than the controller reports",
        "a cache that is stale, or a section name that changes with a sort order",
      ]),
    stranger(
      "unrecognized-selector", raising: .invalidArgument,
      [
        "-[{word class} {word selector}]: unrecognized selector sent to instance",
        "+[{word class} {word selector}]: unrecognized selector sent to class",
        "unrecognized selector sent to",
      ],
      "the runtime's: an object was sent a method that it does not have, and it is no method of a"
        + " table",
      causes: [
        "an action or outlet in the storyboard names a method that was renamed",
        "the object has another class than it is taken for: the cast was wrong, or it is gone",
      ]),
    stranger(
      "key-value-coding", raising: .generic,
      ["this class is not key value coding-compliant for the key {word key}."],
      "key-value coding's: mostly an outlet in a nib or storyboard that the class no longer has",
      causes: ["an outlet was renamed or deleted in code, and is still wired in the storyboard"]),
    stranger(
      "bad-nib", raising: .internalInconsistency,
      [
        "Could not load NIB in bundle",
        "loaded the \"{text nib}\" nib but the view outlet was not set.",
        "Could not instantiate class named", "Could not find a storyboard named",
      ],
      "the loading of a nib or storyboard",
      causes: ["a name that is misspelt, or a file that is no part of the target"]),
    stranger(
      "array-bounds", raising: .range,
      [
        "-[{word class} objectAtIndex{word rest}]: index {index} beyond bounds [0 .. {last}]",
        "Fatal error: Index out of range", "Array index is out of range", "beyond bounds for empty",
        "beyond bounds [0 ..", "objectAtIndex:]: index",
        "attempt to insert nil object from objects",
        "Cannot remove more items from a collection than it contains",
      ],
      "an array's, not the table's: mostly the model, read at a row that the table still remembers",
      causes: [
        "the model changed without reloadData or the like, and cellForRow reads the old row",
        "numberOfRowsInSection answers from another list than cellForRow reads",
      ]),
    stranger(
      "optional", raising: .generic,
      [
        "Unexpectedly found nil while unwrapping an Optional value",
        "unexpectedly found nil while implicitly unwrapping an Optional value",
        "Could not cast value of type",
      ],
      "Swift's own: an optional was nil, or a value had another type",
      causes: [
        "as! of a cell whose class in the storyboard is another, or an outlet that is not wired",
        "cellForRow(at:) is nil for a row that is not on the glass",
      ]),
    stranger(
      "thread", raising: .internalInconsistency,
      [
        "This application is modifying the autolayout engine from a background thread",
        "Main Thread Checker: UI API called on a background thread",
        "Modifications to the layout engine must not be performed from a background thread",
        "UITableView was told to layout its visible cells and other contents without being in the"
          + " view hierarchy",
      ],
      "UIKit's warning about when and where it is used, and no broken rule of a table",
      causes: [
        "reloadData or an update outside of the main thread, or before the view is in a window"
      ]),
    stranger(
      "cell-asked-while-shown", raising: .internalInconsistency,
      [
        "on the table view while it was in the process of updating its visible cells, which is not"
          + " allowed"
      ],
      "UIKit's warning that its table was asked for cells while it was making them",
      causes: [
        "cellForRow(at:), indexPath(for:) or visibleCells in cellForRow, willDisplay or a cell's"
          + " layout: the cell at hand is handed over, and its path with it",
        "a reload or a scroll that begins in one of them: put it off to the next turn",
      ]),
    stranger(
      "navigation", raising: .invalidArgument,
      [
        "Pushing the same view controller instance more than once is not supported",
        "Can't add self as subview", "Application tried to present modally an active controller",
        "Unable to simultaneously satisfy constraints", "has no segue with identifier",
        "Receiver ({text receiver}) has no segue",
      ],
      "a view controller's, not a table's",
      causes: ["two transitions at once, or a name in the storyboard that is misspelt"]),
  ]
}
