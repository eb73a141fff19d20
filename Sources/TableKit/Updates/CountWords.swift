/// `1 row`, `3 rows`.
/// - Parameter things: the plural, where it is not the word with an `s`.
package func counted(_ number: Int, _ thing: String, _ things: String? = nil) -> String {
  number == 1 ? "1 \(thing)" : "\(number) \(things ?? thing + "s")"
}

/// Counts in plain words.
enum CountWords {
  /// `no rows`, `1 row, 2:0`, `3 rows, 2:0 to 2:2`.
  static func rows(_ number: Int, ofSection section: Int) -> String {
    switch number {
    case ..<1: "no rows"
    case 1: "1 row, \(section):0"
    default: "\(number) rows, \(section):0 to \(section):\(number - 1)"
    }
  }

  /// `no sections`, `only section 0`, `sections 0 to 2`.
  static func sections(_ number: Int) -> String {
    switch number {
    case ..<1: "no sections"
    case 1: "only section 0"
    default: "sections 0 to \(number - 1)"
    }
  }
}
