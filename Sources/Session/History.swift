import CommandLanguage

/// The steps that were made, and enough states to come back to any of them.
///
/// Step 0 is the beginning. A step that is made after going back grows from the step gone back to; the
/// line that it leaves is kept. Numbers are never given twice.
struct History {
  private(set) var steps: [Performed] = []
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

  subscript(step: Int) -> Performed { steps[step - 1] }

  /// The step before; 0 before the first.
  func parent(of step: Int) -> Int { step == 0 ? 0 : steps[step - 1].parent }

  /// Adds a step after the present one and gives its number.
  mutating func add(
    _ performed: Performed, isInteractive: Bool, state: () -> SessionState
  ) -> Int {
    var performed = performed
    performed.parent = position
    let number = steps.count + 1
    if position > 0 { steps[position - 1].child = number } else { firstChild = number }
    steps.append(performed)
    position = number
    if isInteractive || number % Self.interval == 0 { keep(state(), at: number) }
    return number
  }

  mutating func add(_ performed: Performed, state: SessionState, isInteractive: Bool) -> Int {
    add(performed, isInteractive: isInteractive) { state }
  }

  /// The step that a redo comes to; nil: there is none.
  var next: Int? { position == 0 ? firstChild : steps[position - 1].child }

  /// The step that was last made or gone to after the beginning.
  private var firstChild: Int?

  mutating func go(to step: Int) { position = step }

  /// Marks the line that leads to a step as the one that redo follows.
  mutating func follow(to step: Int) {
    var step = step
    while step > 0 {
      let parent = parent(of: step)
      if parent > 0 { steps[parent - 1].child = step } else { firstChild = step }
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

/// A command that was performed, with all that it needs to run again.
struct Performed: Sendable {
  var command: LocatedCommand
  var source: SourceText
  /// What `load` read.
  var content: FileContent?
  /// The step that it was made after.
  var parent = 0
  /// The step that redo comes to.
  var child: Int?

  init(_ command: LocatedCommand, _ source: SourceText, content: FileContent?) {
    (self.command, self.source, self.content) = (command, source, content)
  }

  /// The command as it was typed.
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
