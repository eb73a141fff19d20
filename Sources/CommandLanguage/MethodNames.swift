package import TableKit

/// The names by which a method is known: an event, the trace's short name, a selector.
package enum MethodNames {
  /// The event or method of that name; a table's own methods last, since nobody reacts to them.
  package static func event(_ name: String) -> EventName? {
    if let event = Event.named.first(where: { $0.name == name }) { return event.event }
    return method(name).map { .method($0) }
  }

  package static func method(_ name: String) -> Method? {
    let methods = Method.allCases.filter { $0.isNamed(name) }
    return methods.first { $0.owner != .table } ?? methods.first
  }

  /// Also by what tells a selector apart: `didSelectRowAt`, `didSelectRowAtIndexPath:`.
  package static func loosely(_ name: String) -> [Method] {
    let exact = Method.allCases.filter { $0.isNamed(name) }
    guard exact.isEmpty else { return exact }
    return Method.allCases.filter { $0.isNamedLoosely(name) }
  }

  /// What somebody may have meant: by what a finger does there, by what tells a selector apart, by spelling.
  static func nearest(to word: String) -> [String] {
    if let meant = meanings[word] { return [meant] }
    let loose = loosely(word).filter { $0.owner != .table }
    if !loose.isEmpty { return loose.map(\.shortName) }
    return spellings.nearest(to: word)
  }

  private static let spellings = SpelledWords(
    Event.named.map(\.name) + Method.allCases.filter { $0.owner != .table }.map(\.shortName))
}

extension MethodNames {
  /// Events by the touch that leads to them.
  private static let meanings = [
    "tap": "select", "click": "select", "touch": "select", "press": "highlight",
    "swipe": "delete", "minus": "delete", "plus": "insert", "drag": "move", "drop": "move",
    "button": "control", "switch": "control", "return": "done",
  ]
}

extension Method {
  fileprivate func isNamed(_ name: String) -> Bool {
    shortName == name || swiftName == name || objectiveCName == name
  }

  fileprivate func isNamedLoosely(_ name: String) -> Bool {
    let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
    guard bare.utf8.count > 3 else { return false }
    let pieces = swiftName.split { "(_:)".contains($0) } + objectiveCName.split(separator: ":")
    return pieces.contains { $0 == bare && $0 != "tableView" }
  }
}
