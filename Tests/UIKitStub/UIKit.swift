// As much of UIKit as the code writer speaks of, so that what it writes can be type checked anywhere.
// The names, labels, optionals and isolation are those of UIKit; the bodies are empty.

public typealias CGFloat = Double

public struct CGPoint {
  public var (x, y): (CGFloat, CGFloat)
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}
public struct CGSize { public init(width: CGFloat, height: CGFloat) {} }
public struct CGRect: Sendable {
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
}

public struct IndexPath: Hashable, Comparable, Sendable {
  public var section: Int
  public var row: Int
  public init(row: Int, section: Int) { (self.row, self.section) = (row, section) }
  public static func < (one: IndexPath, other: IndexPath) -> Bool { false }
}

public struct IndexSet: ExpressibleByArrayLiteral, Sendable {
  public init(arrayLiteral elements: Int...) {}
  public init(integer: Int) {}
  public init<Numbers: Sequence>(_ numbers: Numbers) where Numbers.Element == Int {}
}

public class NSCoder {}
public class Bundle {}

public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue()
  public func async(execute: @escaping @MainActor () -> Void) {}
}

@MainActor open class UIResponder {
  public init() {}
  @discardableResult public func becomeFirstResponder() -> Bool { true }
  @discardableResult public func resignFirstResponder() -> Bool { true }
}

@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  public var frame = CGRect.zero
  public var bounds = CGRect.zero
  public var tag = 0
  public var backgroundColor: UIColor?
  public var superview: UIView?
  public override init() {}
  public init(frame: CGRect) {}
  public func addSubview(_ view: UIView) {}
  public func viewWithTag(_ tag: Int) -> UIView? { nil }
  public func sizeToFit() {}
  public func layoutIfNeeded() {}
}

public final class UIColor: Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public static let (black, blue, brown, clear, cyan) = (color, color, color, color, color)
  public static let (darkGray, gray, green, lightGray) = (color, color, color, color)
  public static let (magenta, orange, purple, red) = (color, color, color, color)
  public static let (white, yellow) = (color, color)
  private static let color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
}

@MainActor public final class UIImage { public init?(named: String) {} }

public enum NSTextAlignment { case left, center, right }
public enum UIKeyboardType {
  case `default`, numberPad, decimalPad, phonePad, emailAddress, asciiCapable
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
}

@MainActor public final class UILabel: UIView {
  public var text: String?
  public var numberOfLines = 1
  public var textAlignment = NSTextAlignment.left
}

@MainActor public final class UIImageView: UIView {
  public var image: UIImage?
  public init(image: UIImage?) { super.init(frame: .zero) }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Event(rawValue: 4096)
  }
  public func addAction(_ action: UIAction, for event: Event) {}
}

@MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
}
extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

@MainActor public final class UITextField: UIControl {
  public var text: String?
  public var placeholder: String?
  public var keyboardType = UIKeyboardType.default
  public weak var delegate: (any UITextFieldDelegate)?
}

@MainActor public final class UISwitch: UIControl {
  public var isOn = false
  public func setOn(_ on: Bool, animated: Bool) {}
}

@MainActor public final class UIButton: UIControl {
  public enum ButtonType { case system, custom }
  public convenience init(type: ButtonType, primaryAction: UIAction?) { self.init() }
}

@MainActor public final class UIAction {
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {}
}

@MainActor public final class UIBarButtonItem {
  public enum SystemItem { case add, done, cancel, save, edit }
  public init(title: String?, primaryAction: UIAction?) {}
  public init(systemItem: SystemItem, primaryAction: UIAction?) {}
  public var isEnabled = true
}

@MainActor public final class UINavigationItem {
  public var prompt: String?
  public var backButtonTitle: String?
  public var leftBarButtonItems: [UIBarButtonItem]?
  public var rightBarButtonItems: [UIBarButtonItem]?
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {}
  public var title: String?
  public var view: UIView! {
    get { UIView() }
    set {}
  }
  public var navigationItem: UINavigationItem { UINavigationItem() }
  public var navigationController: UINavigationController? { nil }
  public var tabBarItem: UITabBarItem!
  public var toolbarItems: [UIBarButtonItem]?
  public var hidesBottomBarWhenPushed = false
  public var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(systemItem: .edit, primaryAction: nil)
  }
  public var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor public final class UINavigationController: UIViewController {
  public var viewControllers: [UIViewController] = []
  public convenience init(rootViewController: UIViewController) { self.init() }
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  @discardableResult
  public func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? { nil }
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
}

@MainActor public final class UITabBarItem {
  public var badgeValue: String?
  public init(title: String?, image: UIImage?, tag: Int) {}
}

@MainActor public final class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]?
}

@MainActor public final class UIWindow: UIView { public var rootViewController: UIViewController? }

@MainActor public final class UIAlertAction {
  public enum Style { case `default`, cancel, destructive }
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {}
}

@MainActor public final class UIAlertController: UIViewController {
  public enum Style { case alert, actionSheet }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  public func addAction(_ action: UIAlertAction) {}
}

@MainActor public final class UIContextualAction {
  public enum Style { case normal, destructive }
  public init(
    style: Style, title: String?,
    handler: @escaping @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {}
}

@MainActor public final class UISwipeActionsConfiguration {
  public init(actions: [UIContextualAction]) {}
}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle { case `default`, value1, value2, subtitle }
  public enum AccessoryType {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle { case none, delete, insert }
  public enum SelectionStyle { case none, blue, gray, `default` }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public var textLabel: UILabel? { nil }
  public var detailTextLabel: UILabel? { nil }
  public var imageView: UIImageView? { nil }
  public var contentView: UIView { self }
  public var accessoryType = AccessoryType.none
  public var editingAccessoryType = AccessoryType.none
  public var accessoryView: UIView?
  public var indentationLevel = 0
  public var selectionStyle = SelectionStyle.blue
}

@MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate { public func scrollViewDidScroll(_ scrollView: UIScrollView) {} }

@MainActor open class UIScrollView: UIView { public var contentOffset = CGPoint(x: 0, y: 0) }

@MainActor public final class UITableView: UIScrollView {
  public enum Style { case plain, grouped, insetGrouped }
  public enum RowAnimation { case fade, right, left, top, bottom, none, middle, automatic }
  public enum ScrollPosition { case none, top, middle, bottom }
  public enum SeparatorStyle { case none, singleLine, singleLineEtched }
  public static let automaticDimension: CGFloat = -1
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public weak var dataSource: (any UITableViewDataSource)?
  public weak var delegate: (any UITableViewDelegate)?
  public var rowHeight: CGFloat = 44
  public var separatorStyle = SeparatorStyle.singleLine
  public var isEditing = false
  public var allowsSelection = true
  public var allowsSelectionDuringEditing = false
  public var allowsMultipleSelection = false
  public var allowsMultipleSelectionDuringEditing = false
  public var tableHeaderView: UIView?
  public var tableFooterView: UIView?
  public var indexPathForSelectedRow: IndexPath? { nil }
  public var indexPathsForSelectedRows: [IndexPath]? { nil }
  public func dequeueReusableCell(withIdentifier: String) -> UITableViewCell? { nil }
  public func dequeueReusableCell(
    withIdentifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  public func register(_ type: AnyClass?, forCellReuseIdentifier: String) {}
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  public func reloadData() {}
  public func beginUpdates() {}
  public func endUpdates() {}
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  public func insertRows(at: [IndexPath], with: RowAnimation) {}
  public func deleteRows(at: [IndexPath], with: RowAnimation) {}
  public func reloadRows(at: [IndexPath], with: RowAnimation) {}
  public func reconfigureRows(at: [IndexPath]) {}
  public func moveRow(at: IndexPath, to: IndexPath) {}
  public func insertSections(_ sections: IndexSet, with: RowAnimation) {}
  public func deleteSections(_ sections: IndexSet, with: RowAnimation) {}
  public func reloadSections(_ sections: IndexSet, with: RowAnimation) {}
  public func moveSection(_ section: Int, toSection: Int) {}
  public func selectRow(at: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  public func deselectRow(at: IndexPath, animated: Bool) {}
  public func scrollToRow(at: IndexPath, at position: ScrollPosition, animated: Bool) {}
  public func setEditing(_ editing: Bool, animated: Bool) {}
}

@MainActor public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  // The optional ones are not written as requirements, so a misspelt one shows only in a table view
  // controller, where `override` finds nothing.
}

@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}

/// Every method of the two protocols, to be overridden.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var tableView: UITableView! {
    get { UITableView(frame: .zero, style: .plain) }
    set {}
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { 0 }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    0
  }
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 0 }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    0
  }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    0
  }
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
