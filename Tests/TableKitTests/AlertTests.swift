import TableKit
import Testing

@Suite struct AlertTests {
  /// A controller that says in the log what it was told of a button.
  final class Owner: ViewController {
    override func hasAlertAction(_ alert: AlertState, _ button: Int) -> Bool { true }
  }

  private func shown(era: Era) throws -> (Stage, Owner) {
    let stage = Stage(era: era)
    let owner = Owner(on: stage)
    try stage.show(owner)
    _ = stage.takeLog()
    return (stage, owner)
  }

  private let question = AlertState(
    title: "Delete?",
    buttons: [.init("Delete", role: .destructive), .init("Cancel", role: .cancel)])

  @Test func anAlertViewTellsItsDelegateOfEverythingAndCancelIsButton0() throws {
    let (stage, owner) = try shown(era: 5)
    try owner.show(question)
    try stage.turn()
    #expect(
      stage.lines() == ["code showAlert Delete?", "willPresentAlertView", "didPresentAlertView"])
    #expect(stage.state.frame.alert?.buttons.map(\.title) == ["Cancel", "Delete"])
    try stage.touch(.tap(.alertButton(1)))
    #expect(
      stage.lines() == [
        "clickedButtonAtIndex 1", "willDismissWithButtonIndex 1", "didDismissWithButtonIndex 1",
      ])
    #expect(stage.state.frame.alert == nil)
  }

  @Test func anAlertControllerRunsTheButtonsBlockWhenItIsGone() throws {
    let (stage, owner) = try shown(era: 8)
    try owner.show(question)
    try stage.turn()
    #expect(stage.lines() == ["code present Delete?"])
    try stage.touch(.tap(.alertButton(1)))
    #expect(stage.lines() == ["alertAction Delete"])
  }

  @Test func anAlertWithoutADelegateTellsNobody() throws {
    let (stage, owner) = try shown(era: 5)
    try owner.show(AlertState(title: "Hello", buttons: [.init("OK")], hasDelegate: false))
    try stage.touch(.tap(.alertButton(0)))
    #expect(stage.lines() == ["code showAlert Hello"])
  }

  @Test(arguments: [(7, ["B", "A"]), (8, ["A"])] as [(Era, [String])])
  func aSecondAlertHidesTheFirstUpToIOS7AndIsNotShownAfter(era: Era, seen: [String]) throws {
    let (stage, owner) = try shown(era: era)
    try owner.show(AlertState(title: "A", buttons: [.init("OK")]))
    try owner.show(AlertState(title: "B", buttons: [.init("OK")]))
    var titles: [String] = []
    while let alert = stage.state.frame.alert {
      titles.append(alert.title)
      try stage.touch(.tap(.alertButton(0)))
    }
    #expect(titles == seen)
  }

  @Test func whatIsBehindAnAlertIsOutOfReach() throws {
    let (stage, owner) = try shown(era: 5)
    try owner.show(question)
    #expect(stage.state.obstacle(to: .tap(.back)) == .covered(by: "Delete?"))
    #expect(stage.state.obstacle(to: .scroll(points: 10)) == .covered(by: "Delete?"))
    #expect(stage.state.obstacle(to: .tap(.alertButton(2))) == .noAlertButton(2))
  }

  @Test func takenAwayInCodeAnAlertTellsOfNoClick() throws {
    let (stage, owner) = try shown(era: 5)
    try owner.show(question)
    try stage.turn()
    _ = stage.takeLog()
    try stage.dismissAlert()
    try stage.turn()
    #expect(
      stage.lines() == ["willDismissWithButtonIndex 0", "didDismissWithButtonIndex 0"])
  }

  /// Takes the alert away itself where it is told of a button.
  final class Impatient: ViewController {
    override func alertButtonTapped(_ alert: AlertState, _ button: Int) throws(TableException) {
      try stage.dismissAlert()
    }
  }

  @Test func anAlertThatItsDelegateTakesAwayGoesOnce() throws {
    let stage = Stage(era: 6)
    let owner = Impatient(on: stage)
    try stage.show(owner)
    try owner.show(AlertState(title: "Behind", buttons: [.init("OK")]))
    try owner.show(AlertState(title: "Front", buttons: [.init("OK")]))
    try stage.turn()
    _ = stage.takeLog()
    try stage.touch(.tap(.alertButton(0)))
    #expect(
      stage.lines() == [
        "clickedButtonAtIndex 0", "  willDismissWithButtonIndex 0", "didDismissWithButtonIndex 0",
      ])
    #expect(stage.state.frame.alert?.title == "Behind")
  }

  @Test func aSheetPutsTheDestructiveButtonFirstAndCancelLast() throws {
    let (stage, owner) = try shown(era: 5)
    try owner.show(
      AlertState(
        .sheet, title: "Options",
        buttons: [
          .init("Cancel", role: .cancel), .init("Share"), .init("Delete", role: .destructive),
        ]))
    try stage.turn()
    _ = stage.takeLog()
    try stage.touch(.tap(.alertButton(1)))
    #expect(stage.lines().first == "actionSheetClickedButtonAtIndex 0")
  }
}

@Suite struct PresentingTests {
  @Test(arguments: [(12, true), (13, false)] as [(Era, Bool)])
  func whatIsBehindDisappearsUpToIOS12(era: Era, isTold: Bool) throws {
    let stage = Stage(era: era)
    try stage.show(ViewController(on: stage))
    let modal = ViewController(on: stage)
    _ = stage.takeLog()
    try stage.present(modal, animated: true)
    try stage.turn()
    #expect(stage.topController === modal)
    #expect(stage.lines().contains("viewDidDisappear") == isTold)
    #expect(throws: TableException.self) { try stage.present(modal, animated: true) }
    #expect(try stage.dismiss(animated: true))
    try stage.turn()
    #expect(stage.lines().contains("viewWillAppear") == isTold)
    #expect(try !stage.dismiss(animated: true))
  }
}
