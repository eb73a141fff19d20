import CommandLanguage
import TableKit

// What is around the screens: stack, tabs, alerts, the device.
extension Session {
  func finding(_ fact: AppFact, _ context: Context) throws(StepError) -> Finding {
    let bar = stage.state.frame.tabBar
    switch fact {
    case .stack(let names):
      return Finding("stack", expected: names.map(context.text), actual: stackNames)
    case .tab(let title):
      let selected = bar.map { $0.items[$0.selected].title }
      return Finding("tab", expected: context.text(title), actual: selected)
    case .tabs(let titles):
      return Finding(
        "tabs", expected: titles.map(context.text), actual: bar?.items.map(\.title) ?? [])
    case .badge(let badge, let tab):
      let title = context.text(tab)
      let items = stage.state.tabBar.items
      guard let item = items.first(where: { $0.title == title }) else {
        throw StepError(.touch(.noTab(title, titles: items.map(\.title))))
      }
      return Finding(
        "badge for tab \(Printer.quoted(title))", expected: badge.map(context.text),
        actual: item.badge)
    case .alert(let style, let spec):
      return finding(style, spec, context)
    case .presented(let name):
      let presented = stage.state.window.presented.isEmpty ? nil : stackNames.first
      return Finding("present", expected: name.map(context.text), actual: presented)
    case .device(let name):
      return Finding("device", expected: device(name), actual: stage.state.device) { $0.name }
    case .era(let era):
      return Finding("era", expected: era, actual: stage.state.era) { String($0.version) }
    }
  }

  /// The names of the screens on the stack; the title of one that has no name.
  private var stackNames: [String] {
    stage.state.stack.map { controller in
      screen(ofController: controller).map { scripts[$0].name }
        ?? stage.state.controllers[controller].title ?? "?"
    }
  }

  private func device(_ name: DeviceName) -> Device {
    switch name {
    case .named(let name): Device.named.first { $0.name == name } ?? .classic
    case .size(let width, let height):
      .custom(width: width, height: height, era: stage.state.device.era)
    }
  }

  // MARK: Alerts

  /// The alert in front, as far as the expectation says it.
  private func finding(
    _ style: AlertState.Style, _ spec: AlertSpec?, _ context: Context
  ) -> Finding {
    let shown = stage.state.window.alerts.last.map { alert in
      spec.map { $0.asFarAsSaid(alert, context) }
        ?? AlertSpec(alert.style, title: .plain(alert.title))
    }
    let subject = style.rawValue
    guard let spec else {
      return Finding(
        subject, expected: "none", actual: shown.map(Session.words) ?? "none",
        isSo: shown?.style != style)
    }
    return Finding(subject, expected: spec.filled(context), actual: shown) {
      $0.map(Session.words) ?? "none"
    }
  }

  private static func words(of alert: AlertSpec) -> String {
    Printer.value(alert)
  }
}

extension AlertSpec {
  /// What shows, without what this says nothing of.
  fileprivate func asFarAsSaid(_ alert: AlertState, _ context: Context) -> AlertSpec {
    var found = AlertSpec(alert.style, title: .plain(alert.title))
    if message != nil { found.message = alert.message.map { .plain($0) } }
    guard !buttons.isEmpty else { return found }
    found.buttons = alert.buttons.enumerated().map { place, button in
      let saysRole = place >= buttons.count || buttons[place].role != .plain
      return Button(.plain(button.title), role: saysRole ? button.role : .plain, reaction: nil)
    }
    return found
  }

  fileprivate func filled(_ context: Context) -> AlertSpec {
    var filled = AlertSpec(
      style, title: .plain(context.text(title)), message: message.map { .plain(context.text($0)) })
    filled.buttons = buttons.map {
      Button(.plain(context.text($0.title)), role: $0.role, reaction: nil)
    }
    return filled
  }
}
