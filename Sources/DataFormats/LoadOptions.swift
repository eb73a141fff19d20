/// Which keys or columns become what, and what the whole becomes.
package struct LoadOptions: Equatable, Sendable {
  /// Whether the file is read as one list of rows or as sections.
  package enum Shape: Equatable, Sendable { case rows, sections }

  package var textKey: String?
  package var detailKey: String?
  package var imageKey: String?
  package var sectionKey: String?
  /// Nil takes the shape that the file has.
  package var shape: Shape?

  package init(
    textKey: String? = nil, detailKey: String? = nil, imageKey: String? = nil,
    sectionKey: String? = nil, as shape: Shape? = nil
  ) {
    self.textKey = textKey
    self.detailKey = detailKey
    self.imageKey = imageKey
    self.sectionKey = sectionKey
    self.shape = shape
  }

  var keys: [String] { [textKey, detailKey, imageKey, sectionKey].compactMap(\.self) }
}
