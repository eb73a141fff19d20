/// `UIListContentConfiguration`, from iOS 14: what a cell says, as a value.
public struct ListContentConfiguration: Equatable, Sendable {
  /// The main text.
  public var text: String?
  /// The second text; below the first in a cell of the default style.
  public var secondaryText: String?
  /// The image at the left.
  public var image: TableViewCell.Image?

  /// A configuration that says nothing.
  public init() {}
}

extension TableViewCell {
  /// A configuration that says nothing yet, in the style of the cell.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    ListContentConfiguration()
  }

  /// What the cell says. Setting it sets the text, the second text and the image all at once, so that nothing is
  /// left over from another row; nil takes them away.
  public var contentConfiguration: ListContentConfiguration? {
    get {
      let state = state
      var content = ListContentConfiguration()
      (content.text, content.secondaryText, content.image) = (state.text, state.detail, state.image)
      return content == ListContentConfiguration() ? nil : content
    }
    set {
      write([.text, .detail, .image]) { state in
        (state.text, state.detail, state.image) = (
          newValue?.text, newValue?.secondaryText, newValue?.image
        )
        if state.style == .default, newValue?.secondaryText != nil { state.style = .subtitle }
      }
    }
  }
}

// MARK: Backgrounds

extension TableViewCell {
  /// What is behind the content, in a word; it hides the background color.
  public var backgroundView: String? {
    get { state.backgroundView }
    set { write(.background) { $0.backgroundView = newValue } }
  }

  /// What is behind the content while the row is selected or highlighted, in a word; nil: the selection style
  /// decides.
  public var selectedBackgroundView: String? {
    get { state.selectedBackgroundView }
    set { write(.background) { $0.selectedBackgroundView = newValue } }
  }

  /// The same while several rows can be selected, from iOS 5.
  public var multipleSelectionBackgroundView: String? {
    get { state.multipleSelectionBackgroundView }
    set { write(.background) { $0.multipleSelectionBackgroundView = newValue } }
  }
}

extension CellState {
  /// What is seen behind the content, in a word; nil: the table's own.
  public var shownBackground: String? {
    if isSelected || isHighlighted {
      let several = selectsMany ? multipleSelectionBackgroundView : nil
      if let view = several ?? selectedBackgroundView { return view }
    }
    return backgroundView ?? background
  }
}

// MARK: The content view

extension TableViewCell {
  /// The view between the edit control and the accessory.
  public var contentView: ContentView { ContentView(cell: self) }

  /// The views of the app's own in a custom cell.
  public struct ContentView {
    let cell: TableViewCell

    /// From left to right.
    public var subviews: [Subview] {
      get { cell.subviews }
      nonmutating set { cell.subviews = newValue }
    }

    /// Puts a view to the right of the others.
    public func addSubview(_ view: Subview) { cell.subviews.append(view) }
  }
}
