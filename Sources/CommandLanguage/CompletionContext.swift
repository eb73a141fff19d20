/// What is on the screen and around it, for completion to offer.
package struct CompletionContext: Sendable {
  package var rows: [String]
  package var sections: [String]
  package var screens: [String]
  package var images: [String]
  package var indexTitles: [String]
  /// Of the bar and behind swiped rows.
  package var buttons: [String]
  package var options: [String]
  /// The paths that begin so; a folder ends in `/`.
  package var files: @Sendable (_ prefix: String) -> [String]

  package init(
    rows: [String] = [], sections: [String] = [], screens: [String] = [], images: [String] = [],
    indexTitles: [String] = [], buttons: [String] = [], options: [String] = [],
    files: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    (self.rows, self.sections, self.screens) = (rows, sections, screens)
    (self.images, self.indexTitles) = (images, indexTitles)
    (self.buttons, self.options) = (buttons, options)
    self.files = files
  }
}

/// What could stand at the cursor.
package struct Candidates: Hashable, Sendable {
  /// What a candidate replaces: UTF-8 offsets in the line.
  package var range: Range<Int>
  package var all: [Candidate]

  package struct Candidate: Hashable, Sendable {
    /// As it stands in the line: a text with its quotes.
    package var text: String
    /// A few words of help.
    package var help: String
  }
}
