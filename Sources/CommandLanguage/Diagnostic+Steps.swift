// MARK: why a command was refused when it ran
extension Diagnostic {
  package init(_ reason: StepReason) {
    switch reason {
    case .place(let fault): self.init(fault)
    case .screen(let fault): self.init(fault)
    case .touch(let fault): self.init(fault)
    case .editing(let fault): self.init(fault)
    case .value(let fault): self.init(fault)
    case .run(let fault): self.init(fault)
    case .session(let fault): self.init(fault)
    }
  }

  /// A name that nothing bears.
  init(nothing kind: String, called name: String, _ nearest: [String]) {
    self.init(
      "there is no \(kind) \(name.inQuotes)", help: Diagnostic.neighbours(of: name, nearest))
  }

  /// The names that were perhaps meant; a miss by case alone is said so.
  static func neighbours(of name: String, _ nearest: [String]) -> String? {
    if let same = nearest.first(where: { $0.lowercased() == name.lowercased() }) {
      return "texts match case for case: \(Printer.quoted(same))"
    }
    return perhaps(nearest.map(Printer.quoted))
  }
}

// MARK: counts and lists
extension Diagnostic {
  /// The first few, and how many more there are.
  static func list(_ items: [String], atMost limit: Int = 8) -> String {
    guard items.count > limit else { return items.joined(separator: ", ") }
    return items.prefix(limit).joined(separator: ", ") + " and \(items.count - limit) more"
  }
}
