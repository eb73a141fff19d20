import RowTree

/// A section of a scripted data source.
struct ScriptedSection: Equatable, Sendable, Summarized {
  var title: String?
  var footer: String?
  var rows = RowList()
  /// What was set for the whole section.
  var traits: Traits?

  init(title: String? = nil, footer: String? = nil) {
    self.title = title
    self.footer = footer
  }

  var summary: RowCount { rows.runs.summary }
}
