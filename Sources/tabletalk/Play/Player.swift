import CommandLanguage
import LineEditing
import Replay
import Session

/// Plays a walkthrough at the terminal: on keys, or at a pace; elsewhere all of it at once.
struct Player {
  private var playing: Playing
  private let output: Output
  private let style: StepText.Style
  private let surroundings: Surroundings
  private let text: SceneText
  /// The seconds between two beats; nil: a key each.
  private let pace: Double?
  private var isPaused = false

  init(
    _ playing: Playing, _ output: Output, _ style: StepText.Style, _ surroundings: Surroundings,
    pace: Double?
  ) {
    (self.playing, self.output, self.style, self.pace) = (playing, output, style, pace)
    self.surroundings = surroundings
    text = SceneText(style)
  }

  mutating func run() -> ExitStatus {
    guard LineEditor.isTerminal, let keys = KeyReader() else { return playAll() }
    forward()
    while !Interrupts.isPending, output.failure == nil {
      showStatus()
      let seconds = isPaused || playing.position == playing.count ? nil : pace
      let key = keys.next(within: seconds, isInterrupted: { Interrupts.isPending })
      hideStatus()
      switch key {
      case nil: if !Interrupts.isPending { forward() }
      case .character(UInt8(ascii: "q")), .end, .escape:
        output.flush()
        return .success
      case .character(UInt8(ascii: "l")): leave()
      case .character(UInt8(ascii: "g")): jump()
      case .some(let key): press(key)
      }
    }
    return Interrupts.isPending ? .interrupted : .success
  }

  private mutating func playAll() -> ExitStatus {
    while !Interrupts.isPending, output.failure == nil, let scene = playing.next() {
      show(scene)
      output.endStep()
    }
    return Interrupts.isPending ? .interrupted : .success
  }

  private mutating func press(_ key: KeyReader.Key) {
    switch key {
    case .character(UInt8(ascii: " ")), .character(UInt8(ascii: "n")), .enter, .right, .down:
      forward()
    case .character(UInt8(ascii: "b")), .backspace, .left, .up: back()
    case .character(UInt8(ascii: "p")): isPaused.toggle()
    case .character, .escape, .end, .redraw: break
    }
  }

  private mutating func forward() {
    if let scene = playing.next() { show(scene) }
  }

  private mutating func back() {
    let scene = playing.back()
    show(scene, "back")
  }

  /// Shows a scene that was shown before.
  private func show(_ scene: Playing.Scene?, _ how: String) {
    output.writeLine(rule(how))
    if let scene { show(scene) }
  }

  private func show(_ scene: Playing.Scene) {
    for line in text.lines(of: scene) { output.writeLine(line) }
  }

  private func rule(_ words: String) -> String {
    let mark = style.isASCII ? "-" : "─"
    return String(repeating: mark, count: 3) + " \(words): \(playing.position) of \(playing.count)"
  }

  // MARK: Jumping and leaving

  private mutating func jump() {
    var reader = EntryReader(output, keepsHistory: false)
    guard let line = reader.next(prompt: "go to 0-\(playing.count)> ", playing.session) else {
      return
    }
    let word = line.filter { !$0.isWhitespace }
    if word.isEmpty { return }
    guard let number = Int(word), (0...playing.count).contains(number) else {
      output.writeLine("  a number from 0 to \(playing.count) is wanted")
      return
    }
    let scene = playing.go(to: number)
    show(scene, "at")
  }

  /// The prompt at this point, with a copy.
  private func leave() {
    var style = style
    style.echoes = false
    output.writeLine("  you play now; quit brings you back")
    var reader = EntryReader(output, keepsHistory: false)
    SidePrompt.withCopy(of: playing.session, TextReport(output, style), output) {
      reader.next(prompt: "> ", $0)
    }
    output.writeLine(rule("back in the walkthrough"))
  }

  // MARK: The last line

  private func showStatus() {
    output.write(status)
    output.flush()
  }

  /// The keys, by their names alone where more would not fit in one line, which only can be taken back.
  private var status: String {
    let place = "\(playing.position) of \(playing.count)"
    let isEnd = playing.position == playing.count
    var words = [isEnd ? "the end" : "space goes on", "b back", "g go to", "l leave", "q quit"]
    var keys = [isEnd ? "the end" : "space", "b", "g", "l", "q"]
    if pace != nil {
      words.append(isPaused ? "p plays" : "p pauses")
      keys.append("p")
    }
    let dot = style.isASCII ? "-" : "·"
    for part in [words, keys] {
      let line = "[\(place) \(dot) \(part.joined(separator: ", "))]"
      if line.count < surroundings.columns ?? .max { return line }
    }
    return "[\(place)]"
  }

  private func hideStatus() {
    output.write(surroundings.isDumb ? "\n" : "\r\u{1B}[K")
    output.flush()
  }
}
