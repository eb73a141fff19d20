import CommandLanguage

// MARK: why a script cannot be cut
extension Diagnostic {
  /// nil: Ctrl-C came, and nothing is wrong.
  package init?(_ refusal: Reducer.Refusal, of path: String) {
    switch refusal {
    case .interrupted: return nil
    case .doesNotFail: self.init("it does not fail", help: "--until 'expect …'")
    case .failsOtherwise(let failure):
      self.init("it fails with something else", details: [failure.inShort])
    case .neverHolds(let failure):
      let details = failure.map { [$0.inShort] } ?? []
      self.init("what is expected holds after none of its steps", details: details)
    case .holdsFromTheStart: self.init("what is expected holds before the first step")
    }
    message = "\(Printer.quoted(path)): \(message)"
  }
}

extension Failure {
  /// `it fails: …`; an exception's message fills many lines, and is cut.
  package var inShort: String {
    let message = diagnostic.message
    return "it fails: " + (message.count > 100 ? "\(message.prefix(99))…" : message)
  }
}
