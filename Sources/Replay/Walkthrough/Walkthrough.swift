import CommandLanguage

/// A walkthrough as a course of beats: what is read, what is run for the learner, and what is asked.
package struct Walkthrough: Sendable {
  /// The path of the document.
  package let name: String
  /// Its first heading; without one, its name.
  package let title: String
  package let beats: [Beat]

  package enum Beat: Sendable {
    /// Markdown between the blocks.
    case prose(String)
    /// A block that is shown and not run, line by line.
    case shown([String])
    /// A session begins.
    case beginning
    /// Commands that are run for the learner.
    case given(WalkthroughStep)
    /// A command that the learner finds.
    case asked(WalkthroughStep)
  }

  package init(_ document: Document, name: String) {
    self.name = name
    var beats: [Beat] = []
    var places = document.places.makeIterator()
    for part in document.parts {
      switch part {
      case .prose(let text):
        beats.append(.prose(String(decoding: text, as: UTF8.self)))
      case .block(let block) where !block.isRun:
        beats.append(.shown(block.rest.map { String(decoding: $0.text, as: UTF8.self) }))
      case .block:
        if let place = places.next() { beats += Walkthrough.beats(of: place, in: name) }
      }
    }
    self.beats = beats
    title = document.places.isEmpty ? name : Walkthrough.title(of: beats) ?? name
  }

  /// How many commands are asked for.
  package var stepCount: Int { beats.count { $0.asked != nil } }

  private static func beats(of place: BlockPlace, in name: String) -> [Beat] {
    var beats: [Beat] = place.block.isNew ? [.beginning] : []
    for (exchange, line) in zip(place.block.exchanges, place.exchangeLines) {
      let step = WalkthroughStep(exchange, in: name, line: line)
      beats.append(place.block.isGiven ? .given(step) : .asked(step))
    }
    return beats
  }

  private static func title(of beats: [Beat]) -> String? {
    for case .prose(let text) in beats {
      for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("# ") {
        let title = line.dropFirst(2).drop(while: \.isWhitespace)
        if !title.isEmpty { return String(title) }
      }
    }
    return nil
  }
}

/// A command of a lesson: what its author typed, and the hints before it.
package struct WalkthroughStep: Sendable {
  package let source: SourceText
  /// From a nudge to nearly the answer.
  package let hints: [String]
  /// Whether the author shows how it is refused.
  package let expectsFailure: Bool

  init(_ exchange: Exchange, in name: String, line: Int) {
    source = exchange.source(name: name, line: line)
    (hints, expectsFailure) = (exchange.hints, exchange.expectsFailure)
  }

  /// What the author typed.
  package var answer: String { String(decoding: source.bytes, as: UTF8.self) }
}

extension Walkthrough.Beat {
  package var asked: WalkthroughStep? {
    if case .asked(let step) = self { return step }
    return nil
  }
}
