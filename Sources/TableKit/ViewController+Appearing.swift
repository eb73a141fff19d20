// What a controller is told as its view comes and goes, each call in the log.

extension ViewController {
  /// Its view comes onto the glass at once.
  func appear() throws(TableException) {
    try loadViewIfNeeded()
    try willAppear(animated: false)
    try didAppear(animated: false)
  }

  /// Its view leaves the glass at once.
  func disappear() throws(TableException) {
    try willDisappear(animated: false)
    try didDisappear(animated: false)
  }

  /// Whether its view has been loaded; asking loads none.
  public var isViewLoaded: Bool { state.isViewLoaded }

  func loadViewIfNeeded() throws(TableException) {
    if state.isViewLoaded { return }
    state.isViewLoaded = true
    try tell(.viewDidLoad) { controller throws(TableException) in try controller.viewDidLoad() }
  }

  /// Its view is there from now on; a table in it is filled and laid out.
  func willAppear(animated: Bool) throws(TableException) {
    try navigationController?.tellWillShow(self, animated: animated)
    try tell(.viewWillAppear, flag: animated) { controller throws(TableException) in
      try controller.viewWillAppear(animated)
    }
    noteSelectionThatStays()
    state.isShown = true
    table?.setNeedsLayout()
    try table?.layoutIfNeeded()
  }

  /// Only a table view controller takes the selection away, and only in its own method.
  private func noteSelectionThatStays() {
    guard stage.isRecording, let selected = table?.state.selectedRows(limit: 10), !selected.isEmpty
    else { return }
    let rows = selected.map { "\($0)" }.joined(separator: " ")
    stage.note(.note(.aside("\(rows) stays selected: nobody deselects")))
  }

  func didAppear(animated: Bool) throws(TableException) {
    try tell(.viewDidAppear, flag: animated) { controller throws(TableException) in
      try controller.viewDidAppear(animated)
    }
    try navigationController?.tellDidShow(self, animated: animated)
  }

  func willDisappear(animated: Bool) throws(TableException) {
    if stage.state.hasKeyboard(id) { try stage.endEditing(of: self) }
    try tell(.viewWillDisappear, flag: animated) { controller throws(TableException) in
      try controller.viewWillDisappear(animated)
    }
  }

  func didDisappear(animated: Bool) throws(TableException) {
    state.isShown = false
    try table?.endTouches()
    try tell(.viewDidDisappear, flag: animated) { controller throws(TableException) in
      try controller.viewDidDisappear(animated)
    }
  }

  /// Joins a container or leaves it; told from iOS 5.
  func tellWillMove(toParent hasParent: Bool) throws(TableException) {
    guard stage.state.era >= 5 else { return }
    try tell(.willMoveToParent, hasParent ? "parent" : "nil") {
      controller throws(TableException) in try controller.willMove(toParent: hasParent)
    }
  }

  func tellDidMove(toParent hasParent: Bool) throws(TableException) {
    guard stage.state.era >= 5 else { return }
    try tell(.didMoveToParent, hasParent ? "parent" : "nil") {
      controller throws(TableException) in try controller.didMove(toParent: hasParent)
    }
  }

  /// Up to iOS 5 the view of a controller that does not show is thrown away.
  func receiveMemoryWarning() throws(TableException) {
    try tell(.didReceiveMemoryWarning) { controller throws(TableException) in
      try controller.didReceiveMemoryWarning()
    }
    guard stage.state.era <= 5, state.isViewLoaded, !state.isShown else { return }
    state.isViewLoaded = false
    state.hasFilledTable = false
    table?.forgetContent()
    try tell(.viewDidUnload) { controller throws(TableException) in
      try controller.viewDidUnload()
    }
  }
}

// MARK: The log

extension ViewController {
  private func tell(
    _ method: Method, flag: Bool, _ body: (ViewController) throws(TableException) -> Void
  ) throws(TableException) {
    if state.name == nil { return try tell(Call(method, .flag(flag)), body) }
    try tell(method, flag ? "yes" : "no", body)
  }

  /// Tells the controller, by its name if it has one.
  func tell(
    _ method: Method, _ value: String? = nil,
    _ body: (ViewController) throws(TableException) -> Void
  ) throws(TableException) {
    if let name = state.name { return try tell(Call(method, .controller(name, value)), body) }
    try tell(Call(method, value == nil ? .none : .flag(value == "yes" || value == "parent")), body)
  }

  private func tell(
    _ call: Call, _ body: (ViewController) throws(TableException) -> Void
  ) throws(TableException) {
    try stage.ask(
      call, reply: { _ in .nothing }, { () throws(TableException) in try body(self) })
  }

  /// What a line of the program that names this controller is logged with.
  var argument: String { state.name ?? state.title ?? "controller" }
}

extension TableView {
  /// The table is made anew when its view is: what it remembered is gone, what it is set to stays set in code.
  func forgetContent() {
    let old = state
    state = TableState(style: old.style)
    (state.settings, state.dataSource, state.delegate) = (
      old.settings, old.dataSource, old.delegate
    )
    (state.sourceMethods, state.delegateMethods) = (old.sourceMethods, old.delegateMethods)
    (state.registered, state.cellsMade) = (old.registered, old.cellsMade)
  }
}
