import CommandLanguage
import TableKit

// Who answers a table, and what the answers would be.
extension Session {
  /// The screen that answers as a screen's data source; nil: nobody does.
  func source(of screen: Int) -> Int? {
    switch scripts[screen].dataSource {
    case .nobody: nil
    case .screen(let other): other
    case .automatic: scripts[screen].methods.isDisjoint(with: .ofDataSource) ? nil : screen
    }
  }

  /// What a screen's data source would say now, section by section; nil: it has none.
  func sourceCounts(of screen: Int) -> [Int]? {
    guard let source = source(of: screen) else { return nil }
    let screens = scripts.screens
    let reacts = screens.span[source].reacts
    if reacts.contains(.numberOfSections) || reacts.contains(.numberOfRows),
      let counts = answeredCounts(of: screen, by: source)
    {
      return counts
    }
    return screens.span[source].counts
  }

  /// What the reactions answer, asked as if nobody had; nil: one of them is refused.
  private func answeredCounts(of screen: Int, by source: Int) -> [Int]? {
    guard let table = scripts[screen].table.flatMap({ stage.table($0) }) else { return nil }
    let present = (state, line, running, stage.isRecording)
    stage.isRecording = false
    defer { (state, line, running, stage.isRecording) = present }
    do throws(TableException) {
      let asked = screens[source]
      let hasSections = scripts[source].methods.contains(.numberOfSections)
      var counts: [Int] = []
      for section in 0..<(hasSections ? try asked.numberOfSections(in: table) : 1) {
        counts.append(try asked.tableView(table, numberOfRowsInSection: section))
      }
      return counts
    } catch {
      return nil
    }
  }

  // MARK: show answers

  var answerLines: [String] {
    guard let screen = topScreen else {
      return ["data source and delegate: the tab bar controller's own"]
    }
    return answerLines(of: .dataSource, scripts[screen].dataSource, screen)
      + answerLines(of: .delegate, scripts[screen].delegate, screen)
  }

  /// A role, who has it, and its methods: those of the protocol that are there, and required ones that
  /// are not.
  private func answerLines(
    of owner: Method.Owner, _ wiring: ScreenScript.Wiring, _ screen: Int
  ) -> [String] {
    let source: Int
    switch wiring {
    case .nobody: return ["\(owner.rawValue): nobody"]
    case .screen(let other): source = other
    case .automatic: source = screen
    }
    let all: Methods = owner == .dataSource ? .ofDataSource : .ofDelegate
    let script = scripts[source]
    let isThere = !script.methods.isDisjoint(with: all)
    if wiring == .automatic, !isThere {
      if owner == .dataSource { return ["\(owner.rawValue): nobody yet; rows makes one"] }
      if script.kind != .table { return ["\(owner.rawValue): nobody yet; on makes one"] }
    }
    let required: Methods = owner == .dataSource ? .required : []
    let methods = Method.allCases.filter {
      Methods($0) != [] && all.contains($0)
        && (script.methods.contains($0) || required.contains($0))
    }
    let name = "\(owner.rawValue): screen \(Printer.quoted(script.name))"
    if methods.isEmpty { return [name + ", no methods"] }
    return [name] + methods.map { line(of: $0, isThere: script.methods.contains($0)) }
  }

  private func line(of method: Method, isThere: Bool) -> String {
    if !isThere { return "  \(method.swiftName) is missing, and required" }
    let isKnown = method.since <= stage.state.era
    return
      "  \(method.swiftName)\(isKnown ? "" : " came with iOS \(method.since.version): not called")"
  }
}

extension ScreenScript {
  /// The rows of each section, as the model has them.
  fileprivate var counts: [Int] {
    (0..<(methods.contains(.numberOfSections) ? numberOfSections : 1)).map(numberOfRows)
  }
}
