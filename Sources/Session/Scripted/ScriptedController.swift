import CommandLanguage
import TableKit

/// A controller whose methods run the reactions of its screen, after what UIKit's own do.
protocol ScriptedController: ViewController {
  var session: Session? { get set }
}

extension ScriptedController {
  /// Runs the reaction to one of the controller's methods.
  func react(_ method: Method, _ values: [BoundValue] = []) throws(TableException) {
    guard let session, let screen = session.screen(ofController: id) else { return }
    guard let script = session.scripts[screen].reaction(to: .method(method), at: nil) else {
      return
    }
    _ = try session.react(script, screen: screen, values)
  }
}

extension ScriptedController {
  func tappedAlert(_ alert: AlertState, _ button: Int) throws(TableException) {
    guard let session, let screen = session.screen(ofController: id),
      let block = session.block(of: alert, button)
    else { return }
    _ = try session.react(block, screen: screen, [])
  }

  /// Whether a button of the bar does anything.
  func hasAction(_ side: NavigationBarSide, _ index: Int) -> Bool {
    guard let session, let screen = session.screen(ofController: id),
      session.scripts[screen].bar[side].indices.contains(index)
    else { return false }
    let script = session.scripts[screen].bar[side][index]
    return script.togglesEdit || script.reaction != nil
  }

  func tappedBar(_ side: NavigationBarSide, _ index: Int) throws(TableException) {
    guard let session, let screen = session.screen(ofController: id) else { return }
    try session.tappedBar(side, index, of: screen)
  }
}

extension Session {
  /// The screen of a controller.
  func screen(ofController id: Int) -> Int? {
    scripts.screens.firstIndex { $0.controller == id }
  }
}

/// `screen … as table`: does what a `UITableViewController` does, then its reactions.
final class ScriptedTableController: TableViewController, ScriptedController {
  weak var session: Session?

  override func viewDidLoad() throws(TableException) {
    try super.viewDidLoad()
    try react(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) throws(TableException) {
    try super.viewWillAppear(animated)
    showToolbarIfWanted()
    try react(.viewWillAppear)
  }

  override func viewDidAppear(_ animated: Bool) throws(TableException) {
    try super.viewDidAppear(animated)
    try react(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) throws(TableException) {
    try super.viewWillDisappear(animated)
    try react(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) throws(TableException) {
    try super.viewDidDisappear(animated)
    try react(.viewDidDisappear)
  }

  override func viewDidUnload() throws(TableException) {
    try super.viewDidUnload()
    try react(.viewDidUnload)
  }

  override func didReceiveMemoryWarning() throws(TableException) {
    try super.didReceiveMemoryWarning()
    try react(.didReceiveMemoryWarning)
  }

  override func setEditing(_ editing: Bool, animated: Bool) throws(TableException) {
    try super.setEditing(editing, animated: animated)
    try react(.setEditing, [BoundValue("value", .text(editing ? "yes" : "no"))])
  }

  override func willMove(toParent hasParent: Bool) throws(TableException) {
    try react(.willMoveToParent)
  }

  override func didMove(toParent hasParent: Bool) throws(TableException) {
    try react(.didMoveToParent)
  }

  override func hasBarAction(_ side: NavigationBarSide, _ index: Int) -> Bool {
    hasAction(side, index)
  }

  override func barButtonTapped(
    _ side: NavigationBarSide, _ index: Int
  ) throws(TableException) { try tappedBar(side, index) }

  override func hasAlertAction(_ alert: AlertState, _ button: Int) -> Bool {
    session?.block(of: alert, button) != nil
  }

  override func alertButtonTapped(_ alert: AlertState, _ button: Int) throws(TableException) {
    try tappedAlert(alert, button)
  }
}

/// A screen of any other kind: does nothing for a table in it.
final class ScriptedPlainController: ViewController, ScriptedController {
  weak var session: Session?

  override func viewDidLoad() throws(TableException) { try react(.viewDidLoad) }

  override func viewWillAppear(_ animated: Bool) throws(TableException) {
    showToolbarIfWanted()
    try react(.viewWillAppear)
  }

  override func viewDidAppear(_ animated: Bool) throws(TableException) {
    try react(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) throws(TableException) {
    try react(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) throws(TableException) {
    try react(.viewDidDisappear)
  }

  override func fieldShouldReturn(_ name: String) throws(TableException) {
    try react(.fieldShouldReturn, [BoundValue("value", .text(name))])
  }

  override func viewDidUnload() throws(TableException) { try react(.viewDidUnload) }

  override func didReceiveMemoryWarning() throws(TableException) {
    try react(.didReceiveMemoryWarning)
  }

  override func setEditing(_ editing: Bool, animated: Bool) throws(TableException) {
    try super.setEditing(editing, animated: animated)
    try react(.setEditing, [BoundValue("value", .text(editing ? "yes" : "no"))])
  }

  override func willMove(toParent hasParent: Bool) throws(TableException) {
    try react(.willMoveToParent)
  }

  override func didMove(toParent hasParent: Bool) throws(TableException) {
    try react(.didMoveToParent)
  }

  override func hasBarAction(_ side: NavigationBarSide, _ index: Int) -> Bool {
    hasAction(side, index)
  }

  override func barButtonTapped(
    _ side: NavigationBarSide, _ index: Int
  ) throws(TableException) { try tappedBar(side, index) }

  override func hasAlertAction(_ alert: AlertState, _ button: Int) -> Bool {
    session?.block(of: alert, button) != nil
  }

  override func alertButtonTapped(_ alert: AlertState, _ button: Int) throws(TableException) {
    try tappedAlert(alert, button)
  }
}
