internal import TableKit

// MARK: what is around the table
extension Printer {
  static func popTarget(_ target: PopTarget) -> String {
    switch target {
    case .below: ""
    case .root: "to root"
    case .screen(let name): "to " + text(name)
    }
  }

  static func field(_ spec: FieldSpec) -> [String] {
    [
      "field", text(spec.name), spec.text.map(text) ?? "",
      spec.placeholder.map { "placeholder " + text($0) } ?? "",
      spec.keyboard.map { "keyboard " + $0.rawValue } ?? "",
    ]
  }

  static func tab(_ spec: TabSpec) -> [String] {
    [
      "tab", text(spec.title), text(spec.screen), spec.image.map { "image " + text($0) } ?? "",
      spec.badge.map { "badge " + text($0) } ?? "", spec.isBare ? "bare" : "",
    ]
  }

  static func alert(_ spec: AlertSpec) -> [String] {
    [spec.style.rawValue, text(spec.title), spec.message.map(text) ?? ""]
      + spec.buttons.flatMap { button in
        [
          "button", text(button.title), button.role == .plain ? "" : button.role.rawValue,
          button.reaction.map(block) ?? "",
        ]
      }
  }
}
