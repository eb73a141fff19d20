import CommandLanguage

// MARK: standard input and output
extension Diagnostic {
  init(_ fault: StreamFault) {
    switch fault {
    case .unreadable(let failure):
      self.init("standard input was not read: \(failure.explanation)")
    case .unwritable(let code): self.init("standard output: \(errorText(code))")
    case .cutShort: self.init("interrupted: the rest is not printed", severity: .note)
    }
  }
}
