// Alerts and sheets: `UIAlertView` and `UIActionSheet` up to iOS 7, `UIAlertController` from 8 on.

extension ViewController {
  /// Shows an alert or a sheet; it is told of the buttons. `show` does not wait for an answer.
  ///
  /// Up to iOS 7 a second alert hides the first until it is gone; from iOS 8 on a second one is not shown, and
  /// UIKit only logs it.
  /// - Returns: its number; nil when it was not shown.
  @discardableResult
  public func show(_ alert: AlertState) throws(TableException) -> Int? {
    var alert = alert
    alert.owner = id
    let isController = stage.state.era >= 8 && !alert.isView
    let method: Method =
      isController ? .present : alert.style == .alert ? .showAlert : .showSheet
    stage.note(.code(Call(method, .text(alert.title))))
    if isController, let first = stage.state.window.alerts.last {
      stage.note(
        .note(
          .remark(
            "Warning: Attempt to present <UIAlertController: 0x0> on <\(className): 0x0> which is"
              + " already presenting <UIAlertController: 0x0> (\(first.title))")))
      return nil
    }
    stage.state.window.alertsMade += 1
    alert.number = stage.state.window.alertsMade
    try stage.tell(alert, .willPresentAlertView, .willPresentActionSheet, nil)
    stage.state.window.alerts.append(alert)
    stage.state.transition.append(.alertPresented(alert))
    return alert.number
  }
}

extension Stage {
  /// A button of the alert in front was tapped.
  func tapAlertButton(_ place: Int) throws(TableException) {
    guard let alert = state.window.alerts.last, let owner = alert.owner.flatMap({ controllers[$0] })
    else { return }
    if alert.isTold(in: state.era) {
      let index = alert.buttonIndex(of: place)
      try tell(alert, .clickedButton, .clickedSheetButton, index) { () throws(TableException) in
        try owner.alertButtonTapped(alert, place)
      }
    }
    try dismiss(alert, button: place)
  }

  /// Takes an alert away without a tap: its delegate is not told of a click.
  public func dismissAlert() throws(TableException) {
    guard let alert = state.window.alerts.last else { return }
    try dismiss(alert, button: nil)
  }

  /// The system takes an alert away, as when the app is left: an alert view's delegate is told so, and it goes as
  /// if cancelled.
  public func cancelAlert() throws(TableException) {
    guard let alert = state.window.alerts.last else { return }
    if let view = alertViews[alert.number] { try view.delegate?.alertViewCancel(view) }
    let cancel = alert.buttons.firstIndex { $0.role == .cancel }
    try dismiss(alert, button: cancel)
  }

  /// Does nothing once it is gone, as when its delegate took it away in answer to the tap that does so too.
  ///
  /// `index`: what the delegate is told; nil: the button's own, without one 0.
  func dismiss(_ alert: AlertState, button: Int?, index: Int? = nil) throws(TableException) {
    guard state.window.holds(alert) else { return }
    let index = index ?? button.map(alert.buttonIndex) ?? 0
    try tell(alert, .willDismissAlertView, .willDismissActionSheet, index)
    guard state.window.holds(alert) else { return }
    state.window.alerts.removeAll { $0.number == alert.number }
    if case .alert = state.window.focus { state.window.focus = nil }
    state.transition.append(.alertDismissed(alert, button: button, index: index))
  }

  /// The window shows something else: its alerts are gone, and nobody is told.
  func forgetAlerts() {
    for alert in state.window.alerts { alertViews[alert.number]?.end() }
    state.window.alerts = []
    if case .alert = state.window.focus { state.window.focus = nil }
  }

  /// The end of an alert's coming or going.
  func endAlert(_ notice: TransitionNotice) throws(TableException) {
    switch notice {
    case .alertPresented(let alert):
      try tell(alert, .didPresentAlertView, .didPresentActionSheet, nil)
    case .alertDismissed(let alert, let button, let index):
      try tell(alert, .didDismissAlertView, .didDismissActionSheet, index)
      alertViews[alert.number]?.end()
      if let button { try runAction(of: alert, button) }
    case .starts, .didAppear, .didDisappear, .didMove: return
    }
  }

  /// From iOS 8 on the button's own block runs when the alert is gone.
  private func runAction(of alert: AlertState, _ place: Int) throws(TableException) {
    guard state.era >= 8, !alert.isView,
      let owner = alert.owner.flatMap({ controllers[$0] }),
      owner.hasAlertAction(alert, place)
    else { return }
    let call = Call(.alertAction, .text(alert.buttons[place].title))
    _ = try ask(call, reply: Reply.void) { () throws(TableException) in
      try owner.alertButtonTapped(alert, place)
    }
  }

  /// Tells the delegate of an alert view or action sheet, if there is one: up to iOS 7, and an ``AlertView``'s
  /// always. `body`: what a controller that showed it does.
  fileprivate func tell(
    _ alert: AlertState, _ ofAlert: Method, _ ofSheet: Method, _ button: Int?,
    _ body: () throws(TableException) -> Void = {}
  ) throws(TableException) {
    guard alert.isTold(in: state.era), alert.hasDelegate else { return }
    let method = alert.style == .alert ? ofAlert : ofSheet
    let call = Call(method, button.map { .button($0) } ?? .none)
    try ask(
      call, reply: { _ in .nothing },
      { () throws(TableException) in
        guard let view = alertViews[alert.number] else { return try body() }
        try view.tell(method, button: button ?? 0)
      })
  }
}

extension AlertState {
  /// Whether it has a delegate's methods, and not blocks.
  fileprivate func isTold(in era: Era) -> Bool { era < 8 || isView }
}
