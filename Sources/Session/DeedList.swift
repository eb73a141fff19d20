import CommandLanguage

/// What the steps did, in their order. Lines of one source that follow each other are a run, in which a line
/// takes about two bytes.
struct DeedList: Sendable {
  private(set) var count = 0
  private var chunks: [Chunk] = []

  private struct Chunk: Sendable {
    /// The index of its first deed.
    let first: Int
    var deeds: Deeds
  }

  fileprivate enum Deeds: Sendable {
    case lines(LineRun)
    case others([Deed])

    var count: Int {
      switch self {
      case .lines(let run): run.count
      case .others(let deeds): deeds.count
      }
    }
  }

  /// How many deeds a chunk holds.
  static let most = 256
  /// So many lines are a run; fewer are told one by one, among what else there is.
  static let fewest = 16

  subscript(index: Int) -> Deed {
    let chunk = chunks[place(of: index)]
    return switch chunk.deeds {
    case .lines(let run): .line(run[index - chunk.first])
    case .others(let deeds): deeds[index - chunk.first]
    }
  }

  mutating func append(_ deed: Deed) {
    defer { count += 1 }
    guard let last = chunks.popLast() else { return begin(with: deed) }
    if last.deeds.count < Self.most, let deeds = last.deeds.adding(deed) {
      chunks.append(Chunk(first: last.first, deeds: deeds))
    } else {
      chunks.append(last)
      begin(with: deed)
    }
  }

  private mutating func begin(with deed: Deed) {
    let deeds: Deeds =
      if case .line(let line) = deed { .lines(LineRun(line)) } else { .others([deed]) }
    chunks.append(Chunk(first: count, deeds: deeds))
  }

  /// The chunk that holds a deed.
  private func place(of index: Int) -> Int {
    var low = 0
    var high = chunks.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if chunks[middle].first <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension DeedList.Deeds {
  /// These and one more; nil: that is better told in a chunk of its own.
  fileprivate consuming func adding(_ deed: Deed) -> Self? {
    switch consume self {
    case .others(var deeds):
      deeds.append(deed)
      return .others(deeds)
    case .lines(var run):
      if case .line(let line) = deed, run.append(line) { return .lines(run) }
      guard run.count < DeedList.fewest else { return nil }
      return .others((0..<run.count).map { .line(run[$0]) } + [deed])
    }
  }
}

/// Lines of one source, each further on than the one before.
struct LineRun: Sendable {
  private let source: UInt32
  private let start: Int
  private var end: Int
  private(set) var count = 1
  /// For each line the bytes that part it from the line before, and its length; seven bits a byte, the
  /// eighth where more follow.
  private var steps: [UInt8] = []

  init(_ line: SourceLine) {
    (source, start, end) = (line.source, line.start, line.end)
    add(0)
    add(line.end - line.start)
  }

  /// Adds a line; false: it is not one of this source further on.
  mutating func append(_ line: SourceLine) -> Bool {
    guard line.source == source, line.start >= end else { return false }
    add(line.start - end)
    add(line.end - line.start)
    end = line.end
    count += 1
    return true
  }

  subscript(index: Int) -> SourceLine {
    var place = 0
    var line = SourceLine(source: source, start: start, end: start)
    for _ in 0...index {
      line.start = line.end + number(at: &place)
      line.end = line.start + number(at: &place)
    }
    return line
  }

  private mutating func add(_ number: Int) {
    var rest = number
    while rest > 0x7F {
      steps.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    steps.append(UInt8(rest))
  }

  private func number(at place: inout Int) -> Int {
    var number = 0
    var shift = 0
    while true {
      let byte = steps[place]
      place += 1
      number |= Int(byte & 0x7F) << shift
      if byte <= 0x7F { return number }
      shift += 7
    }
  }
}
