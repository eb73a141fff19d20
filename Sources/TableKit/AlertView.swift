/// `UIAlertView`: a title, a message and buttons over everything else.
///
/// `show()` does not wait: the delegate is told of the button later. Deprecated since iOS 8, and there until today.
public final class AlertView {
  /// The stage that it shows on.
  public let stage: Stage
  /// What stands in bold.
  public var title: String
  /// What stands below the title.
  public var message: String?
  /// Told of its coming, its buttons and its going; not kept alive.
  public weak var delegate: (any AlertViewDelegate)?
  /// The place of the button that cancels; -1: there is none.
  public var cancelButtonIndex = -1
  /// Which text fields it has, from iOS 5.
  public var alertViewStyle = Style.default
  private var titles: [String] = []
  private var number: Int?
  /// Whether ``show()`` runs.
  private var isComing = false
  /// The texts of its fields, when it is not on the glass.
  private var texts = ["", ""]

  /// `UIAlertViewStyle`.
  public enum Style: String, CaseIterable, Sendable {
    /// No text field.
    case `default`
    /// One field, of which dots show.
    case secureTextInput
    /// One field.
    case plainTextInput
    /// A name and a password.
    case loginAndPasswordInput

    /// The names of its fields, from the top.
    var fields: [String] {
      switch self {
      case .default: []
      case .secureTextInput: ["Password"]
      case .plainTextInput: ["Text"]
      case .loginAndPasswordInput: ["Login", "Password"]
      }
    }
  }

  /// An alert that does not show yet. The cancel button, if it has a title, is button 0.
  public init(
    on stage: Stage, title: String, message: String? = nil,
    delegate: (any AlertViewDelegate)? = nil, cancelButtonTitle: String? = nil,
    otherButtonTitles: [String] = []
  ) {
    (self.stage, self.title, self.message, self.delegate) = (stage, title, message, delegate)
    titles = otherButtonTitles
    if let cancelButtonTitle {
      titles.insert(cancelButtonTitle, at: 0)
      cancelButtonIndex = 0
    }
  }
}

// MARK: Buttons

extension AlertView {
  /// Adds a button behind the others.
  /// - Returns: its place, counted from 0.
  @discardableResult
  public func addButton(withTitle title: String) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// What a button says; nil: there is none at that place.
  public func buttonTitle(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  /// How many buttons it has.
  public var numberOfButtons: Int { titles.count }

  /// The place of the first button that does not cancel; -1: there is none.
  public var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }
}

// MARK: Coming and going

extension AlertView {
  /// Shows it, in front of what is on the glass. Does nothing while it shows, or while nothing else does.
  public func show() throws(TableException) {
    guard !isComing, !isUp, let owner = stage.topController else { return }
    isComing = true
    defer { isComing = false }
    end()
    var alert = AlertState(title: title, message: message, buttons: titles.indices.map(button))
    (alert.hasDelegate, alert.isView) = (delegate != nil, true)
    if stage.state.era >= 5 {
      alert.fields = zip(alertViewStyle.fields, texts).map { FieldState(name: $0, text: $1) }
    }
    number = stage.state.window.alertsMade + 1
    stage.alertViews[stage.state.window.alertsMade + 1] = self
    try owner.show(alert)
    if !alert.fields.isEmpty { stage.state.window.focus = .alert(0) }
    try askShouldEnable()
  }

  private func button(_ index: Int) -> AlertState.Button {
    AlertState.Button(titles[index], role: index == cancelButtonIndex ? .cancel : .plain)
  }

  /// Its number, while the stage knows it by that: a step that was taken back may have given it to another.
  private var ownNumber: Int? {
    number.flatMap { stage.alertViews[$0] === self ? $0 : nil }
  }

  /// Whether it shows, waits behind others, or is on its way out.
  private var isUp: Bool {
    guard let number = ownNumber else { return false }
    return stage.state.window.alerts.contains { $0.number == number }
      || stage.state.transition.contains { $0.isDismissal(of: number) }
  }

  /// Whether it is on the glass.
  public var isVisible: Bool {
    ownNumber != nil && stage.state.window.alerts.last?.number == ownNumber
  }

  /// Takes it away as if that button had been tapped, but nobody is told of a click. The delegate is told the
  /// index as it was given, also where there is no such button.
  public func dismiss(withClickedButtonIndex index: Int, animated: Bool) throws(TableException) {
    guard let alert = stage.state.window.alerts.last(where: { $0.number == ownNumber }) else {
      return
    }
    let button = alert.buttons.indices.contains(index) ? index : nil
    try stage.dismiss(alert, button: button, index: index)
  }

  /// The text field at a place from the top; nil: the style has none there.
  public func textField(at index: Int) -> TextField? {
    alertViewStyle.fields.indices.contains(index) ? TextField(alert: self, index: index) : nil
  }

  /// `UITextField`, as far as an alert has one: its text.
  public struct TextField {
    let alert: AlertView
    let index: Int

    /// What was typed.
    public var text: String {
      get { alert.text(ofField: index) }
      nonmutating set { alert.setText(newValue, ofField: index) }
    }
  }

  private func text(ofField index: Int) -> String {
    isVisible ? stage.state.fieldText(.alert(index)) ?? "" : texts[index]
  }

  private func setText(_ text: String, ofField index: Int) {
    texts[index] = text
    if isVisible { stage.state.setText(text, of: .alert(index)) }
  }

  /// From iOS 5: whether the first button that does not cancel can be tapped; asked as it comes and as keys are
  /// typed. (Where the delegate has no such method it can.)
  func askShouldEnable() throws(TableException) {
    guard isVisible, stage.state.era >= 5, let delegate else { return }
    let isEnabled = try delegate.alertViewShouldEnableFirstOtherButton(self)
    stage.state.window.enableButton(firstOtherButtonIndex, isEnabled)
  }
}

// MARK: What the delegate is told

extension AlertView {
  /// Hands a notice of its alert on.
  func tell(_ method: Method, button index: Int) throws(TableException) {
    if method == .willPresentAlertView { try delegate?.willPresent(self) }
    if method == .didPresentAlertView { try delegate?.didPresent(self) }
    if method == .clickedButton { try delegate?.alertView(self, clickedButtonAt: index) }
    if method == .willDismissAlertView {
      texts = alertViewStyle.fields.indices.map(text(ofField:)) + ["", ""]
      try delegate?.alertView(self, willDismissWithButtonIndex: index)
    }
    guard method == .didDismissAlertView else { return }
    try delegate?.alertView(self, didDismissWithButtonIndex: index)
  }

  /// It is gone.
  func end() {
    if let number = ownNumber { stage.alertViews[number] = nil }
    number = nil
  }
}

extension TransitionNotice {
  /// Whether it is the end of the alert of that number.
  fileprivate func isDismissal(of number: Int) -> Bool {
    if case .alertDismissed(let alert, _, _) = self { alert.number == number } else { false }
  }
}
