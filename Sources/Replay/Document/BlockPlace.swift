/// A block that runs, and where it stands in its document.
package struct BlockPlace: Sendable {
  /// Its index among the document's parts.
  package var part: Int
  package var block: Block
  /// The line of its fence, or its first line, from 1.
  package var line: Int
  /// What the headings above it say, the nearest one.
  package var heading: String?

  /// The number of each exchange's first input line.
  package var exchangeLines: [Int] {
    var next = line + (block.opening == nil ? 0 : 1)
    return block.exchanges.map { exchange in
      defer { next += exchange.lead.count + exchange.input.count + exchange.reply.count }
      return next + exchange.lead.count
    }
  }

  /// The line of the first command; of a block without one, its own.
  package var firstLine: Int { exchangeLines.first ?? line }

  /// Whether a text stands in the heading or in a command.
  package func contains(_ text: String) -> Bool {
    heading?.contains(text) ?? false || block.exchanges.contains { $0.typed.contains(text) }
  }
}

extension Document {
  /// The blocks that run, in order.
  package var places: [BlockPlace] {
    var places: [BlockPlace] = []
    var line = 1
    var heading: String?
    for (index, part) in parts.enumerated() {
      switch part {
      case .prose(let text):
        if kind == .walkthrough { heading = Document.lastHeading(in: text) ?? heading }
        line += Document.lineEnds(in: text, kind)
      case .block(let block):
        if block.isRun {
          places.append(BlockPlace(part: index, block: block, line: line, heading: heading))
        }
        line += block.numberOfLines
      }
    }
    return places
  }

  private static func lineEnds(in text: ArraySlice<UInt8>, _ kind: Kind) -> Int {
    if kind == .script { return text.count { $0 == Byte.newline } }
    var count = 0
    var cutter = LineCutter(text)
    while let line = cutter.next() { count += line.ending.isEmpty ? 0 : 1 }
    return count
  }

  private static func lastHeading(in text: ArraySlice<UInt8>) -> String? {
    var heading: String?
    var cutter = LineCutter(text)
    while let line = cutter.next() {
      let marks = text[line.text].prefix { $0 == UInt8(ascii: "#") }.count
      if (1...6).contains(marks) {
        let words = text[line.text].dropFirst(marks).trimmingBlanks
        heading = String(decoding: words, as: UTF8.self)
      }
    }
    return heading
  }
}

extension Block {
  fileprivate var numberOfLines: Int {
    exchanges.reduce(rest.count) { $0 + $1.lead.count + $1.input.count + $1.reply.count }
      + (opening == nil ? 0 : 1) + (closing == nil ? 0 : 1)
  }
}
