/// What the menu over a row may offer: UIKit's edit actions that a table asks about.
public enum MenuAction: String, CaseIterable, Sendable {
  /// `cut:`
  case cut
  /// `copy:`
  case copy
  /// `paste:`
  case paste

  /// What stands in the menu.
  public var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    }
  }

  /// The selector that UIKit hands on.
  public var selector: String { rawValue + ":" }
}
