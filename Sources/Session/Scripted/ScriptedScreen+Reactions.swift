import CommandLanguage
import TableKit

/// What `answer` gave in a reaction.
enum GivenAnswer: Equatable, Sendable {
  case nothing
  case yes(Bool)
  case number(Double)
  case path(IndexPath)
  case text(String)

  var isYes: Bool? {
    switch self {
    case .nothing: false
    case .yes(let yes): yes
    case .number, .path, .text: nil
    }
  }

  var number: Int? { points.map { Int($0.rounded()) } }

  var points: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .nothing, .yes, .path: nil
    }
  }

  /// The path that was answered; `yes` answers the one that was asked about.
  func path(orYes asked: IndexPath) -> IndexPath? {
    switch self {
    case .path(let path): path
    case .yes(true): asked
    case .nothing, .yes, .number, .text: nil
    }
  }
}

extension ScriptedScreen {
  /// Runs the reaction to a method, the most specific one alone, and gives what it answered.
  @discardableResult
  func answer(
    _ method: Method, at path: IndexPath?, _ values: [BoundValue] = []
  ) throws(TableException) -> GivenAnswer? {
    try react(to: .method(method), at: path) { values }
  }

  @discardableResult
  func answer(
    _ method: Method, section: Int, _ values: [BoundValue] = []
  ) throws(TableException) -> GivenAnswer? {
    guard let reaction = script.reaction(to: .method(method), section: section) else { return nil }
    let title = script.sections.count > section ? script.sections[section].title : nil
    let own = [BoundValue("section", .number(section)), BoundValue("header", .text(title ?? ""))]
    return try session.react(reaction, screen: screen, own + values)
  }

  func react(
    to event: EventName, at path: IndexPath?, _ more: () -> [BoundValue] = { [] }
  ) throws(TableException) -> GivenAnswer? {
    guard let reaction = script.reaction(to: event, at: path) else { return nil }
    let values = path.map { script.values(of: $0) } ?? []
    return try session.react(reaction, screen: screen, values + more())
  }
}

extension ScreenScript {
  func hasReaction(to method: Method) -> Bool {
    reacts.contains(method)
  }

  /// The most specific reaction: the row's own, its section's, the screen's.
  func reaction(to event: EventName, at path: IndexPath?) -> ReactionScript? {
    guard reacts.contains(event.method) else { return nil }
    if let path, contains(path) {
      let section = sections[path.section]
      if let own = section.rows[path.row].traits?.reaction(to: event) { return own }
      if let shared = section.traits?.reaction(to: event) { return shared }
    }
    return traits?.reaction(to: event)
  }

  func reaction(to event: EventName, section: Int) -> ReactionScript? {
    guard reacts.contains(event.method) else { return nil }
    if section < sections.count, let own = sections[section].traits?.reaction(to: event) {
      return own
    }
    return traits?.reaction(to: event)
  }

  /// What the `$` names stand for in a reaction to something that happens to a row.
  func values(of path: IndexPath) -> [BoundValue] {
    var values = [
      BoundValue("path", .path(path)), BoundValue("row", .number(path.row)),
      BoundValue("section", .number(path.section)),
    ]
    guard contains(path) else { return values }
    let row = row(at: path)
    values.append(BoundValue("text", .text(row.text)))
    values.append(BoundValue("detail", .text(row.detail ?? "")))
    values.append(BoundValue("header", .text(sections[path.section].title ?? "")))
    return values
  }
}
