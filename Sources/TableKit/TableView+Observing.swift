// The notification that the selection changed.

extension TableView {
  /// `UITableView.selectionDidChangeNotification`: its name.
  public static let selectionDidChangeNotification = "UITableViewSelectionDidChangeNotification"

  /// Runs a block each time a finger has changed the selection, before the delegate is told of it; a selection in
  /// code runs none. In the place of a notification center.
  public func observeSelection(_ block: @escaping (TableView) -> Void) {
    objects.selectionObservers.append(block)
  }

  func notifyObservers() {
    for block in objects.selectionObservers { block(self) }
  }
}
