import CommandLanguage
import Session

/// A walkthrough that is played: beat by beat, forward and back.
///
/// What each beat printed is kept, and the moment in which it began; so going back costs nothing, and going
/// forward again shows the same.
package struct Playing {
  package let walkthrough: Walkthrough
  /// How many beats were played.
  package private(set) var position = 0
  private let beats: [Beat]
  private let recorder: ReplyRecorder
  private var runner: Runner
  /// What is known of the beats that were played, in their order.
  private var played: [Played] = []

  private struct Beat {
    /// Whether a session begins with it.
    var begins: Bool
    var beat: Walkthrough.Beat
  }

  private struct Played {
    var session: Session
    var moment: Moment
    var scene: Scene
  }

  /// What a beat shows.
  package enum Scene: Equatable, Sendable {
    /// Markdown.
    case prose(String)
    /// Lines that stand for themselves.
    case shown([String])
    /// What was typed, and what came of it.
    case typed([String], reply: [String])
  }

  /// - Parameters:
  ///   - session: a fresh one.
  ///   - style: how steps are told; colors are the painter's.
  package init(
    _ walkthrough: Walkthrough, _ session: Session, _ style: StepText.Style,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.walkthrough = walkthrough
    beats = Playing.beats(of: walkthrough)
    session.isInteractive = false
    session.beginSource(walkthrough.name)
    recorder = ReplyRecorder(document: walkthrough.name, style: style)
    runner = Runner(session, recorder, isInterrupted: isInterrupted)
  }

  /// The session as it is after the beats that were played.
  package var session: Session { runner.session }

  /// How many beats there are.
  package var count: Int { beats.count }

  /// Plays the next beat.
  /// - Returns: what it shows; nil: it was the last one.
  package mutating func next() -> Scene? {
    if position == beats.count { return nil }
    defer { position += 1 }
    if position < played.count { return play(again: position) }
    let (session, moment) = (session, session.moment)
    let scene = scene(of: beats[position])
    played.append(Played(session: session, moment: moment, scene: scene))
    return scene
  }

  /// Goes back by a beat.
  /// - Returns: what the beat before showed; nil: there is none, and the walkthrough is at its beginning.
  package mutating func back() -> Scene? {
    if position == 0 { return nil }
    position -= 1
    restore(before: position)
    return position > 0 ? played[position - 1].scene : nil
  }

  /// Goes to where so many beats were played, those on the way played unseen.
  /// - Returns: what the last of them showed; nil: it is the beginning.
  package mutating func go(to target: Int) -> Scene? {
    let target = min(max(0, target), beats.count)
    if target < position {
      position = target
      restore(before: position)
      return position > 0 ? played[position - 1].scene : nil
    }
    var scene = position > 0 ? played[position - 1].scene : nil
    while position < target, let next = next() { scene = next }
    return scene
  }

  // MARK: Inside

  private static func beats(of walkthrough: Walkthrough) -> [Beat] {
    var beats: [Beat] = []
    var begins = false
    for beat in walkthrough.beats {
      if case .beginning = beat {
        begins = true
        continue
      }
      beats.append(Beat(begins: begins, beat: beat))
      begins = false
    }
    return beats
  }

  private mutating func scene(of beat: Beat) -> Scene {
    if beat.begins { runner.beginFreshSession(of: walkthrough.name) }
    switch beat.beat {
    case .prose(let text): return .prose(text)
    case .shown(let lines): return .shown(lines)
    case .beginning: return .shown([])
    case .given(let step), .asked(let step):
      runner.clearStatus()
      _ = runner.run(step.source, mayFail: true)
      return .typed(
        step.answer.split(separator: "\n").map(String.init),
        reply: recorder.take().map { String(decoding: $0.text, as: UTF8.self) })
    }
  }

  /// A beat that was played before: its end is where the next one began.
  private mutating func play(again place: Int) -> Scene {
    let scene = played[place].scene
    if place + 1 < played.count {
      restore(before: place + 1)
    } else {
      restore(before: place)
      _ = self.scene(of: beats[place])
    }
    return scene
  }

  private mutating func restore(before place: Int) {
    guard place < played.count else { return }
    played[place].session.goBack(to: played[place].moment)
    runner.go(on: played[place].session)
  }
}
