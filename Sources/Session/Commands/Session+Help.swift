import CommandLanguage

// Help and completion, which the catalogue of commands knows.
extension Session {
  func help(_ topic: String?) throws(StepError) -> [String] { [] }

  func completions(of text: String) -> [String] { [] }
}
