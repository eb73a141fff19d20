/// What a `$name` in a reaction stands for.
package enum EventValue: String, CaseIterable, Sendable {
  case path, row, section, text, detail, header, from, to, value, superview, cell

  package var summary: String {
    switch self {
    case .path: "the row's path, 0:3"
    case .row: "the row's number in its section"
    case .section: "the section's number"
    case .text: "the row's text"
    case .detail: "the row's detail text"
    case .header: "the header of the row's section"
    case .from: "where the moved row was"
    case .to: "where the moved row goes"
    case .superview: "the row found by a control's superview; nil in iOS 7"
    case .cell: "the number of the cell object"
    case .value: "what the control, index or scroll view has now"
    }
  }
}
