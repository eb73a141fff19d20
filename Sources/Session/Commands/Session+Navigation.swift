import CommandLanguage
import TableKit

// What the program's own lines do to the stack of screens.
extension Session {
  func run(_ command: NavigationCommand, _ context: Context) throws(StepError) {
    switch command {
    case .push(let name):
      try push(try screen(named: context.text(name), context), from: context.screen)
    case .pushPage(let title, let body):
      let page = makePage(title: context.text(title), body: body.map(context.text) ?? "")
      try push(page, from: context.screen)
    case .pop(let target):
      try pop(target, context)
    case .present(let name):
      try present(try screen(named: context.text(name), context))
    case .dismiss: try dismiss()
    case .alert(let spec): try show(spec, context)
    }
  }

  /// The navigation controller of a screen: of the one that speaks, else of what is on the glass. A bare
  /// screen on the glass is put into one.
  private func navigation(of screen: Int) throws(StepError) -> NavigationController {
    embed(screen)
    let own = controller(of: screen)?.navigationController
    if let found = own ?? stage.topController?.navigationController { return found }
    throw StepError(.screen(.noNavigation(screen: scripts[screen].name)))
  }

  private func push(_ screen: Int, from origin: Int) throws(StepError) {
    let navigation = try navigation(of: origin)
    guard let controller = controller(of: screen) else { return }
    try uikit { () throws(TableException) in
      try navigation.pushViewController(controller, animated: true)
    }
  }

  private func pop(_ target: PopTarget, _ context: Context) throws(StepError) {
    let navigation = try navigation(of: context.screen)
    switch target {
    case .below:
      try uikit { () throws(TableException) in
        _ = try navigation.popViewController(animated: true)
      }
    case .root:
      try uikit { () throws(TableException) in
        _ = try navigation.popToRootViewController(animated: true)
      }
    case .screen(let name):
      guard let goal = controller(of: try screen(named: context.text(name), context)) else {
        return
      }
      try uikit { () throws(TableException) in
        _ = try navigation.popToViewController(goal, animated: true)
      }
    }
  }

  /// A page without a name; one that left the glass is used again, so that pages do not pile up.
  private func makePage(title: String, body: String) -> Int {
    let page = freePage ?? makeScreen(title, .page)
    scripts[page].name = title
    scripts[page].isUnnamed = true
    guard let controller = controller(of: page) else { return page }
    (controller.name, controller.title, controller.body) = (title, title, body)
    return page
  }

  private var freePage: Int? {
    scripts.screens.indices.first { index in
      scripts[index].isUnnamed && !stage.state.isOnAStack(scripts[index].controller)
    }
  }

  // MARK: show stack

  /// The screens of the stack, the one on the glass first.
  var stackLines: [String] {
    let stack = stage.state.stack
    return stack.indices.reversed().map { place in
      let controller = stage.state.controllers[stack[place]]
      let screen = screen(ofController: stack[place])
      let name = screen.map { scripts[$0].name } ?? controller.title ?? "?"
      let kind = screen.map { scripts[$0].kind.rawValue } ?? "the tab bar controller's own"
      let mark = place == stack.count - 1 ? "→" : " "
      let title =
        controller.title.map { $0 == name ? "" : ", title \(Printer.quoted($0))" } ?? ", no title"
      return "\(mark) \(place)  \(Printer.quoted(name)), \(kind)\(title)"
    }
  }
}
