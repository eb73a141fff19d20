/// How much of a pattern stands in a text.
struct CrashMatch: Sendable {
  /// The bytes of the pattern's words that stood there.
  var weight = 0
  /// Whether it begins with the pattern's first word.
  var hasHead = true
  /// Whether it goes on to the pattern's last.
  var hasEnd = false
  var findings = CrashFindings()
  /// Where it begins and ends in the text.
  var start = 0
  var end = 0

  var isWhole: Bool { hasHead && hasEnd }

  /// How well it explains the text: a whole message is worth a few more words of a part of one.
  var score: Int { weight + (isWhole ? 12 : 0) }

  /// Fewer bytes in common say nothing.
  var isSound: Bool { isWhole || weight >= 24 }
}

extension CrashPattern {
  /// Where in the pattern a text may begin: one that lost its head has only a later part of it.
  enum Beginning { case head, anyWord }

  /// The longest stretch of the pattern in a text, which may lack its head or its end, and in
  /// which an ellipsis may stand for what is between; nil where no more than a few words of it are
  /// there.
  func match(in text: CrashText, from beginning: Beginning) -> CrashMatch? {
    var best: CrashMatch?
    for start in beginning == .head ? [Start(piece: 0, offset: 0)] : laterStarts {
      for index in text.wordStarts where canBegin(start, in: text, at: index) {
        var matcher = Matcher(self, text)
        var match = matcher.run(from: start, at: index)
        match.hasHead = beginning == .head
        if match.score > best?.score ?? 0 { best = match }
      }
    }
    return best.flatMap { $0.isSound ? $0 : nil }
  }

  struct Start {
    var piece: Int
    var offset: Int
  }

  /// The beginnings of all words but the first.
  private var laterStarts: [Start] {
    Array(
      pieces.indices.flatMap { piece in
        wordStarts(of: piece, from: 0).map { Start(piece: piece, offset: $0) }
      }.dropFirst())
  }

  /// The beginnings of words in a piece.
  func wordStarts(of piece: Int, from first: Int) -> [Int] {
    guard case .words(let words) = pieces[piece] else { return [] }
    return words.indices.dropFirst(first).filter { offset in
      CrashByte.isWordPart(words[offset])
        && (offset == 0 || !CrashByte.isWordPart(words[offset - 1]))
    }
  }

  private func canBegin(_ start: Start, in text: CrashText, at index: Int) -> Bool {
    guard case .words(let words) = pieces[start.piece] else { return true }
    return text.lowercased[index] == words[start.offset]
  }
}

/// Follows a pattern through a text from one place on.
private struct Matcher {
  private let pattern: CrashPattern
  private let text: CrashText
  private var match = CrashMatch()
  private var index = 0

  init(_ pattern: CrashPattern, _ text: CrashText) {
    self.pattern = pattern
    self.text = text
  }

  mutating func run(from start: CrashPattern.Start, at begin: Int) -> CrashMatch {
    (index, match.start) = (begin, begin)
    var offset = start.offset
    for number in start.piece..<pattern.pieces.count {
      let goesOn =
        switch pattern.pieces[number] {
        case .words(let words): follow(words, from: offset, piece: number)
        case .hole(let name, let kind): read(name, kind, before: number + 1)
        }
      match.end = index
      guard goesOn else { return match }
      offset = 0
    }
    match.hasEnd = true
    return match
  }

  /// Compares words with the text; where they part at an ellipsis, goes on behind it.
  private mutating func follow(_ words: [UInt8], from start: Int, piece: Int) -> Bool {
    var offset = start
    while offset < words.count, index < text.bytes.count {
      if text.lowercased[index] != words[offset] { break }
      offset += 1
      index += 1
      match.weight += 1
    }
    // The full stop at the very end is the first thing that a report loses.
    let isLast = piece == pattern.pieces.count - 1
    if offset == words.count || (isLast && words[offset...].elementsEqual([CrashByte.point])) {
      return true
    }
    skipEllipsis(piece, offset)
    return false  // what is behind it was followed to its end
  }

  /// Takes up the pattern again behind `...`, at the first of its words that stands there.
  private mutating func skipEllipsis(_ piece: Int, _ offset: Int) {
    var next = index
    while next < text.bytes.count, text.bytes[next] == CrashByte.space { next += 1 }
    guard text.bytes[next...].starts(with: "...".utf8) else { return }
    next += 3
    while next < text.bytes.count, !CrashByte.isWordPart(text.bytes[next]) { next += 1 }
    guard next < text.bytes.count else { return }
    for later in piece..<pattern.pieces.count {
      for start in pattern.wordStarts(of: later, from: later == piece ? offset : 0) {
        var rest = Matcher(pattern, text)
        let found = rest.run(from: CrashPattern.Start(piece: later, offset: start), at: next)
        if found.weight >= Self.leastBehindEllipsis { return add(found) }
      }
    }
  }

  private static let leastBehindEllipsis = 8

  private mutating func add(_ rest: CrashMatch) {
    match.weight += rest.weight
    match.hasEnd = rest.hasEnd
    match.findings.add(contentsOf: rest.findings)
    index = rest.end
  }

  /// Reads a hole; false: the text ends in it, or something else stands there.
  private mutating func read(
    _ name: String, _ kind: CrashPattern.HoleKind, before next: Int
  ) -> Bool {
    var reader = CrashValueReader(text, at: index)
    let isThere: Bool
    switch kind {
    case .number: isThere = reader.readNumber()
    case .decimal: isThere = reader.readDecimal()
    case .path: isThere = reader.readPath()
    case .counts: isThere = reader.readCounts()
    case .text: isThere = reader.readText(before: words(at: next))
    case .word: isThere = reader.readWord(before: words(at: next))
    }
    index = reader.index
    if let value = reader.value { match.findings.add(name, value) }
    return isThere
  }

  private func words(at piece: Int) -> [UInt8] {
    guard piece < pattern.pieces.count, case .words(let words) = pattern.pieces[piece] else {
      return []
    }
    return words
  }
}

extension CrashFindings {
  mutating func add(contentsOf other: CrashFindings) {
    for (name, value) in other.all { add(name, value) }
  }
}
