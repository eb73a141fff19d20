import TableKit

// What is around a table or over it, in words.
extension WordPainter {
  mutating func app() {
    for field in frame.form?.fields ?? [] { say(words(field)) }
    if let keyboard = frame.keyboard { say(["keyboard \(keyboard.kind.rawValue)"]) }
    for item in frame.toolbar ?? [] { say(["toolbar \(words(item))"]) }
    if let bar = frame.tabBar {
      for (place, item) in bar.items.enumerated() {
        var parts = ["tab \(item.title)"]
        if let badge = item.badge { parts.append("badge \(badge)") }
        if place == bar.selected { parts.append("selected") }
        say(parts)
      }
    }
    guard let alert = frame.alert else { return }
    say(["\(alert.style.rawValue) in front", alert.title] + (alert.message.map { [$0] } ?? []))
    for field in alert.fields { say(words(field)) }
    for button in alert.buttons {
      say(["button \(button.title)"] + (button.role == .plain ? [] : [button.role.rawValue]))
    }
  }

  private func words(_ field: FieldFrame) -> [String] {
    var parts = ["field \(field.field.name)"]
    if !field.field.text.isEmpty { parts.append(field.field.text) }
    if let placeholder = field.field.placeholder, field.field.text.isEmpty {
      parts.append("placeholder \(placeholder)")
    }
    if field.hasFocus { parts.append("has the keyboard") }
    return parts
  }
}
