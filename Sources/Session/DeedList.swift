import CommandLanguage

/// What the steps did, in their order. Lines of one source that follow each other are a run, in which a line
/// takes about two bytes.
struct DeedList: Sendable {
  private(set) var count = 0
  private var chunks: [Chunk] = []

  /// Deeds that follow each other: a run of lines, or others. Changed in place only.
  fileprivate struct Chunk: Sendable {
    /// The index of its first deed.
    let first: Int
    var run: LineRun?
    /// Without a run.
    var others: [Deed] = []

    var count: Int { run?.count ?? others.count }
  }

  /// How many deeds a chunk holds.
  static let most = 256
  /// So many lines are a run; fewer are told one by one, among what else there is.
  static let fewest = 16

  subscript(index: Int) -> Deed {
    let chunk = chunks[place(of: index)]
    let place = index - chunk.first
    return chunk.run.map { .line($0[place]) } ?? chunk.others[place]
  }

  mutating func append(_ deed: Deed) {
    if chunks.isEmpty || !chunks[chunks.count - 1].add(deed) { begin(with: deed) }
    count += 1
  }

  private mutating func begin(with deed: Deed) {
    if case .line(let line) = deed {
      chunks.append(Chunk(first: count, run: LineRun(line)))
    } else {
      chunks.append(Chunk(first: count, run: nil, others: [deed]))
    }
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

extension DeedList.Chunk {
  /// Adds a deed; false: that is better told in a chunk of its own.
  fileprivate mutating func add(_ deed: Deed) -> Bool {
    if count == DeedList.most { return false }
    if run == nil {
      others.append(deed)
      return true
    }
    if case .line(let line) = deed, run?.append(line) == true { return true }
    guard let lines = run, lines.count < DeedList.fewest else { return false }
    others = (0..<lines.count).map { .line(lines[$0]) } + [deed]
    run = nil
    return true
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
