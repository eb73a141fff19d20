import CommandLanguage

/// The steps that were made, and enough states to come back to any of them.
///
/// Step 0 is the beginning. A step that is made after going back grows from the step gone back to; the
/// line that it leaves is kept. Numbers are never given twice.
struct History {
  private var steps: [Deed] = []
  /// The steps before, where they are not those of the number before.
  private var parents: [Int: Int] = [:]
  /// The steps that redo comes to, where they are not those of the next number.
  private var children: [Int: Int] = [:]
  /// Some states by their step, in order; that of step 0 is among them.
  private var checkpoints: [Checkpoint]
  /// The step where the session is.
  private(set) var position = 0

  /// How many steps of a script share a checkpoint.
  static let interval = 64

  private struct Checkpoint {
    var step: Int
    var state: SessionState
  }

  init(_ beginning: SessionState) { checkpoints = [Checkpoint(step: 0, state: beginning)] }

  var last: Int { steps.count }

  subscript(step: Int) -> Deed { steps[step - 1] }

  /// The step before; 0 before the first.
  func parent(of step: Int) -> Int { step == 0 ? 0 : parents[step] ?? step - 1 }

  /// Adds a step after the present one and gives its number.
  mutating func add(_ deed: Deed, state: () -> SessionState, isInteractive: Bool) -> Int {
    let number = steps.count + 1
    if position != number - 1 { parents[number] = position }
    if next != nil || position != number - 1 { children[position] = number }
    steps.append(deed)
    position = number
    if isInteractive || number % Self.interval == 0 { keep(state(), at: number) }
    return number
  }

  /// The step that a redo comes to; nil: there is none.
  var next: Int? {
    if let child = children[position] { return child }
    let number = position + 1
    return number <= steps.count && parent(of: number) == position ? number : nil
  }

  mutating func go(to step: Int) { position = step }

  /// Marks the line that leads to a step as the one that redo follows.
  mutating func follow(to step: Int) {
    var step = step
    while step > 0 {
      let parent = parent(of: step)
      children[parent] = step
      step = parent
    }
  }

  mutating func keep(_ state: SessionState, at step: Int) {
    let index = checkpoints.partition { $0.step < step }
    if index < checkpoints.count, checkpoints[index].step == step {
      checkpoints[index].state = state
    } else {
      checkpoints.insert(Checkpoint(step: step, state: state), at: index)
    }
  }

  private func checkpoint(at step: Int) -> SessionState? {
    let index = checkpoints.partition { $0.step < step }
    guard index < checkpoints.count, checkpoints[index].step == step else { return nil }
    return checkpoints[index].state
  }

  /// The nearest state on the way to a step, and the steps to run again from there.
  func way(to step: Int) -> (state: SessionState, rest: [Int]) {
    var step = step
    var rest: [Int] = []
    while true {
      if let state = checkpoint(at: step) { return (state, rest.reversed()) }
      rest.append(step)
      step = parent(of: step)
    }
  }
}

/// What a step did, with all that it needs to be done again.
enum Deed: Sendable {
  /// Any command.
  case command(Performed)
  /// `row TEXT` and nothing else: a script may have very many.
  case row(String)

  /// The command as it was typed; a row as the tool would write it.
  var text: String {
    switch self {
    case .command(let performed): performed.text
    case .row(let text): "row \(Printer.quoted(text))"
    }
  }

  /// The command to be performed again.
  var performed: Performed {
    switch self {
    case .command(let performed): performed
    case .row(let text):
      Performed(
        LocatedCommand(.row(RowSpec(.plain(text))), at: SourceRange(0, 0)), SourceText(""))
    }
  }
}

/// A command that was performed.
final class Performed: Sendable {
  let command: LocatedCommand
  let source: SourceText
  /// What `load` read.
  let content: FileContent?

  init(_ command: LocatedCommand, _ source: SourceText, content: FileContent? = nil) {
    (self.command, self.source, self.content) = (command, source, content)
  }

  var text: String {
    let bytes = source.bytes
    let range = command.range
    guard range.start >= 0, range.end <= bytes.count, range.start <= range.end else { return "" }
    return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }
}

extension Array {
  /// The place of the first element that does not satisfy a condition which all before it do.
  fileprivate func partition(_ isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
