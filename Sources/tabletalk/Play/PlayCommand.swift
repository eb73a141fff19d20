import CommandLanguage
import Drawing
import LineEditing
import Replay
import Session
import TableKit

/// `tabletalk play`: shows a walkthrough on keys or at a pace, or writes it as a recording of a terminal.
struct PlayCommand {
  private let options: Options
  private let output: Output
  private let surroundings: Surroundings
  private let style: StepText.Style

  init(_ options: Options, _ output: Output, _ surroundings: Surroundings) {
    (self.options, self.output, self.surroundings) = (options, output, surroundings)
    style = .teaching(options, surroundings)
  }

  func run() -> ExitStatus {
    let path = options.files.first ?? ""
    do {
      let document = Document(name: path, bytes: try readBytes(path))
      let walkthrough = Walkthrough(document, name: path)
      if let file = options.play.cast { return try cast(walkthrough, to: file) }
      var player = Player(
        playing(walkthrough, style), output, style, surroundings, pace: options.play.pace)
      return player.run()
    } catch {
      if Interrupts.isPending { return .interrupted }
      output.write(Diagnostic(error, of: path))
      return .failedFile
    }
  }

  private func playing(_ walkthrough: Walkthrough, _ style: StepText.Style) -> Playing {
    let session = Session(device: .classic, files: FileAccess.disk().beside(walkthrough.name))
    session.options.ascii = style.isASCII
    session.options.look = style.isPlain ? .plain : .boxes
    session.options.width = options.width ?? surroundings.columns
    return Playing(walkthrough, session, style, isInterrupted: { Interrupts.isPending })
  }

  /// Colors belong to a recording unless they are not wanted, wherever it is made.
  private func cast(
    _ walkthrough: Walkthrough, to file: String
  ) throws(FileFailure) -> ExitStatus {
    var style = style
    style.hasColor = options.color != .never
    var playing = playing(walkthrough, style)
    var cast = Asciicast(title: walkthrough.title, pace: options.play.pace ?? 2)
    while !Interrupts.isPending, let scene = playing.next() {
      cast.add(SceneText(style).lines(of: scene), typed: scene.typedCount)
    }
    if Interrupts.isPending { return .interrupted }
    do {
      try writeBytes(file, cast.bytes)
    } catch {
      output.write(Diagnostic(error, of: file))
      return .failedFile
    }
    let name = sanitized(file, ascii: style.isASCII)
    output.writeLine("wrote \(name), \(Int(cast.seconds.rounded())) seconds")
    return .success
  }
}

/// A scene as lines of a terminal.
struct SceneText {
  private let style: StepText.Style

  init(_ style: StepText.Style) { self.style = style }

  func lines(of scene: Playing.Scene) -> [String] {
    switch scene {
    case .prose(let text):
      let look = Look(
        glyphs: style.isASCII ? .ascii : .unicode, isPlain: style.isPlain, hasColor: style.hasColor)
      let lines = ProseText.lines(of: text, look: look, width: style.width)
      return lines.isEmpty ? [] : [""] + lines + [""]
    case .shown(let lines): return lines.map { "  \(safe($0))" }
    case .typed(let lines, let reply):
      return lines.map { "> \(safe($0))" }
        + reply.flatMap { FoldedText.folded($0, columns: style.width) }
    }
  }

  private func safe(_ text: String) -> String { sanitized(text, ascii: style.isASCII) }
}

extension Playing.Scene {
  /// How many of its lines somebody types.
  var typedCount: Int {
    if case .typed(let lines, _) = self { return lines.count }
    return 0
  }
}
