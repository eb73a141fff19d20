// The cell of iOS 2, as old books have it.

extension TableViewCell {
  /// A cell of the default style. Deprecated since iOS 3: the frame was never looked at.
  public convenience init(frame: Rect, reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The main text. Deprecated since iOS 3 for ``textLabel``.
  public var text: String? {
    get { textLabel?.text }
    set { textLabel?.text = newValue }
  }

  /// The image at the left. Deprecated since iOS 3 for ``imageView``.
  public var image: Image? {
    get { imageView?.image }
    set { imageView?.image = newValue }
  }

  /// Whether the accessory goes in edit mode; yes unless set. Deprecated since iOS 3 for
  /// ``editingAccessoryType``, which wins.
  public var hidesAccessoryWhenEditing: Bool {
    get { state.hidesAccessoryWhenEditing }
    set { write([]) { $0.hidesAccessoryWhenEditing = newValue } }
  }
}
