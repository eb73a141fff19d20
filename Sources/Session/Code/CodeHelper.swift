/// A method that written code calls, and that is written only where something calls it.
struct CodeHelper {
  /// How its own class begins a call, and how another's does.
  let own: [String]
  let others: [String]
  /// How it is declared to others; empty where that is not needed.
  let declaration: String
  let lines: [String]

  /// A method in Swift, by the beginnings of calls.
  init(swift calls: String..., text: String) {
    own = calls
    others = calls.map { "other.\($0)" }
    declaration = ""
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A method in Objective-C, by the first part of its selector; its first line is its declaration.
  init(objectiveC selector: String, text: String) {
    own = ["[self \(selector)", "self.\(selector)"]
    others = ["[other \(selector)", "other.\(selector)"]
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    declaration = (lines.first ?? "").split(separator: " {")[0] + ";"
  }

  /// Those of a class that its lines call, that the lines of other classes call, and that these call in turn.
  static func called(by lines: [String], and others: [String], of all: [CodeHelper]) -> [CodeHelper]
  {
    var called = all.indices.filter { place in
      all[place].own.contains { call in lines.contains { $0.calls(call) } }
        || all[place].others.contains { call in others.contains { $0.calls(call) } }
    }
    var count = 0
    while count != called.count {
      count = called.count
      let bodies = called.flatMap { all[$0].lines.dropFirst() }
      called = all.indices.filter { place in
        called.contains(place)
          || all[place].own.contains { call in bodies.contains { $0.calls(call) } }
      }
    }
    return called.map { all[$0] }
  }
}

extension String {
  /// Whether a call stands in the line, and not as the end of a longer word or of another's method.
  fileprivate func calls(_ call: String) -> Bool {
    var rest = utf8[...]
    while let start = rest.firstIndex(where: { $0 == call.utf8.first }) {
      rest = rest[start...]
      if rest.starts(with: call.utf8), !isInsideWord(at: start) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Whether a letter or a dot stands before an index.
  private func isInsideWord(at index: Index) -> Bool {
    self[..<index].last.map { $0.isLetter || $0 == "." } ?? false
  }
}
