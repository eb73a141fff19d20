/// In which order the two bytes of a unit stand in a text in UTF-16.
package enum UTF16Order {
  case little, big

  /// What a byte order mark says; nil: there is none.
  package init?(mark bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      self = .little
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .big
    } else {
      return nil
    }
  }

  /// What the zeros beside the first characters say; nil: it is no UTF-16.
  /// - Parameter strays: how many of eight characters may have a zero in their other byte, as one half of
  ///   an emoji has.
  package init?(zerosOf bytes: [UInt8], strays: Int) {
    let pairs = min(bytes.count / 2, 32)
    var zeros = (even: 0, odd: 0)
    for pair in 0..<pairs {
      if bytes[2 * pair] == 0 { zeros.even += 1 }
      if bytes[2 * pair + 1] == 0 { zeros.odd += 1 }
    }
    if zeros.even * 8 <= strays * pairs, zeros.odd * 2 > pairs {
      self = .little
    } else if zeros.odd * 8 <= strays * pairs, zeros.even * 2 > pairs {
      self = .big
    } else {
      return nil
    }
  }

  /// The units of a text, without its mark; a last byte that is alone is left out.
  package func units(of bytes: [UInt8]) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(self == .little ? second << 8 | first : first << 8 | second)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return units
  }
}
