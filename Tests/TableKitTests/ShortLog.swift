import TableKit

extension Stage {
  /// The log since it was last taken, a line each: `cellForRow 0:1 → #2`, nested ones indented; without what
  /// only explains it.
  func lines() -> [String] {
    takeLog().filter { !$0.onlyExplains }.map(\.short)
  }
}

extension LogEntry {
  fileprivate var onlyExplains: Bool {
    switch event {
    case .note(.compared), .note(.aside): true
    case .call, .missing, .code, .note, .log: false
    }
  }

  var short: String { String(repeating: "  ", count: depth) + event.short }
}

extension LogEntry.Event {
  fileprivate var short: String {
    switch self {
    case .call(let call, let reply):
      let answer = reply.map { $0 == .nothing ? "" : " → \($0.short)" } ?? " → raised"
      return call.short + answer
    case .missing(let call, let reply): return "\(call.short) → \(reply.short) (default)"
    case .code(let call): return "code \(call.short)"
    case .note(let note): return "note \(note.short)"
    case .log(let text): return "log \(text)"
    }
  }
}

extension Call {
  var short: String { "\(method.shortName)\(arguments.short)" }
}

extension Call.Arguments {
  fileprivate var short: String {
    switch self {
    case .none: ""
    case .section(let section): " \(section)"
    case .row(let path): " \(path)"
    case .noRow: " nil"
    case .rows(let from, let to): " \(from) \(to)"
    case .title(let title, let index): " \(title) \(index)"
    case .style(let style, let path): " \(style) \(path)"
    case .action(let action, let path): " \(action) \(path)"
    case .flag: ""
    case .text(let text): " \(text)"
    case .controller(let name, _): " \(name)"
    case .button(let index): " \(index)"
    case .cell(let number): " #\(number)"
    case .range(let first, let last): " \(first)…\(last)"
    case .paths(let paths, _): paths.map { " \($0)" }.joined()
    case .sections(let sections, _): sections.map { " \($0)" }.joined()
    case .sectionMove(let from, let to): " \(from) \(to)"
    case .position(let path, let position): " \(path.map(\.description) ?? "nil") \(position)"
    }
  }
}

extension Reply {
  fileprivate var short: String {
    switch self {
    case .nothing: ""
    case .bool(let bool): bool ? "yes" : "no"
    case .count(let count): "\(count)"
    case .path(let path): path.map(\.description) ?? "nil"
    case .text(let text): text ?? "nil"
    case .texts(let texts): texts?.joined(separator: " ") ?? "nil"
    case .points(let points): points == points.rounded() ? "\(Int(points))" : "\(points)"
    case .cell(let number, _): "#\(number)"
    case .style(let style): style.rawValue
    case .accessory(let type): type.rawValue
    }
  }
}

extension Note {
  fileprivate var short: String {
    switch self {
    case .stopped(let call, let reply): "stopped: \(call.short) → \(reply.short)"
    case .stoppedNotImplemented(let method): "stopped: no \(method.shortName)"
    case .stoppedNobody(let owner): "stopped: no \(owner.rawValue)"
    case .stoppedBy(let words): "stopped: \(words)"
    case .selectionLost(let paths): "selection lost:\(paths.map { " \($0)" }.joined())"
    case .setUpReload: "set up: reloadData"
    case .leftOver(let cell, _, _, let what):
      "left over on #\(cell): \(what.joined(separator: ", "))"
    case .compared(let sums): "compared: \(sums.count)"
    case .remark(let text), .aside(let text): text
    }
  }
}
