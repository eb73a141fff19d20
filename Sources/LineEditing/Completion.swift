/// One way to go on with the word at the cursor.
package struct Completion: Equatable, Sendable {
  /// The text that stands in the line afterwards.
  package var text: String
  /// What it replaces: UTF-8 offsets into the line that was completed.
  package var range: Range<Int>
  /// What the list shows, where that is not the text.
  package var display: String
  /// A few words that say what it is; may be empty.
  package var help: String

  package init(
    _ text: String, replacing range: Range<Int>, display: String? = nil, help: String = ""
  ) {
    self.text = text
    self.range = range
    self.display = display ?? text
    self.help = help
  }
}
