import CommandLanguage

/// A fenced block of commands and what they print; of a transcript or a script, commands without a fence.
package struct Block: Equatable, Sendable {
  /// The line of the fence; nil: there is none.
  package var opening: DocumentLine?
  /// The words behind `tabletalk`, in their order.
  package var words: [Word]
  /// Words that mean nothing here.
  package var unknownWords: [String]
  package var exchanges: [Exchange]
  /// The lines after the last exchange, hints without a command; of a block that is not run all lines.
  package var rest: [DocumentLine]
  /// nil: the file, or what encloses the block, ends first.
  package var closing: DocumentLine?

  /// What may stand behind `tabletalk` in a fence's line.
  package enum Word: String, CaseIterable, Sendable {
    /// A session begins here.
    case new
    /// Shown, never run.
    case show
    /// Run, not asked of a learner.
    case given
  }

  package init(
    opening: DocumentLine? = nil, words: [Word] = [], unknownWords: [String] = [],
    _ exchanges: [Exchange] = [], rest: [DocumentLine] = [], closing: DocumentLine? = nil
  ) {
    (self.opening, self.words, self.unknownWords) = (opening, words, unknownWords)
    (self.exchanges, self.rest, self.closing) = (exchanges, rest, closing)
  }

  /// Whether the commands run; those of a `show` block do not.
  package var isRun: Bool { !words.contains(.show) }
  /// Whether a session begins here.
  package var isNew: Bool { words.contains(.new) }
  /// Whether a learner is not asked for the commands.
  package var isGiven: Bool { words.contains(.given) }

  func write(into bytes: inout [UInt8]) {
    opening?.write(into: &bytes)
    for exchange in exchanges { exchange.write(into: &bytes) }
    for line in rest { line.write(into: &bytes) }
    closing?.write(into: &bytes)
  }
}

/// A command, or several on one line, with the hints before and what was printed after.
package struct Exchange: Equatable, Sendable {
  /// What stands before the command: hints, blank lines, and of a block's first one what is stray.
  package var lead: [DocumentLine]
  /// The lines that were typed, each behind its `> ` but in a script.
  package var input: [DocumentLine]
  /// Whether the input lines have marks.
  package var isMarked: Bool
  package var reply: [DocumentLine]

  package init(
    lead: [DocumentLine] = [], input: [DocumentLine], isMarked: Bool = true,
    reply: [DocumentLine] = []
  ) {
    (self.lead, self.input, self.isMarked, self.reply) = (lead, input, isMarked, reply)
  }

  /// What the author tells a learner who does not find the command, one by one.
  package var hints: [String] {
    lead.filter { $0.mark == .hint }.map { String(decoding: $0.words, as: UTF8.self) }
  }

  /// What was typed, its lines joined, without marks.
  package var typed: String { String(decoding: typedBytes, as: UTF8.self) }

  /// Lines that are neither hints nor blank, though no command comes before them.
  package var stray: [DocumentLine] { lead.filter { $0.mark != .hint && !$0.text.isBlank } }

  /// Whether a failure is part of the text.
  package var expectsFailure: Bool { reply.contains { $0.mark == .message } }

  /// The input as it is parsed.
  /// - Parameter line: the number of the first input line in the file, from 1.
  package func source(name: String, line: Int) -> SourceText {
    let margins = input.map { line in
      line.margin.count + (isMarked ? line.text.count - line.words.count : 0)
    }
    return SourceText(name: name, bytes: typedBytes, firstLine: line, margins: margins)
  }

  private var typedBytes: [UInt8] {
    var bytes: [UInt8] = []
    for (index, line) in input.enumerated() {
      if index > 0 { bytes.append(Byte.newline) }
      bytes.append(contentsOf: isMarked ? line.words : line.text)
    }
    return bytes
  }

  func write(into bytes: inout [UInt8]) {
    for line in lead { line.write(into: &bytes) }
    for line in input { line.write(into: &bytes) }
    for line in reply { line.write(into: &bytes) }
  }
}
