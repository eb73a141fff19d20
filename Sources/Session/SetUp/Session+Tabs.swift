import CommandLanguage
import TableKit

// Tabs and the fields of forms.
extension Session {
  func setTab(_ spec: TabSpec, _ context: Context) throws(StepError) {
    let screen = try screen(named: context.text(spec.screen), context)
    guard let controller = controller(of: screen) else { return }
    let title = context.text(spec.title)
    let (image, badge) = (spec.image.map(context.text), spec.badge.map(context.text))
    scripts[screen].staysBare = spec.isBare
    let tabs = TabBarController(on: stage)
    try uikit { () throws(TableException) in
      if spec.isBare { return try tabs.addTab(title, image: image, badge: badge, controller) }
      let own = controller.navigationController
      let isRoot = own?.viewControllers.first === controller
      let navigation =
        isRoot ? own : NavigationController(on: stage, rootViewController: controller)
      if let navigation { try tabs.addTab(title, image: image, badge: badge, navigation) }
    }
  }

  /// Adds a field to a form; of a field that is there, what is said of text, placeholder and keyboard is set.
  func setField(_ spec: FieldSpec, _ context: Context) throws(StepError) {
    let script = scripts[context.screen]
    guard script.kind == .form, let controller = controller(of: context.screen) else {
      throw StepError(.screen(.kindHasNo(screen: script.name, what: "fields", kind: .form)))
    }
    let name = context.text(spec.name)
    let known = controller.fields.firstIndex { $0.name == name }
    var field = known.map { controller.fields[$0] } ?? FieldState(name: name)
    if let text = spec.text { field.text = context.text(text) }
    if let placeholder = spec.placeholder { field.placeholder = context.text(placeholder) }
    if let keyboard = spec.keyboard { field.keyboard = keyboard }
    if let known { controller.fields[known] = field } else { controller.fields.append(field) }
  }

  /// The names of all forms' fields, which stand for their texts in reactions.
  package var fieldNames: [String] {
    stage.state.controllers.flatMap { $0.fields.map(\.name) }
  }

  /// What the fields of a screen hold, by their names.
  func fieldValues(of screen: Int) -> [BoundValue] {
    stage.state.controllers[scripts[screen].controller].fields.map {
      BoundValue($0.name, .text($0.text))
    }
  }

  // MARK: Touched

  func tab(_ thing: NamedThing, _ context: Context) throws(StepError) -> TouchTarget {
    let title = context.text(thing.name)
    let titles = stage.state.frame.tabBar?.items.map(\.title) ?? []
    guard let place = titles.firstIndex(of: title) else {
      throw StepError(.touch(.noTab(title, titles: titles)), at: thing.range)
    }
    return .tab(place)
  }

  func field(_ thing: NamedThing, _ context: Context) throws(StepError) -> TouchTarget {
    let name = context.text(thing.name)
    let fields = fieldsOnGlass
    guard let found = fields.first(where: { $0.name == name }) else {
      throw StepError(.touch(.noField(name, names: fields.map(\.name))), at: thing.range)
    }
    return .field(found.place)
  }

  /// The fields that a finger can reach.
  var fieldsOnGlass: [(name: String, place: FieldPlace)] {
    let frame = stage.state.frame
    var found: [(name: String, place: FieldPlace)] = []
    if let top = stage.state.topController {
      for (index, field) in (frame.form?.fields ?? []).enumerated() {
        found.append((field.field.name, .form(controller: top, index)))
      }
    }
    guard let table = stage.state.topTable else { return found }
    for row in frame.table?.shownRows ?? [] {
      for case .field(let name, _) in row.cell.subviews {
        found.append((name, .cell(table: table, row.path, name: name)))
      }
    }
    return found
  }
}
