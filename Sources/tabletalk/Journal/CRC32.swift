/// The checksum of zip and gzip, which finds what a torn or half-written record has lost.
struct CRC32 {
  private var register: UInt32 = 0xFFFF_FFFF

  var value: UInt32 { ~register }

  /// Eight lowercase hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      let index = Int((register ^ UInt32(byte)) & 0xFF)
      register = CRC32.table[index] ^ (register >> 8)
    }
  }

  private static let table: [UInt32] = (0..<256).map { (index: UInt32) in
    (0..<8).reduce(index) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
