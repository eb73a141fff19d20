/// Walks over the object table of a binary property list, without making the objects.
///
/// A parser that follows references writes out what is shared, each time; so a small file may
/// hold itself or grow without end. Here the size is worked out first, each object once.
struct BinaryPlistCheck {
  private let bytes: [UInt8]
  private let referenceSize: Int
  private let offsets: [Int]
  private var states: [State]

  /// What is known of an object: how many values it holds, and how deep.
  private enum State {
    case unseen, open
    case done(values: Int, height: Int)
  }

  static func check(_ bytes: [UInt8]) throws(TextFault) {
    let trailer = try Trailer(of: bytes)
    var check = BinaryPlistCheck(bytes: bytes, trailer: trailer)
    _ = try check.measure(trailer.top, depth: 0)
  }

  private init(bytes: [UInt8], trailer: Trailer) {
    self.bytes = bytes
    referenceSize = trailer.referenceSize
    offsets = trailer.offsets
    states = Array(repeating: .unseen, count: offsets.count)
  }

  private mutating func measure(
    _ object: Int, depth: Int
  ) throws(TextFault) -> (values: Int, height: Int) {
    guard object < offsets.count else {
      throw Self.damaged("it refers to an object that is not there")
    }
    switch states[object] {
    case .open: throw TextFault(.holdsItself)
    case .done(let values, let height):
      guard depth + height <= DataLimits.depth else {
        throw TextFault(.tooDeep(limit: DataLimits.depth))
      }
      return (values, height)
    case .unseen: break
    }
    guard depth <= DataLimits.depth else { throw TextFault(.tooDeep(limit: DataLimits.depth)) }
    states[object] = .open
    let result = try measureNew(object, depth: depth)
    states[object] = .done(values: result.values, height: result.height)
    return result
  }

  private mutating func measureNew(
    _ object: Int, depth: Int
  ) throws(TextFault) -> (values: Int, height: Int) {
    var cursor = offsets[object]
    let marker = try byte(&cursor)
    let count = try elementCount(marker, &cursor)
    try requireKnownKind(marker)
    guard let referenceCount = Self.referenceCount(marker, count) else {
      try requireBytes(Self.byteCount(marker, count), at: cursor)
      return (1 + count / 16, 0)
    }
    var total = 1
    var height = 0
    for _ in 0..<referenceCount {
      let child = try measure(try number(&cursor, size: referenceSize), depth: depth + 1)
      total += child.values
      height = max(height, child.height + 1)
      guard total <= DataLimits.values else {
        throw TextFault(.tooManyValues(limit: DataLimits.values))
      }
    }
    return (total, height)
  }

  /// Sets crash Foundation, and no property list may hold one.
  private func requireKnownKind(_ marker: UInt8) throws(TextFault) {
    switch marker >> 4 {
    case 0x9, 0xB, 0xC, 0xE, 0xF: throw Self.damaged("it holds what no property list may hold")
    default: return
    }
  }

  /// How many references a list holds; nil for what is no list.
  private static func referenceCount(_ marker: UInt8, _ count: Int) -> Int? {
    switch marker >> 4 {
    case 0xA: count
    case 0xD: 2 * count
    default: nil
    }
  }

  /// How many bytes an object that is no list takes after its marker and count.
  private static func byteCount(_ marker: UInt8, _ count: Int) -> Int {
    switch marker >> 4 {
    case 1, 2: 1 << Int(marker & 0xF)
    case 3: 8
    case 4, 5, 7: count
    case 6: 2 * count
    case 8: Int(marker & 0xF) + 1
    default: 0
    }
  }

  /// The count in a marker's low half, or in the number after it.
  private func elementCount(_ marker: UInt8, _ cursor: inout Int) throws(TextFault) -> Int {
    let low = Int(marker & 0xF)
    guard marker >> 4 >= 4, marker >> 4 != 8 else { return 0 }
    guard low == 0xF else { return low }
    let size = try byte(&cursor)
    guard size >> 4 == 1, size & 0xF <= 3 else { throw Self.damaged("a count in it is no number") }
    let count = try number(&cursor, size: 1 << Int(size & 0xF))
    guard count <= bytes.count else { throw Self.damaged("a count in it is larger than the file") }
    return count
  }

  private func byte(_ cursor: inout Int) throws(TextFault) -> UInt8 {
    UInt8(truncatingIfNeeded: try number(&cursor, size: 1))
  }

  private func number(_ cursor: inout Int, size: Int) throws(TextFault) -> Int {
    try requireBytes(size, at: cursor)
    defer { cursor += size }
    return Trailer.number(in: bytes, at: cursor, size: size)
  }

  private func requireBytes(_ count: Int, at offset: Int) throws(TextFault) {
    guard offset >= 0, count <= bytes.count - offset else {
      throw Self.damaged("it ends too early")
    }
  }

  static func damaged(_ detail: String) -> TextFault { TextFault(.damaged(detail: detail)) }
}
