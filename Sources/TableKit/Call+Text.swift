// Calls, answers and exceptions in words, as a failed expectation prints them.

extension Call: CustomStringConvertible {
  /// The short name and the arguments: `didSelectRow 0:2`.
  public var description: String {
    ([method.shortName] + arguments.words).joined(separator: " ")
  }

  /// A call about a row of a section, both counted from 0.
  public init(_ method: Method, row: Int, section: Int = 0) {
    self.init(method, .row(IndexPath(row: row, section: section)))
  }

  /// A call about a section.
  public init(_ method: Method, section: Int) { self.init(method, .section(section)) }
}

extension Call.Arguments {
  fileprivate var words: [String] {
    switch self {
    case .none: []
    case .section(let section): ["\(section)"]
    case .row(let path): ["\(path)"]
    case .noRow: ["nil"]
    case .rows(let from, let to): ["\(from)", "\(to)"]
    case .title(let title, let index): [title, "\(index)"]
    case .style(let style, let path): [style.rawValue, "\(path)"]
    case .action(let action, let path): [action.selector, "\(path)"]
    case .flag(let isOn): [isOn ? "yes" : "no"]
    case .text(let text): [text]
    case .controller(let name, let value): [name] + (value.map { [$0] } ?? [])
    case .button(let index): ["\(index)"]
    case .cell(let number): ["cell #\(number)"]
    case .range(let first, let last): ["\(first)…\(last)"]
    case .paths(let paths, let animation): paths.map(\.description) + [animation.rawValue]
    case .sections(let sections, let animation): sections.map { "\($0)" } + [animation.rawValue]
    case .sectionMove(let from, let to): ["\(from)", "\(to)"]
    case .position(let path, let position): [path?.description ?? "nil", position.rawValue]
    }
  }
}

extension Reply: CustomStringConvertible {
  /// `yes`, `0:2`, `44.0`; empty for a notice.
  public var description: String {
    switch self {
    case .nothing: ""
    case .bool(let isTrue): isTrue ? "yes" : "no"
    case .count(let count): "\(count)"
    case .path(let path): path?.description ?? "nil"
    case .text(let text): text ?? "nil"
    case .texts(let texts): texts?.joined(separator: " ") ?? "nil"
    case .points(let points): "\(points)"
    case .cell(let number, _): "cell #\(number)"
    case .style(let style): style.rawValue
    case .accessory(let type): type.rawValue
    }
  }
}

extension TableException: CustomStringConvertible {
  /// As UIKit prints it, and our explanation below.
  public var description: String {
    (["\(name.rawValue): \(reason)"] + explanation).joined(separator: "\n")
  }
}
