/// What a data file holds, as sections of rows.
package struct FileContent: Equatable, Sendable {
  package var sections: [FileSection]
  /// What the reader of the file should know, such as bytes that were no text.
  package var notes: [String]

  package init(sections: [FileSection], notes: [String] = []) {
    self.sections = sections
    self.notes = notes
  }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
}

/// One section of a data file; only a file that has several gives them titles.
package struct FileSection: Equatable, Sendable {
  package var title: String?
  package var rows: FileRows

  package init(title: String?, rows: FileRows) {
    self.title = title
    self.rows = rows
  }
}

/// The rows that a file brought; a row's texts are made when somebody looks at it.
///
/// A table holds a stretch of them as one element, so that a million rows come in at once.
package final class FileRows: Sendable {
  package let count: Int
  let text: @Sendable (Int) -> String
  let detail: @Sendable (Int) -> String?
  let image: @Sendable (Int) -> String?

  package init(
    count: Int, text: @escaping @Sendable (Int) -> String,
    detail: @escaping @Sendable (Int) -> String? = { _ in nil },
    image: @escaping @Sendable (Int) -> String? = { _ in nil }
  ) {
    self.count = count
    self.text = text
    self.detail = detail
    self.image = image
  }
}

extension FileRows: Equatable {
  /// Whether both are the same object, or hold the same texts.
  package static func == (one: FileRows, other: FileRows) -> Bool {
    one === other
      || one.count == other.count
        && (0..<one.count).allSatisfy {
          one.text($0) == other.text($0) && one.detail($0) == other.detail($0)
            && one.image($0) == other.image($0)
        }
  }
}
