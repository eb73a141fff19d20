import CommandLanguage

// Smaller numbers and shorter texts, where a script comes to the same with them.
extension Reducer {
  /// Halves the numbers, the last first: what comes later names what earlier commands make.
  func withSmallNumbers(
    _ statements: [Statement], while holds: ([Statement]) -> Bool
  ) -> [Statement] {
    var left = statements
    for place in left.indices.reversed() where left[place].hasFreeNumbers {
      for index in left[place].parts.indices.reversed() where !isInterrupted {
        func holdsPart(_ part: Statement.Part) -> Bool {
          var all = left
          all[place].parts[index] = part
          return holds(all)
        }
        let part: Statement.Part =
          switch left[place].parts[index] {
          case .word(let word):
            .word(withSmallNumbers(word) { holdsPart(.word($0)) })
          case .block(let inner):
            .block(withSmallNumbers(inner) { holdsPart(.block($0)) })
          }
        left[place].parts[index] = part
      }
    }
    return left
  }

  /// A bare word with each number in it as small as it can be.
  private func withSmallNumbers(_ word: String, while holds: (String) -> Bool) -> String {
    guard word.utf8.first.map(isDigit) == true else { return word }
    var pieces = word.pieces
    for index in pieces.indices.reversed() {
      guard let number = Int(pieces[index]) else { continue }
      let least = least(number) { candidate in
        var all = pieces
        all[index] = String(candidate)
        return holds(all.joined())
      }
      pieces[index] = String(least)
    }
    return pieces.joined()
  }

  /// The least number that holds, found by halving.
  private func least(_ number: Int, while holds: (Int) -> Bool) -> Int {
    if number == 0 || holds(0) { return 0 }
    var (below, least) = (0, number)
    while least - below > 1, !isInterrupted {
      let middle = below + (least - below) / 2
      if holds(middle) { least = middle } else { below = middle }
    }
    return least
  }

  /// Gives what is named one letter, wherever it is named.
  func withShortTexts(
    _ statements: [Statement], while holds: ([Statement]) -> Bool
  ) -> [Statement] {
    var left = statements
    for text in statements.texts where !isInterrupted {
      let used = Set(left.allWords)
      guard let letter = Reducer.letters.first(where: { !used.contains($0) }) else { break }
      let candidate = left.map { $0.renaming(text, letter) }
      if holds(candidate) { left = candidate }
    }
    return left
  }

  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

extension String {
  /// Runs of digits, and what stands between them.
  fileprivate var pieces: [String] {
    var pieces: [[UInt8]] = []
    for byte in utf8 {
      if let last = pieces.last?.last, isDigit(last) == isDigit(byte) {
        pieces[pieces.count - 1].append(byte)
      } else {
        pieces.append([byte])
      }
    }
    return pieces.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Without its quotes.
  fileprivate var unquoted: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }

  /// Whether it names what the script's author named: no keyword, number or value.
  fileprivate var isName: Bool {
    if hasPrefix("\"") { return unquoted.count > 1 && !contains("$") && !contains("\\") }
    guard count > 1, let first = unicodeScalars.first, first.properties.isAlphabetic else {
      return false
    }
    return !contains("$") && Vocabulary.entry(self) == nil && CommandSpec.named(self) == nil
      && !Event.named.contains { $0.name == self }
  }
}

extension Statement {
  /// Numbers of a release or of a screen's size are no smaller for being less.
  fileprivate var hasFreeNumbers: Bool {
    guard case .word(let name)? = parts.first else { return true }
    return name != "era" && name != "device"
  }

  fileprivate var allWords: [String] {
    parts.flatMap { part in
      switch part {
      case .word(let word): [word.unquoted]
      case .block(let statements): statements.flatMap(\.allWords)
      }
    }
  }

  /// The texts that could be shorter, in their order.
  fileprivate var texts: [String] {
    parts.enumerated().flatMap { index, part in
      switch part {
      case .word(let word): index > 0 && word.isName ? [word.unquoted] : []
      case .block(let statements): statements.flatMap(\.texts)
      }
    }
  }

  fileprivate func renaming(_ text: String, _ other: String) -> Statement {
    var renamed = self
    for (index, part) in parts.enumerated() {
      switch part {
      case .word(let word):
        if index > 0, word.unquoted == text { renamed.parts[index] = .word(other) }
      case .block(let statements):
        renamed.parts[index] = .block(statements.map { $0.renaming(text, other) })
      }
    }
    return renamed
  }
}

extension [Statement] {
  fileprivate var allWords: [String] { flatMap(\.allWords) }

  /// Each once.
  fileprivate var texts: [String] {
    var seen: Set<String> = []
    return flatMap(\.texts).filter { seen.insert($0).inserted }
  }
}
