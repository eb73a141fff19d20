internal import TableKit

// MARK: the stage and the session
extension Printer {
  static func words(of command: StageCommand) -> [String] {
    switch command {
    case .device(let name): ["device", device(name)]
    case .era(let era): ["era", "\(era.version)"]
    case .reset: ["reset"]
    case .load(let spec): load(spec)
    case .memoryWarning: ["memory-warning"]
    case .relaunch: ["relaunch"]
    }
  }

  static func words(of command: SessionCommand) -> [String] {
    switch command {
    case .show(let topic): ["show", self.topic(topic)]
    case .render(let mode): ["render", mode.rawValue]
    case .renderCells(let isOn): ["render cells", isOn ? "on" : "off"]
    case .trace(let mode): ["trace"] + trace(mode)
    case .set(let option, let value): ["set", optionName(option), text(value)]
    case .undo(let count): ["undo", "\(count)"]
    case .redo(let count): ["redo", "\(count)"]
    case .goto(let step): ["goto", "\(step)"]
    case .source(let name, _): ["source", text(name)]
    case .save(let file): ["save", text(file.name)]
    case .record(let file): ["record", file.map { text($0.name) } ?? "off"]
    case .export(let language, let file): ["export", language.rawValue, text(file.name)]
    case .help(let word): ["help", word.map(text) ?? ""]
    case .complete(let line): ["complete", text(line)]
    case .quit: ["quit"]
    case .why: ["why"]
    case .crash(let text): ["crash", self.text(text)]
    case .expect(let expected): self.expected(expected)
    case .fails(let text, let block, _):
      ["fails", text.map(self.text) ?? "", self.block(block)]
    case .breakOn(let event, let scope): ["break on", event.name, self.scope(scope)]
    case .breakOff: ["break off"]
    case .resume: ["continue"]
    case .learn(let name): ["learn", name.map(text) ?? ""]
    case .lesson(let word): [word.rawValue]
    }
  }

  private static func topic(_ topic: ShowTopic) -> String {
    switch topic {
    case .screen: "screen"
    case .tree: "tree"
    case .calls(let since): "calls" + (since.map { " since \($0)" } ?? "")
    case .cells: "cells"
    case .life(let cell): "life \(cell)"
    case .counts: "counts"
    case .answers: "answers"
    case .stack: "stack"
    case .code(let language): "code \(language.rawValue)"
    case .state: "state"
    case .steps: "steps"
    case .diff(let one, let other):
      (["diff"] + [one, other].compactMap { $0.map(String.init) }).joined(separator: " ")
    case .eras(let one, let other, let block):
      "eras \(one.version) \(other.version) \(self.block(block))"
    }
  }

  private static func trace(_ mode: TraceMode) -> [String] {
    switch mode {
    case .on: ["on"]
    case .off: ["off"]
    case .swift: ["swift"]
    case .objectiveC: ["objc"]
    case .only(let methods):
      ["only"] + methods.map { $0.owner == .table ? $0.swiftName : $0.shortName }
    }
  }

  static func device(_ name: DeviceName) -> String {
    switch name {
    case .named(let name): name
    case .size(let width, let height): "\(number(width))x\(number(height))"
    }
  }

  private static func load(_ spec: LoadSpec) -> [String] {
    var words = ["load", text(spec.file)]
    if let kind = spec.kind { words.append("as " + kind.rawValue) }
    if let section = spec.section { words.append("into section " + sectionName(section.name)) }
    if let key = spec.text { words.append("text " + text(key)) }
    if let key = spec.detail { words.append("detail " + text(key)) }
    if let key = spec.image { words.append("image " + text(key)) }
    if let key = spec.sectionKey { words.append("section " + text(key)) }
    return words
  }
}

extension Printer {
  /// Names of options stand bare; what can be none is quoted as a text is.
  private static func optionName(_ name: String) -> String {
    !name.isEmpty && name.utf8.allSatisfy(Byte.isLetter) ? name : quoted(name)
  }
}
