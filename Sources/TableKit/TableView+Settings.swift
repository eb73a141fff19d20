// The properties that a program sets. They make no call; what changes the layout shows at the next one.

extension TableView {
  /// The style it was made with.
  public var style: Style { state.style }

  /// In points; ``automaticDimension`` leaves it to the content, which is the default from iOS 11.
  public var rowHeight: Double {
    get { state.settings.rowHeight ?? metrics.rowHeight }
    set { setHeights { $0.rowHeight = newValue } }
  }

  /// From iOS 7; 0 switches estimates off.
  public var estimatedRowHeight: Double {
    get { state.settings.estimatedRowHeight ?? (era >= 11 ? TableView.automaticDimension : 0) }
    set { setHeights { $0.estimatedRowHeight = newValue } }
  }

  /// In points, where the delegate says nothing.
  public var sectionHeaderHeight: Double {
    get { state.settings.sectionHeaderHeight ?? metrics.titledHeader(isFirst: false) }
    set { setHeights { $0.sectionHeaderHeight = newValue } }
  }

  /// In points, where the delegate says nothing.
  public var sectionFooterHeight: Double {
    get { state.settings.sectionFooterHeight ?? metrics.titledFooter() }
    set { setHeights { $0.sectionFooterHeight = newValue } }
  }

  /// Above the first section; scrolls with the rows. Setting it loads the counts.
  public var tableHeaderView: TableBanner? {
    get { state.settings.tableHeaderView }
    set { setLook { $0.tableHeaderView = newValue } }
  }

  /// Below the last section. Any at all, even an empty one, takes the filler rows away.
  public var tableFooterView: TableBanner? {
    get { state.settings.tableFooterView }
    set { setLook { $0.tableFooterView = newValue } }
  }

  /// The lines between rows.
  public var separatorStyle: SeparatorStyle {
    get { state.separatorStyle(in: era) }
    set { setLook { $0.separatorStyle = newValue } }
  }

  /// The name of a color.
  public var backgroundColor: String? {
    get { state.settings.backgroundColor }
    set { setLook { $0.backgroundColor = newValue } }
  }

  /// The name of a color; nil: the system's.
  public var separatorColor: String? {
    get { state.settings.separatorColor }
    set { setLook { $0.separatorColor = newValue } }
  }

  /// What is behind the rows and does not scroll, in a word.
  public var backgroundView: String? {
    get { state.settings.backgroundView }
    set { setLook { $0.backgroundView = newValue } }
  }

  /// With fewer rows than this the index strip is hidden.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { state.settings.sectionIndexMinimumDisplayRowCount }
    set { setLook { $0.sectionIndexMinimumDisplayRowCount = newValue } }
  }

  private func setLook(_ change: (inout TableSettings) -> Void) {
    change(&state.settings)
    state.needsLayout = true
  }

  /// Heights are remembered with the counts, so both are asked again.
  private func setHeights(_ change: (inout TableSettings) -> Void) {
    let old = state.settings
    change(&state.settings)
    if state.settings != old { state.isLoaded = false }
    state.needsLayout = true
  }
}

extension TableState {
  /// Etched lines were the default of grouped style until iOS 6.
  func separatorStyle(in era: Era) -> TableView.SeparatorStyle {
    settings.separatorStyle ?? (style == .grouped && era < 7 ? .singleLineEtched : .singleLine)
  }
}

// MARK: Selection

extension TableView {
  /// Whether a tap selects a row outside of edit mode; yes unless set.
  public var allowsSelection: Bool {
    get { state.settings.allowsSelection }
    set { state.settings.allowsSelection = newValue }
  }

  /// Whether a tap selects a row in edit mode; no unless set.
  public var allowsSelectionDuringEditing: Bool {
    get { state.settings.allowsSelectionDuringEditing }
    set { state.settings.allowsSelectionDuringEditing = newValue }
  }

  /// Switching it off drops the selection.
  public var allowsMultipleSelection: Bool {
    get { state.settings.allowsMultipleSelection }
    set {
      if !newValue, state.settings.allowsMultipleSelection, !isEditing { dropSelection() }
      state.settings.allowsMultipleSelection = newValue
    }
  }

  /// Whether several rows can be selected in edit mode; switching it off there drops the selection. While it is
  /// on no row swipes.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { state.settings.allowsMultipleSelectionDuringEditing }
    set {
      if !newValue, state.settings.allowsMultipleSelectionDuringEditing, isEditing {
        dropSelection()
      }
      state.settings.allowsMultipleSelectionDuringEditing = newValue
    }
  }

  /// Whether edit mode is on, or a swipe has brought buttons out.
  public var isEditing: Bool { state.isEditing }
}
