import CommandLanguage

/// The steps that were made, and enough states to come back to any of them.
///
/// Step 0 is the beginning. A step that is made after going back grows from the step gone back to; the
/// line that it leaves is kept. Numbers are never given twice. What a step takes is its deed, a few words;
/// the states are thinned out.
struct History {
  private var deeds = DeedList()
  /// The sources that deeds point into, in the order of their first step.
  private var sources: [SourceText] = []
  /// The steps before, where they are not those of the number before.
  private var parents: [Int: Int] = [:]
  /// The steps that redo comes to, where they are not those of the next number.
  private var children: [Int: Int] = [:]
  private(set) var checkpoints: Checkpoints
  /// The lines that failed after a step, and yet left another state.
  private(set) var failures: [Int: [String]] = [:]
  /// The step where the session is.
  private(set) var position = 0

  /// How many steps of a script share a checkpoint.
  static let interval = 64

  init(_ beginning: SessionState) { checkpoints = Checkpoints(beginning) }

  var last: Int { deeds.count }

  /// The command of a step, to be performed again.
  subscript(step: Int) -> Performed? {
    switch deeds[step - 1] {
    case .command(let performed): performed
    case .line(let line): Performed(reading: line.text(in: sources))
    case .row(let text):
      Performed(
        LocatedCommand(.setUp(.content(.row(RowSpec(.plain(text))))), at: SourceRange(0, 0)),
        SourceText(""))
    }
  }

  /// The command as it was typed; a row as the tool would write it.
  func text(of step: Int) -> String {
    switch deeds[step - 1] {
    case .command(let performed): performed.text
    case .line(let line): String(decoding: line.text(in: sources), as: UTF8.self)
    case .row(let text): "row \(Printer.quoted(text))"
    }
  }

  /// The step before; 0 before the first.
  func parent(of step: Int) -> Int { step == 0 ? 0 : parents[step] ?? step - 1 }

  /// Adds a command as a step after the present one and gives its number.
  mutating func add(
    _ performed: Performed, state: () -> SessionState, isInteractive: Bool
  ) -> Int {
    add(deed(of: performed), state: state, isInteractive: isInteractive)
  }

  /// Adds a row that says its text and nothing else.
  mutating func add(row text: String, state: () -> SessionState) -> Int {
    add(.row(text), state: state, isInteractive: false)
  }

  private mutating func add(
    _ deed: Deed, state: () -> SessionState, isInteractive: Bool
  ) -> Int {
    let number = deeds.count + 1
    if position != number - 1 { parents[number] = position }
    if next != nil || position != number - 1 { children[position] = number }
    deeds.append(deed)
    position = number
    if isInteractive || number % Self.interval == 0 {
      checkpoints.keep(state(), at: number)
    }
    return number
  }

  /// The step that a redo comes to; nil: there is none.
  var next: Int? { next(after: position) }

  /// The step that a redo comes to after a step; nil: there is none.
  func next(after step: Int) -> Int? {
    if let child = children[step] { return child }
    let number = step + 1
    return number <= deeds.count && parent(of: number) == step ? number : nil
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

  mutating func keep(_ state: SessionState, at step: Int) { checkpoints.keep(state, at: step) }

  /// The state after the present step is another than the steps until then make, by a line that failed;
  /// it stays.
  mutating func pin(_ state: SessionState, failing line: String) {
    checkpoints.keep(state, at: position)
    checkpoints.pin(position)
    failures[position, default: []].append(line)
  }

  /// A command as short as it can be told.
  private mutating func deed(of performed: Performed) -> Deed {
    let source = performed.source
    let isKnown = sources.last.map { $0.bytes == source.bytes } ?? false
    let number = isKnown ? sources.count - 1 : sources.count
    guard performed.command.command.isToldByText,
      let line = SourceLine(performed.command.range, of: source, numbered: number)
    else { return .command(performed) }
    if !isKnown { sources.append(source) }
    return .line(line)
  }

  /// The nearest state on the way to a step, and the steps to run again from there.
  func way(to step: Int) -> (state: SessionState, rest: [Int]) {
    var step = step
    var rest: [Int] = []
    while true {
      if let state = checkpoints[step] { return (state, rest.reversed()) }
      rest.append(step)
      step = parent(of: step)
    }
  }
}
