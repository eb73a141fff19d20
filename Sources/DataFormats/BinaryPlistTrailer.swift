extension BinaryPlistCheck {
  /// The last 32 bytes of a binary property list, and the table of offsets that they lead to.
  struct Trailer {
    let referenceSize: Int
    let top: Int
    let offsets: [Int]

    private static let size = 32

    init(of bytes: [UInt8]) throws(TextFault) {
      guard bytes.count >= 8 + Self.size else {
        throw BinaryPlistCheck.damaged("it ends too early")
      }
      let base = bytes.count - Self.size
      let offsetSize = Int(bytes[base + 6])
      referenceSize = Int(bytes[base + 7])
      let count = Self.number(in: bytes, at: base + 8, size: 8)
      top = Self.number(in: bytes, at: base + 16, size: 8)
      let table = Self.number(in: bytes, at: base + 24, size: 8)
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0, top < count,
        table <= base, count <= (base - table) / offsetSize
      else { throw BinaryPlistCheck.damaged("its table of objects is broken") }
      offsets = (0..<count).map { index in
        Self.number(in: bytes, at: table + index * offsetSize, size: offsetSize)
      }
    }

    /// A number of `size` bytes, the high ones first; what no `Int` holds is the largest.
    static func number(in bytes: [UInt8], at offset: Int, size: Int) -> Int {
      var result: UInt64 = 0
      for byte in bytes[offset..<offset + size] { result = result << 8 | UInt64(byte) }
      return Int(clamping: result)
    }
  }
}
