import CommandLanguage

/// What became of a block in a test.
package struct BlockResult: Sendable {
  /// The line of its first command, from 1.
  package var line: Int
  package var heading: String?
  /// Its first command.
  package var command: String
  package var outcome: Outcome

  package enum Outcome: Sendable {
    case passed
    /// So many replies were written anew.
    case updated(Int)
    case differs(Difference)
    /// What cannot be written anew: why, a line each.
    case failed(Difference)
    /// A block before it in its session failed.
    case notRun
  }

  /// What differs in a block.
  package struct Difference: Sendable {
    /// The line of the first command that differs, or of the block.
    package var line: Int
    package var command: String?
    /// A unified diff of the block, or a message.
    package var lines: [String]
    /// The session after the block, on one line; nil: the block itself is at fault.
    package var state: String?
  }

  package var difference: Difference? {
    switch outcome {
    case .differs(let difference), .failed(let difference): difference
    case .passed, .updated, .notRun: nil
    }
  }
}

/// What became of a document in a test.
package struct DocumentResult: Sendable {
  package var name: String
  package var blocks: [BlockResult] = []
  /// With its replies written anew; nil: nothing is to be written.
  package var updated: Document?
  package var wasInterrupted = false
  /// Why it could not be tested, or what was written anew could not be kept; there are no blocks then.
  package private(set) var error: Diagnostic?

  package init(name: String) { self.name = name }

  /// Nothing came of the document.
  package mutating func fail(_ error: Diagnostic) {
    self = DocumentResult(name: name)
    self.error = error
  }

  /// How many replies were written anew.
  package var updates: Int {
    blocks.reduce(0) { sum, block in
      if case .updated(let count) = block.outcome { return sum + count }
      return sum
    }
  }

  package var failures: Int { blocks.count { $0.difference != nil } }
}
