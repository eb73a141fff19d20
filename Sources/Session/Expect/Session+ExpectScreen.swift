import CommandLanguage
import Drawing
import TableKit

// The screen in front, and its picture.
extension Session {
  func finding(_ fact: ScreenFact, _ context: Context) throws(StepError) -> Finding {
    let controller = stage.state.controllers[scripts[context.screen].controller]
    func text(_ text: Text?) -> String? { text.map(context.text) }
    switch fact {
    case .title(let title):
      return Finding("title", expected: text(title), actual: controller.title)
    case .prompt(let prompt):
      return Finding("prompt", expected: text(prompt), actual: controller.prompt)
    case .backTitle(let title):
      return Finding("back-title", expected: text(title), actual: controller.backTitle)
    case .back(let title):
      return Finding("back", expected: text(title), actual: stage.state.backTitle)
    case .bar(let side, let item):
      return finding(side, item, of: controller, context)
    case .body(let body):
      return Finding("body", expected: text(body), actual: controller.body)
    case .field(let spec):
      return try finding(spec, of: controller, context)
    case .keyboard(let name):
      let focused = stage.state.frame.form?.fields.first { $0.hasFocus }
      return Finding("keyboard", expected: text(name), actual: focused?.field.name)
    case .navigationBar(let isShown):
      let bar = stage.state.frame.navigationBar
      return Finding("navigation-bar", expected: isShown, actual: bar != nil) {
        $0 ? "shown" : "hidden"
      }
    }
  }

  /// A button of the bar by its kind, or by the title that shows.
  private func finding(
    _ side: BarSide, _ item: BarItemSpec, of controller: ControllerState, _ context: Context
  ) -> Finding {
    let items =
      switch side {
      case .left: controller.leftItems
      case .right: controller.rightItems
      case .toolbar: controller.toolbarItems
      }
    let shown = items.map { $0.title(in: controller) }
    let actual = zip(items, shown).map { item, title in
      Printer.quoted(title) + (item.isEnabled ? "" : " disabled")
    }
    let isSo =
      item.kind == .none
      ? items.isEmpty
      : zip(items, shown).contains { candidate, title in
        candidate.isEnabled != item.isDisabled
          && item.kind.matches(candidate, title: title, context)
      }
    return Finding(
      "bar \(side.rawValue)", expected: Printer.value(item),
      actual: actual.isEmpty ? "none" : actual.joined(separator: ", "), isSo: isSo)
  }

  /// A field's text, and its placeholder and keyboard where they are said.
  private func finding(
    _ spec: FieldSpec, of controller: ControllerState, _ context: Context
  ) throws(StepError) -> Finding {
    let name = context.text(spec.name)
    guard let field = controller.fields.first(where: { $0.name == name }) else {
      throw StepError(.touch(.noField(name, names: controller.fields.map(\.name))))
    }
    var actual = spec
    actual.text = spec.text.map { _ in .plain(field.text) }
    actual.placeholder = spec.placeholder.map { _ in .plain(field.placeholder ?? "") }
    actual.keyboard = spec.keyboard.map { _ in field.keyboard }
    return Finding("field \(Printer.quoted(name))", expected: spec, actual: actual) {
      Printer.value($0)
    }
  }

  // MARK: The picture, as it is drawn where nothing is said of how

  func pictureFinding(_ text: String) -> Finding {
    let picture = Drawing.lines(of: stage.state.frame, caption: caption)
    let isSo = picture.contains { $0.contains(text) }
    let nearest = isSo ? [] : Nearest.lines(to: text, in: picture)
    var finding = Finding(
      "screen", expected: Printer.quoted(text), actual: isSo ? "there" : "nowhere on it",
      isSo: isSo)
    finding.details = nearest.map { "nearest: \($0)" }
    return finding
  }
}

extension BarItemState {
  /// What it says: the edit button follows its controller.
  fileprivate func title(in controller: ControllerState) -> String {
    if kind == .editButton { return controller.isEditing ? "Done" : "Edit" }
    return title
  }
}

extension BarItemSpec.Kind {
  fileprivate func matches(_ item: BarItemState, title: String, _ context: Context) -> Bool {
    switch self {
    case .none: false
    case .edit: item.kind == .editButton
    case .system(let system): item.kind.rawValue == system.rawValue
    case .title(let text): title == context.text(text)
    }
  }
}

extension Nearest {
  /// The lines that say the text in other letters, or a text much like it.
  static func lines(to text: String, in picture: [String]) -> [String] {
    let lowered = text.lowercased()
    let same = picture.filter { $0.lowercased().contains(lowered) }
    if !same.isEmpty { return Array(same.prefix(2)) }
    let marks: Set<Character> = ["│", "|", "▌", "▐", "┆", "┃", "═", " ", "┄", "✓", "›"]
    let texts = picture.map { line in
      String(line.drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed())
    }
    return Array(Nearest.texts(to: text, in: texts.filter { !$0.isEmpty }).prefix(1))
  }
}
