import CommandLanguage
import TableKit

// The session as a script that builds it again.
extension Session {
  /// Writes the script; the file is whole or what it was.
  func save(to file: NamedThing) throws(StepError) -> [String] {
    try requireNoStop()
    try write(try savedScript(), to: file)
    return ["wrote \(file.name.plain)"]
  }

  /// Writes a text into a file, which is whole or what it was.
  func write(_ text: String, to file: NamedThing) throws(StepError) {
    let path = file.name.plain
    do throws(FileFailure) {
      try files.write(files.resolve(path, sourcePath.last ?? ""), Array(text.utf8))
    } catch {
      try endIfInterrupted()
      throw StepError(.session(.file(path, error.problem)), at: file.range)
    }
  }

  /// The commands on the way to the present step, as they were typed: what was undone, and what stood
  /// before the last `reset`, is left out, and what `load` read is written out.
  ///
  /// Since it begins anew, it brings the same state from any session: equal in all that is seen and
  /// can be asked, down to the numbers of the cells. How a session is shown (`trace`, `set`) is no part
  /// of it; pictures come when all is built, if they come at all.
  func savedScript(on ground: SavedGround = .anySession) throws(StepError) -> String {
    let (start, steps) = stepsSinceReset
    var lines = ["# a session of tabletalk; source this file to have it back", "render off"]
    let origin = try restored(start)
    if ground == .anySession || !origin.isAsLaunched { lines += beginning(origin) }
    for (count, step) in steps.enumerated() {
      try endIfInterrupted(at: count)
      lines += try savedLines(of: step)
      lines += (history.failures[step] ?? []).map { "fails {\n\($0)\n}" }
    }
    if options.render != .off { lines += ["render \(options.render.rawValue)", "show screen"] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The step at which the session last was a bare table, and those on the way from there.
  private var stepsSinceReset: (start: Int, steps: [Int]) {
    var steps: [Int] = []
    var step = history.position
    while step > 0, history[step]?.command.command != .stage(.reset) {
      steps.append(step)
      step = history.parent(of: step)
    }
    return (step, steps.reversed())
  }

  /// A bare table on the device and in the era of a state.
  private func beginning(_ state: SessionState) -> [String] {
    let (device, era) = (state.stage.device, state.stage.era)
    var lines: [String] = []
    if !Device.named.contains(device) {
      // A glass of any size has the era that it finds.
      let named = Device.named.first { $0.era == device.era }
      lines.append(named.map { "device \($0.name)" } ?? "era \(device.era.version)")
    }
    lines.append("device \(device.name)")
    if state.scripts.eraWasNamed { lines.append("era \(era.version)") }
    return lines + ["reset"]
  }

  private func savedLines(of step: Int) throws(StepError) -> [String] {
    guard let performed = history[step], let content = performed.content,
      case .stage(.load(let spec)) = performed.command.command
    else { return [history.text(of: step)] }
    return try loadedLines(content, spec, performed.source, before: history.parent(of: step))
  }
}

/// Where a saved script is run.
enum SavedGround {
  case anySession
  /// A document's, so that the steps keep their numbers.
  case freshSession
}

extension SessionState {
  /// Whether a bare table is on the device and in the era that every document begins with.
  fileprivate var isAsLaunched: Bool { stage.device == .classic && !scripts.eraWasNamed }
}
