// What the window shows, in one line.

extension Stage {
  /// What a controller is put into before it is shown.
  public enum Container: Sendable {
    /// Nothing: it fills the glass, without a bar.
    case window
    /// A navigation controller of its own.
    case navigationController
  }

  /// Shows a controller, and tells it that it appears. The first layout is done when this returns.
  ///
  /// ```swift
  /// let stage = Stage()
  /// let list = try stage.show(List(on: stage), in: .navigationController)
  /// ```
  /// - Returns: the controller.
  @discardableResult
  public func show<Controller: ViewController>(
    _ controller: Controller, in container: Container = .window
  ) throws(TableException) -> Controller {
    switch container {
    case .window: try show(.controller(controller.id))
    case .navigationController:
      try show(NavigationController(on: self, rootViewController: controller))
    }
    return controller
  }

  /// Shows a table alone on the glass, filled by a data source. An object that is a delegate as well becomes
  /// the table's, unless another is named.
  ///
  /// The table keeps neither alive: the caller does.
  @discardableResult
  public func showTable(
    _ style: TableView.Style = .plain, of source: any TableViewDataSource,
    delegate: (any TableViewDelegate)? = nil
  ) throws(TableException) -> TableView {
    let table = TableView(on: self, style: style)
    table.dataSource = source
    table.delegate = delegate ?? (source as? any TableViewDelegate)
    try show(ViewController(on: self, tableView: table))
    return table
  }

  /// Shows a navigation controller, and tells the controller on top that it appears.
  public func show(_ navigation: NavigationController) throws(TableException) {
    try show(.navigation(navigation.id))
  }
}
