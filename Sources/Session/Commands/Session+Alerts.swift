import CommandLanguage
import TableKit

// Alerts, sheets and presented screens.
extension Session {
  func show(_ spec: AlertSpec, _ context: Context) throws(StepError) {
    guard let controller = controller(of: context.screen) else { return }
    var buttons = spec.buttons.map {
      AlertState.Button(context.text($0.title), role: $0.role)
    }
    if buttons.isEmpty { buttons = [AlertState.Button("OK", role: .cancel)] }
    let blocks = spec.buttons.map { button in
      button.reaction.map {
        ReactionScript(block: $0, values: context.values, source: context.source)
      }
    }
    let alert = AlertState(
      spec.style, title: context.text(spec.title), message: spec.message.map(context.text),
      buttons: buttons, hasDelegate: blocks.contains { $0 != nil })
    try uikit { () throws(TableException) in
      guard let number = try controller.show(alert) else { return }
      forgetAlerts()
      if alert.hasDelegate { scripts.alerts.append(AlertScript(number: number, blocks: blocks)) }
    }
  }

  /// The blocks of alerts that are gone are kept no longer.
  private func forgetAlerts() {
    let shown = stage.state.window.alerts.map(\.number)
    scripts.alerts.removeAll { !shown.contains($0.number) }
  }

  /// The block of a button; nil: it only takes the alert away.
  func block(of alert: AlertState, _ button: Int) -> ReactionScript? {
    guard let script = scripts.alerts.first(where: { $0.number == alert.number }),
      script.blocks.indices.contains(button)
    else { return nil }
    return script.blocks[button]
  }

  func present(_ screen: Int) throws(StepError) {
    guard let controller = controller(of: screen) else { return }
    try uikit { () throws(TableException) in
      if scripts[screen].staysBare || controller.state.isShown {
        return try stage.present(controller, animated: true)
      }
      let own = controller.navigationController
      let isAlone = own?.viewControllers.count == 1
      let navigation =
        isAlone ? own : NavigationController(on: stage, rootViewController: controller)
      if let navigation { try stage.present(navigation, animated: true) }
    }
  }

  func dismiss() throws(StepError) {
    try uikit { () throws(TableException) in
      if stage.state.window.alerts.isEmpty {
        if try !stage.dismiss(animated: true) { line.note(.nothingPresented) }
      } else {
        try stage.dismissAlert()
      }
    }
  }
}

/// What the buttons of an alert do.
struct AlertScript: Equatable, Sendable {
  /// The alert's number on the stage.
  var number: Int
  var blocks: [ReactionScript?]
}
