import CommandLanguage
import TableKit

// Recording: whoever runs the session writes the file, since only there is known what is typed and printed.
extension Session {
  /// Begins a recording, in a file that was not there before, or ends it.
  func record(into file: NamedThing?, _ step: inout Step) throws(StepError) {
    guard let file else {
      guard let name = recordedFile else { throw StepError(.session(.notRecording)) }
      recordedFile = nil
      step.recording = .end
      step.output = ["wrote \(name)"]
      return
    }
    if let name = recordedFile { throw StepError(.session(.isRecording(name))) }
    try requireNoStop()
    let name = file.name.plain
    let path = files.resolve(name, sourcePath.last ?? "")
    let commands = try commandsUntilNow()
    do throws(FileFailure) {
      try files.create(path)
    } catch {
      try endIfInterrupted()
      throw StepError(.session(.file(name, error.problem)), at: file.range)
    }
    recordedFile = name
    step.recording = .begin(path: path, name: name, commands: commands)
    step.output = ["recording into \(name)"]
  }

  /// The commands that bring a fresh session of a document to where this one is; empty: it is there.
  private func commandsUntilNow() throws(StepError) -> String {
    var text = ""
    if history.position > 0 || stage.state.device != .classic || scripts.eraWasNamed {
      text = try savedScript(on: .freshSession)
    }
    let fresh = SessionOptions()
    if text.isEmpty, options.render != fresh.render {
      text += "render \(options.render.rawValue)\n"
    }
    if options.rendersCells { text += "render cells on\n" }
    if options.trace != fresh.trace {
      text += Printer.line(.session(.trace(options.trace))) + "\n"
    }
    for point in breakpoints {
      let scope = point.places.map(Scope.places)
      text += Printer.line(.session(.breakOn(point.event, for: scope))) + "\n"
    }
    return text
  }
}
