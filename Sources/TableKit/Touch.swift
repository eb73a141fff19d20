/// All that a finger can do; it reaches only what is on the glass.
public enum Touch: Equatable, Sendable {
  /// A finger goes down and up again.
  case tap(TouchTarget)
  /// The finger goes down on a row, and stays.
  case press(IndexPath)
  /// The finger stays on a row until a menu comes, from iOS 5; without a menu it is a slow tap.
  case hold(IndexPath)
  /// The finger that pressed goes up again.
  case lift
  /// Drags the content by so many points: positive shows what is further down.
  case scroll(points: Double)
  /// Swipes over a row; a full one does the first action at once, from iOS 11.
  case swipe(IndexPath, SwipeDirection, isFull: Bool = false)
  /// Drags a row by its grip over the place that another has, and holds it there. Once lifted, `over`
  /// carries on.
  case drag(IndexPath, over: IndexPath)
  /// Lets the lifted row go.
  case drop
  /// The system takes the drag away: the row goes back.
  case cancelDrag
  /// Keys of the keyboard; a line's end is the return key.
  case type(String)
}

/// Where a finger swipes to.
public enum SwipeDirection: String, CaseIterable, Sendable {
  /// To the left.
  case left
  /// To the right.
  case right
}

/// What a tap can hit.
public enum TouchTarget: Equatable, Sendable {
  /// A row.
  case row(IndexPath)
  /// The detail button, or the control in the accessory view, of a row.
  case accessory(IndexPath)
  /// The control in the accessory view, or the first button of a custom cell.
  case control(IndexPath)
  /// A title of the index strip, by its place among all titles, counted from 0.
  case indexTitle(Int)
  /// The minus or plus at the left of a row in edit mode.
  case minus(IndexPath)
  /// The plus at the left of a row in edit mode.
  case plus(IndexPath)
  /// The Delete button that is out.
  case confirm
  /// A swipe action that is out, by its place from the edge, or an action of the menu, by its place in it.
  case action(Int)
  /// A button of the navigation bar, the outermost being 0.
  case bar(NavigationBarSide, Int)
  /// The back button.
  case back
  /// A tab, by its place on the bar.
  case tab(Int)
  /// A button of the alert in front, by its place from the left or the top.
  case alertButton(Int)
  /// A text field.
  case field(FieldPlace)
}

extension TouchTarget {
  /// Whether it is a part of the table.
  var isOfTable: Bool {
    switch self {
    case .row, .accessory, .control, .indexTitle, .minus, .plus, .confirm, .action: true
    case .bar, .back, .tab, .alertButton, .field: false
    }
  }
}

/// Why a finger cannot do a thing: what it would touch is not on the glass.
public enum TouchObstacle: Error, Equatable, Sendable {
  /// The screen has no table.
  case noTable
  /// The table has no such row.
  case noRow(IndexPath)
  /// The row is scrolled away; `visible` are the first and last that a finger reaches.
  case offTheGlass(IndexPath, visible: ClosedRange<IndexPath>?)
  /// The row has no accessory.
  case noAccessory(IndexPath)
  /// The row has no control.
  case noControl(IndexPath)
  /// There is no index strip.
  case noIndex
  /// The strip has only so many titles.
  case noIndexTitle(Int, count: Int)
  /// `lift` without a finger that is down.
  case nothingPressed
  /// The bar has no button at that place.
  case noBarItem(NavigationBarSide, Int)
  /// The button of that title cannot be used now.
  case disabled(String)
  /// The bar has no back button.
  case noBackButton
  /// The row has no minus.
  case noMinus(IndexPath)
  /// The row has no plus.
  case noPlus(IndexPath)
  /// The row has no reorder control.
  case noGrip(IndexPath)
  /// No Delete button is out.
  case nothingToConfirm
  /// No action is out at that place.
  case noAction(Int)
  /// `drop` without a row that is lifted.
  case nothingLifted
  /// The bar has no tab at that place.
  case noTab(Int)
  /// No alert has a button at that place.
  case noAlertButton(Int)
  /// There is no such field.
  case noField
  /// No field has the keyboard.
  case noKeyboard
  /// An alert or sheet of that title is in front.
  case covered(by: String)
}

extension TouchObstacle {
  /// In plain words: lower case, without a period.
  public var message: String {
    switch self {
    case .noTable: "there is no table on the glass"
    case .noRow(let path): "there is no row \(path)"
    case .offTheGlass(let path, let visible?):
      "row \(path) is not on the glass, which shows \(visible.lowerBound) to \(visible.upperBound)"
    case .offTheGlass(let path, nil): "row \(path) is not on the glass, which shows no row"
    case .noAccessory(let path): "row \(path) has no accessory that could be tapped"
    case .noControl(let path): "row \(path) has no control"
    case .noIndex: "there is no index strip"
    case .noIndexTitle(let index, let count):
      "there is no index title \(index): the strip has \(count), counted from 0"
    case .nothingPressed: "no finger is down"
    case .noBarItem(let side, let index):
      side == .toolbar
        ? "there is no button \(index) in the toolbar"
        : "there is no button \(index) at the \(side.rawValue) of the bar"
    case .disabled(let title): "the button \(title) is disabled"
    case .noBackButton: "there is no back button"
    case .noMinus(let path): "row \(path) has no minus"
    case .noPlus(let path): "row \(path) has no plus"
    case .noGrip(let path): "row \(path) has no reorder control to drag it by"
    case .nothingToConfirm: "no Delete button is out"
    case .noAction(let index): "there is no swipe action \(index) on the glass"
    case .nothingLifted: "no row is lifted"
    case .noTab(let place): "there is no tab \(place)"
    case .noAlertButton(let place): "there is no button \(place) of an alert"
    case .noField: "there is no such field on the glass"
    case .noKeyboard: "no field has the keyboard"
    case .covered(let title): "the alert \"\(title)\" is in front"
    }
  }
}
