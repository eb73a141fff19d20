/// What was learnt of a section's header or footer: its height, and what stands in it.
struct SectionEdge {
  var height = Hundredths.zero
  var content = EdgeContent.nothing
}

/// What stands in a header or footer.
package enum EdgeContent: Equatable, Sendable {
  case nothing
  /// The data source's title, in the table's own header view.
  case title(String)
  /// The delegate's view.
  case view(HeaderFooterState)

  package var text: String? {
    switch self {
    case .nothing: nil
    case .title(let text): text
    case .view(let view): view.text ?? ""
    }
  }

  /// Whether the view of that number stands in it.
  func isView(_ number: Int) -> Bool {
    if case .view(let view) = self { view.number == number } else { false }
  }
}

/// Heights that headers and footers have until they are measured.
struct EstimatedEdges {
  var firstHeader: Hundredths
  var header: Hundredths
  var footer: Hundredths
}

extension SectionMetrics {
  /// The height of a header or footer from what is known of it: `given` by the delegate, `set` as the
  /// table's property.
  ///
  /// - In plain style a height of the delegate's stands before iOS 11 even where there is nothing to
  ///   show; before iOS 5 not where a view was asked for and there is none.
  /// - A view that nobody gave a height shows before iOS 5 and from iOS 11 only.
  /// - In grouped style 0 gives the default gap.
  func height(
    given: Double?, set: Double?, _ content: EdgeContent, asksForView: Bool, titled: Double,
    untitled: Double
  ) -> Double {
    let given = given == TableView.automaticDimension ? nil : given
    guard style == .plain else {
      if let given, given > 0 { return given }
      if let set, set > 0 { return set }
      return content == .nothing ? untitled : titled
    }
    switch content {
    case .nothing: return era >= 11 || (era < 5 && asksForView) ? 0 : given ?? 0
    case .title: return given ?? set ?? titled
    case .view: return given ?? set ?? (era >= 5 && era < 11 ? 0 : titled)
    }
  }
}
