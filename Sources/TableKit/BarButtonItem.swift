/// `UIBarButtonItem`: a button of a navigation bar or toolbar, and what it does.
public struct BarButtonItem {
  /// What a button runs.
  public typealias Action = () throws -> Void

  /// How the button looks.
  public var state: BarItemState
  /// What it does; nil: a tap stops there, as without a target. An ``ViewController/editButtonItem`` needs none.
  public var action: Action?

  /// A button with a title.
  public init(title: String, style: BarItemState.Style = .plain, action: Action? = nil) {
    state = BarItemState(title: title)
    state.style = style
    self.action = action
  }

  /// A button of the system's, which writes its title.
  public init(barButtonSystemItem kind: BarItemState.Kind, action: Action? = nil) {
    state = BarItemState(kind)
    self.action = action
  }

  /// A button with an image, of which the bar shows the name.
  public init(image: String, style: BarItemState.Style = .plain, action: Action? = nil) {
    self.init(title: image, style: style, action: action)
    state.isImage = true
  }

  /// A view of the app's own, said in a word. It has no action: its taps are its own.
  public init(customView: String) {
    state = BarItemState(title: customView)
    state.isImage = true
  }

  /// A button that looks so and does so.
  init(_ state: BarItemState, action: Action?) { (self.state, self.action) = (state, action) }

  /// What it says; an edit button follows its controller.
  public var title: String {
    get { state.title }
    set { state.title = newValue }
  }

  /// Whether it can be tapped.
  public var isEnabled: Bool {
    get { state.isEnabled }
    set { state.isEnabled = newValue }
  }

  /// A number of the app's own.
  public var tag: Int {
    get { state.tag }
    set { state.tag = newValue }
  }
}
