/// `UIAlertViewDelegate`: every method is optional. The log has them all, whether they were written or not.
public protocol AlertViewDelegate: AnyObject {
  /// A button was tapped.
  func alertView(_ alertView: AlertView, clickedButtonAt buttonIndex: Int) throws(TableException)
  /// The alert is about to go.
  func alertView(
    _ alertView: AlertView, willDismissWithButtonIndex buttonIndex: Int
  ) throws(TableException)
  /// The alert has gone.
  func alertView(
    _ alertView: AlertView, didDismissWithButtonIndex buttonIndex: Int
  ) throws(TableException)
  /// The alert is about to come.
  func willPresent(_ alertView: AlertView) throws(TableException)
  /// The alert has come.
  func didPresent(_ alertView: AlertView) throws(TableException)
  /// The system takes the alert away, as when the app is left.
  func alertViewCancel(_ alertView: AlertView) throws(TableException)
  /// From iOS 5: whether the first button that does not cancel can be tapped.
  func alertViewShouldEnableFirstOtherButton(_ alertView: AlertView) throws(TableException) -> Bool
}

extension AlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: AlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: AlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: AlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func willPresent(_ alertView: AlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: AlertView) {}
  /// Does nothing.
  public func alertViewCancel(_ alertView: AlertView) {}
  /// Yes.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: AlertView) -> Bool { true }
}
