import TableKit
import Testing

private final class Diary: AlertViewDelegate {
  var told: [String] = []
  var wantsName = false
  var willPresent: () throws(TableException) -> Void = {}

  func alertView(_ alertView: AlertView, clickedButtonAt buttonIndex: Int) {
    told.append("clicked \(buttonIndex)")
  }
  func alertView(_ alertView: AlertView, willDismissWithButtonIndex buttonIndex: Int) {
    told.append("will dismiss \(buttonIndex)")
  }
  func alertView(_ alertView: AlertView, didDismissWithButtonIndex buttonIndex: Int) {
    told.append("did dismiss \(buttonIndex)")
  }
  func willPresent(_ alertView: AlertView) throws(TableException) {
    told.append("will present")
    try willPresent()
  }
  func didPresent(_ alertView: AlertView) { told.append("did present") }
  func alertViewCancel(_ alertView: AlertView) { told.append("cancel") }
  func alertViewShouldEnableFirstOtherButton(_ alertView: AlertView) -> Bool {
    !wantsName || alertView.textField(at: 0)?.text.isEmpty == false
  }
}

@Suite struct AlertViewTests {
  private let stage: Stage
  private let diary = Diary()
  private let alert: AlertView

  init() throws {
    stage = Stage(era: 5)
    try stage.show(ViewController(on: stage))
    alert = AlertView(
      on: stage, title: "Delete?", message: "For good.", delegate: diary,
      cancelButtonTitle: "Cancel", otherButtonTitles: ["Delete"])
  }

  @Test func anAlertKnowsItsButtons() {
    #expect(alert.addButton(withTitle: "Archive") == 2)
    #expect(alert.numberOfButtons == 3)
    #expect(alert.buttonTitle(at: 1) == "Delete")
    #expect(alert.buttonTitle(at: 3) == nil)
    #expect((alert.cancelButtonIndex, alert.firstOtherButtonIndex) == (0, 1))
  }

  @Test(arguments: [5, 12])
  func theDelegateIsToldFromComingToGoing(_ era: Int) throws {
    stage.state.era = try #require(Era(era))
    try alert.show()
    #expect(alert.isVisible)
    #expect(stage.frame.texts == ["Delete?", "For good.", "Cancel", "Delete"])
    try stage.tap("Delete")
    #expect(!alert.isVisible)
    #expect(
      diary.told == ["will present", "did present", "clicked 1", "will dismiss 1", "did dismiss 1"])
  }

  @Test func aDismissalByCodeIsNoClick() throws {
    try alert.show()
    try stage.turn()
    try alert.dismiss(withClickedButtonIndex: 0, animated: true)
    try stage.turn()
    #expect(diary.told.suffix(2) == ["will dismiss 0", "did dismiss 0"])
    #expect(!diary.told.contains("clicked 0"))
  }

  @Test func theSystemCancelsAnAlert() throws {
    try alert.show()
    try stage.turn()
    try stage.cancelAlert()
    try stage.turn()
    #expect(diary.told.suffix(3) == ["cancel", "will dismiss 0", "did dismiss 0"])
  }

  @Test func anAlertCanBeShownAgain() throws {
    try alert.show()
    try stage.tap("Cancel")
    try alert.show()
    #expect(alert.isVisible)
  }

  @Test func whatIsTypedIntoAnAlertDecidesAboutItsButton() throws {
    diary.wantsName = true
    alert.alertViewStyle = .plainTextInput
    try alert.show()
    #expect(throws: TouchObstacle.disabled("Delete")) { try stage.tap("Delete") }
    try stage.type("Moe")
    #expect(alert.textField(at: 0)?.text == "Moe")
    try stage.tap("Delete")
    #expect(alert.textField(at: 0)?.text == "Moe")
    #expect(alert.textField(at: 1) == nil)
  }

  @Test func anAddedButtonKeepsItsIndexAlsoWhereALaterOneCancels() throws {
    let alert = AlertView(on: stage, title: "Sure?", delegate: diary)
    alert.addButton(withTitle: "OK")
    alert.cancelButtonIndex = alert.addButton(withTitle: "Cancel")
    try alert.show()
    try stage.tap("Cancel")
    #expect(diary.told.suffix(3) == ["clicked 1", "will dismiss 1", "did dismiss 1"])
    try alert.show()
    try stage.tap("OK")
    #expect(diary.told.suffix(3) == ["clicked 0", "will dismiss 0", "did dismiss 0"])
  }

  @Test(arguments: [-1, 7])
  func theIndexOfNoButtonIsToldAsItWasGiven(_ index: Int) throws {
    try alert.show()
    try stage.turn()
    try alert.dismiss(withClickedButtonIndex: index, animated: true)
    try stage.turn()
    #expect(diary.told.suffix(2) == ["will dismiss \(index)", "did dismiss \(index)"])
  }

  @Test func anAlertWhoseComingFailedCanBeShownAgain() throws {
    diary.willPresent = { () throws(TableException) in
      throw TableException(.generic, "not now")
    }
    #expect(throws: TableException.self) { try alert.show() }
    #expect(!alert.isVisible)
    diary.willPresent = {}
    try alert.show()
    #expect(alert.isVisible)
  }

  @Test func anAlertOfAStepThatFailedCanBeShownAgain() throws {
    #expect(throws: TableException.self) {
      try stage.step { () throws(TableException) in
        try alert.show()
        throw TableException(.generic, "no")
      }
    }
    let other = AlertView(on: stage, title: "Other", cancelButtonTitle: "OK")
    try other.show()
    #expect(!alert.isVisible)
    try stage.tap("OK")
    try alert.show()
    #expect(alert.isVisible)
  }

  @Test func anAlertGoesWithWhatTheWindowShows() throws {
    alert.alertViewStyle = .plainTextInput
    try alert.show()
    try stage.show(ViewController(on: stage))
    #expect(stage.state.obstacle(to: .type("A")) == .noKeyboard)
    #expect(stage.frame.keyboard == nil)
    #expect(!alert.isVisible)
    try alert.show()
    try stage.relaunch()
    try alert.show()
    #expect(alert.isVisible)
  }

  @Test func nothingBehindAnAlertIsReached() throws {
    try alert.show()
    #expect(throws: TouchObstacle.covered(by: "Delete?")) { try stage.tap(row: 0) }
  }
}
