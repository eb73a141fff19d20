/// What a data file holds, as sections of rows.
package struct LoadedContent: Equatable, Sendable {
  package var sections: [LoadedSection]
  /// What the user should know about the reading, such as bytes that were no text.
  package var notes: [String]

  package init(sections: [LoadedSection], notes: [String] = []) {
    self.sections = sections
    self.notes = notes
  }

  package var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
}

/// One section of a data file.
package struct LoadedSection: Equatable, Sendable {
  package var title: String?
  package var rows: LoadedRows

  package init(title: String?, rows: LoadedRows) {
    self.title = title
    self.rows = rows
  }
}

/// One row of a data file; it is made when somebody asks for it.
package struct LoadedRow: Equatable, Sendable {
  package var text: String
  package var detail: String?
  package var image: String?

  package init(text: String, detail: String? = nil, image: String? = nil) {
    self.text = text
    self.detail = detail
    self.image = image
  }
}
