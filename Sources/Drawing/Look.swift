/// How a frame is to be drawn; what is drawn is the frame's matter.
package struct Look: Equatable, Sendable {
  package enum Glyphs: String, Sendable { case unicode, ascii }

  package var glyphs: Glyphs
  /// Words, one row a line and no boxes, for those who listen to the screen.
  package var isPlain: Bool
  package var hasColor: Bool
  /// Lines are cut to so many terminal cells; nil: never.
  package var width: Int?
  /// Every row shows the number of the cell object that serves it.
  package var showsCells: Bool

  package init(
    glyphs: Glyphs = .unicode, isPlain: Bool = false, hasColor: Bool = false, width: Int? = nil,
    showsCells: Bool = false
  ) {
    self.glyphs = glyphs
    self.isPlain = isPlain
    self.hasColor = hasColor
    self.width = width
    self.showsCells = showsCells
  }
}
