/// A text field of a form.
public struct FieldState: Equatable, Sendable {
  /// What the app calls it.
  public var name: String
  /// What stands in it.
  public var text: String
  /// What stands in it while it is empty.
  public var placeholder: String?
  /// Which keys it brings up.
  public var keyboard: Keyboard

  /// The keys of a keyboard.
  public enum Keyboard: String, CaseIterable, Sendable {
    /// Letters.
    case `default`
    /// Letters without accents.
    case ascii
    /// Digits.
    case number
    /// Digits and a point.
    case decimal
    /// Digits and a plus.
    case phone
    /// Letters and an at sign.
    case email
    /// Letters and a slash.
    case url
  }

  /// A text field.
  public init(
    name: String, text: String = "", placeholder: String? = nil, keyboard: Keyboard = .default
  ) {
    (self.name, self.text) = (name, text)
    (self.placeholder, self.keyboard) = (placeholder, keyboard)
  }
}

/// Where a field is.
public enum FieldPlace: Equatable, Sendable {
  /// In a form, by its place from the top.
  case form(controller: Int, Int)
  /// In the alert in front, by its place from the top.
  case alert(Int)
  /// In a custom cell, by its name.
  case cell(table: Int, IndexPath, name: String)
}

// MARK: The keyboard

extension Stage {
  /// A finger on a field: it gets the keyboard, which another one loses.
  func tapField(_ place: FieldPlace) throws(TableException) {
    if state.window.focus == place { return }
    try endEditing()
    state.window.focus = place
    guard let name = state.fieldName(place) else { return }
    try tellField(.fieldDidBeginEditing, name) { controller throws(TableException) in
      try controller.fieldDidBeginEditing(name)
    }
  }

  /// Types into the field that has the keyboard; a line's end is the return key.
  func typeKeys(_ text: String) throws(TableException) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.offset > 0 { try typeReturn() }
      if let place = state.window.focus, !line.element.isEmpty {
        state.setText((state.fieldText(place) ?? "") + line.element, of: place)
        if case .alert = place, let alert = state.window.alerts.last {
          try alertViews[alert.number]?.askShouldEnable()
        }
      }
    }
  }

  private func typeReturn() throws(TableException) {
    guard let place = state.window.focus, let name = state.fieldName(place) else { return }
    try tellField(.fieldShouldReturn, name) { controller throws(TableException) in
      try controller.fieldShouldReturn(name)
    }
  }

  /// The keyboard goes.
  func endEditing(of controller: ViewController? = nil) throws(TableException) {
    guard let place = state.window.focus else { return }
    state.window.focus = nil
    guard let name = state.fieldName(place) else { return }
    try tellField(.fieldDidEndEditing, name, controller) { controller throws(TableException) in
      try controller.fieldDidEndEditing(name)
    }
  }

  private func tellField(
    _ method: Method, _ name: String, _ controller: ViewController? = nil,
    _ body: (ViewController) throws(TableException) -> Void
  ) throws(TableException) {
    guard let controller = controller ?? topController else { return }
    _ = try ask(Call(method, .text(name)), reply: Reply.void) { () throws(TableException) in
      try body(controller)
    }
  }
}

// MARK: What stands in a field

extension StageState {
  /// Whether a field of a controller has the keyboard.
  func hasKeyboard(_ controller: Int) -> Bool {
    switch window.focus {
    case .form(let owner, _): owner == controller
    case .alert: false
    case .cell(let table, _, _): controllers[controller].table == table
    case nil: false
    }
  }

  /// What the app calls a field; nil: there is none there.
  public func fieldName(_ place: FieldPlace) -> String? {
    switch place {
    case .form(let controller, let index): formField(controller, index)?.name
    case .alert(let index): window.alertField(index)?.name
    case .cell(_, _, let name): name
    }
  }

  /// A field of a form; nil: there is none there.
  private func formField(_ controller: Int, _ index: Int) -> FieldState? {
    let fields = controllers[controller].fields
    return fields.indices.contains(index) ? fields[index] : nil
  }

  /// What stands in a field; nil: there is none there.
  public func fieldText(_ place: FieldPlace) -> String? {
    switch place {
    case .form(let controller, let index): return formField(controller, index)?.text
    case .alert(let index): return window.alertField(index)?.text
    case .cell(let table, let path, let wanted):
      guard let row = tables[table].displayedIndex(of: path) else { return nil }
      for case .field(wanted, let text) in tables[table].rows[row].cell.subviews { return text }
      return nil
    }
  }

  /// Writes a field's text; that of a cell stays with the cell, not with the row.
  mutating func setText(_ text: String, of place: FieldPlace) {
    switch place {
    case .form(let controller, let index):
      guard formField(controller, index) != nil else { return }
      controllers[controller].fields[index].text = text
    case .alert(let index): window.setAlertText(text, ofField: index)
    case .cell(let table, let path, let wanted):
      guard let row = tables[table].displayedIndex(of: path) else { return }
      for (index, view) in tables[table].rows[row].cell.subviews.enumerated() {
        if case .field(wanted, _) = view {
          tables[table].rows[row].cell.subviews[index] = .field(name: wanted, text: text)
        }
      }
    }
  }

  /// The fields of a form as they look; nil: the screen on the glass is none.
  var formFrame: FormFrame? {
    guard let top = topController, !controllers[top].fields.isEmpty else { return nil }
    return FormFrame(
      fields: controllers[top].fields.enumerated().map { index, field in
        FieldFrame(field: field, hasFocus: window.focus == .form(controller: top, index))
      })
  }

  /// The keyboard; nil: it is down.
  var keyboardFrame: KeyboardFrame? {
    switch window.focus {
    case .form(let controller, let index):
      KeyboardFrame(kind: formField(controller, index)?.keyboard ?? .default)
    case .cell, .alert: KeyboardFrame(kind: .default)
    case nil: nil
    }
  }
}
