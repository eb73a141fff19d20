import TableKit

/// One thing that the line under the picture says, still to be written.
enum CaptionFact {
  /// The first and last row that show.
  case rows(ClosedRange<IndexPath>, of: Int)
  case noRow(of: Int)
  /// How many sections show.
  case sections(Int, of: Int)
  case device(String)
  case era(Era)
  case text(String)
}

extension Pen {
  /// `dash`: what stands between a first and a last row.
  mutating func fact(_ fact: CaptionFact, dash: Glyph) {
    switch fact {
    case .rows(let shown, let count):
      words(shown.lowerBound == shown.upperBound ? "row " : "rows ")
      path(shown.lowerBound)
      if shown.lowerBound != shown.upperBound {
        mark(dash)
        path(shown.upperBound)
      }
      words(" of ")
      number(count)
    case .noRow(let count):
      words("none of ")
      number(count)
      words(" rows shows")
    case .sections(let shown, let count):
      number(shown)
      words(" of ")
      number(count)
      words(" sections")
    case .device(let name):
      words("device ")
      text(name)
    case .era(let era):
      words("era ")
      number(era.version)
    case .text(let text): self.text(text)
    }
  }

  private mutating func path(_ path: IndexPath) {
    number(path.section)
    words(":")
    number(path.row)
  }
}
