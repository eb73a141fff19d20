import CommandLanguage
import TableKit

/// Where a command runs: to which screen it speaks, in which block it stands, what its values are.
struct Context {
  /// The screen, by its place among the scripts.
  var screen: Int
  /// The section whose block it stands in.
  var section: Int?
  /// What `$` names stand for; of two of a name the later one counts.
  var values: [BoundValue] = []
  var source: SourceText
  /// What `load` read.
  var content: FileContent?
  var isReaction = false
  /// Whether a written path may name a row that is not there: the table will say so in UIKit's words.
  var isUnchecked = false

  /// Whether places name the rows that there are now, even while an update is open.
  var namesPresentRows = false

  /// The same, for places that the table itself checks.
  var unchecked: Context {
    var context = self
    context.isUnchecked = true
    return context
  }

  /// What a `$name` stands for.
  func value(_ name: String) -> BoundValue.Content? {
    values.last { $0.name == name }?.content
  }

  /// Whether a `$name` stands for yes or on; nil: neither for it nor for no or off.
  func isTrue(_ name: String) -> Bool? {
    switch value(name)?.text {
    case "yes", "on": true
    case "no", "off": false
    case nil, _?: nil
    }
  }

  /// - Parameter option: what it is the value of.
  func truth(_ name: String, _ option: String) throws(StepError) -> Bool {
    if let isTrue = isTrue(name) { return isTrue }
    throw StepError(
      .value(.badOption(option, value: value(name)?.text ?? "", wanted: "on or off")))
  }

  /// A text with its `$` values filled in.
  func text(_ text: Text) -> String {
    guard case .template(let segments) = text else { return text.plain }
    var filled = ""
    for segment in segments {
      switch segment {
      case .text(let text): filled += text
      case .value(let name): filled += value(name)?.text ?? "$\(name)"
      }
    }
    return filled
  }
}

extension BoundValue.Content {
  /// The value as it stands in a text.
  var text: String {
    switch self {
    case .path(let path): path.description
    case .number(let number): String(number)
    case .text(let text): text
    }
  }
}

extension BoundValue {
  init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }
}
