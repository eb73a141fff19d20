/// Parts the words of a command line into options and operands, by the rules of GNU's getopt_long.
///
/// Options may follow operands; a long name may be cut while it stays the only one; short ones may
/// be joined; `--` ends the options; `-` alone is an operand.
struct ArgumentScanner {
  private(set) var options: [GivenOption] = []
  private(set) var operands: [String] = []
  /// Whether `--` stood before the first operand, so that no operand is a command.
  private(set) var startsWithDashes = false
  private var rest: ArraySlice<String>

  /// - Parameter words: without the program's name.
  init(_ words: ArraySlice<String>) throws(UsageError) {
    rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        startsWithDashes = operands.isEmpty
        operands += rest
        return
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let name = String(word.prefix { $0 != "=" })
    let value = name == word ? nil : String(word.dropFirst(name.count + 1))
    let spec = try OptionSpec.named(name)
    if spec.value == nil, value != nil {
      throw .takesNoValue(spec)
    }
    try add(spec, value)
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    var letters = word.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      guard let spec = OptionSpec.all.first(where: { $0.letter == letter }) else {
        throw .noLetter(letter)
      }
      let joined = spec.value == nil || letters.isEmpty ? nil : String(letters)
      try add(spec, joined)
      if joined != nil { return }
    }
  }

  /// Takes the next word where the option wants a value and none came with it.
  private mutating func add(_ spec: OptionSpec, _ joined: String?) throws(UsageError) {
    guard spec.value != nil else {
      options.append(GivenOption(spec: spec, value: ""))
      return
    }
    guard let value = joined ?? rest.popFirst() else {
      throw .wantsValue(spec)
    }
    try spec.check(value)
    options.append(GivenOption(spec: spec, value: value))
  }
}

extension OptionSpec {
  /// The option with the name, or the only one that begins so.
  fileprivate static func named(_ name: String) throws(UsageError) -> OptionSpec {
    let alike = all.filter { $0.longForm.hasPrefix(name) }
    if let spec = alike.first(where: { $0.longForm == name }) { return spec }
    if alike.count == 1 { return alike[0] }
    throw alike.isEmpty ? .noOption(name) : .couldBe(name, alike)
  }

  fileprivate func check(_ given: String) throws(UsageError) {
    guard let value, !value.words.isEmpty, !value.words.contains(given) else { return }
    throw .notAmong(given, of: self)
  }
}
