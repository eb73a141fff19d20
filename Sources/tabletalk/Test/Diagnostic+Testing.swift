import CommandLanguage

// MARK: tests
extension Diagnostic {
  init(_ fault: TestFault) {
    switch fault {
    case .barren(let folder): self.init("\(folder): nothing to test in it")
    case .cannotBegin(let code): self.init("no test can begin: \(errorText(code))")
    case .noneWith(let text):
      self.init("no block has \(text.inQuotes) in its file's name, its heading or a command")
    case .noBlocks: self.init("there is no block of commands in what was named")
    case .file(let path, let diagnostic):
      self = diagnostic
      message = "\(path): \(message)"
    case .hasChanged: self.init("it has changed meanwhile and is left as it is")
    case .notUpdated(let code): self.init("it is left as it was: \(errorText(code))")
    case .notReported(let path, let code): self.init("\(path): \(errorText(code))")
    }
  }
}
