/// An error or a warning as it is printed: where, what, the line with a caret, and what to do.
package struct DiagnosticText: Equatable, Sendable {
  package enum Severity: String, Sendable { case error, warning, note }

  package var severity: Severity = .error
  package var message: String
  package var help: String?
  /// nil where the line was typed at the prompt.
  package var file: String?
  /// Counted from 1; nil where there is no source.
  package var line: Int?
  /// The source line without its newline, and what of it is meant, in UTF-8 bytes from its start.
  package var source: String?
  package var range: Range<Int> = 0..<0

  package init(message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// The lines to print; `width` is the terminal's.
  package func lines(look: Look = Look(), width: Int = 80) -> [String] {
    []
  }
}
