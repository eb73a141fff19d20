/// The sizes that the system gives to rows, headers and footers, in points: one table of them.
struct SectionMetrics {
  let era: Era
  let style: TableView.Style

  static let rowHeight = 44.0

  /// `rowHeight` where nobody set it: content decides from iOS 11.
  var rowHeight: Double { era >= 11 ? TableView.automaticDimension : Self.rowHeight }

  /// A header with a title.
  func titledHeader(isFirst: Bool) -> Double {
    switch style {
    case .plain: era >= 15 ? 50 : era >= 7 ? 28 : 22
    case .grouped, .insetGrouped:
      era >= 7 ? (isFirst ? 55 : 38) : (isFirst ? 46 : 36)
    }
  }

  func titledFooter() -> Double {
    switch style {
    case .plain: era >= 7 ? 28 : 22
    case .grouped, .insetGrouped: era >= 7 ? 30 : 36
    }
  }

  /// The gap of grouped style where there is no title; with the footer's it makes 35 (from iOS 7).
  func untitledHeader(isFirst: Bool) -> Double {
    switch style {
    case .plain: 0
    case .grouped, .insetGrouped: era >= 7 ? (isFirst ? 35 : 17.5) : 10
    }
  }

  func untitledFooter() -> Double {
    switch style {
    case .plain: 0
    case .grouped, .insetGrouped: era >= 7 ? 17.5 : 10
    }
  }
}
