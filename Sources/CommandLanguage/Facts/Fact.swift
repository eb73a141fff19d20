package import TableKit

/// What `expect` was given.
package struct Expected: Hashable, Sendable {
  package var fact: Fact
  /// `not`: none of what is named is so.
  package var isNegated: Bool
  /// Where the fact stands.
  package var range: SourceRange

  package init(_ fact: Fact, isNegated: Bool, at range: SourceRange) {
    (self.fact, self.isNegated, self.range) = (fact, isNegated, range)
  }
}

/// What can be so on the glass and behind it, in the words that set it.
package enum Fact: Hashable, Sendable {
  case screen(ScreenFact)
  case app(AppFact)
  case table(TableFact)
  case glass(GlassFact)
  case rows(RowsFact)
  case property(PropertyFact)
  case calls(CallsFact)
  /// The picture has the text in one of its lines.
  case picture(Text)
}

/// The screen in front and its bar; nil: `none`.
package indirect enum ScreenFact: Hashable, Sendable {
  case title(Text?)
  case prompt(Text?)
  case backTitle(Text?)
  /// What the back button says that shows.
  case back(Text?)
  case bar(BarSide, BarItemSpec)
  case body(Text)
  case field(FieldSpec)
  /// The field that has the keyboard.
  case keyboard(Text?)
  case navigationBar(isShown: Bool)
}

/// What is around the screens; nil: `none`.
package indirect enum AppFact: Hashable, Sendable {
  /// From the lowest to the one in front.
  case stack([Text])
  /// The tab that is selected.
  case tab(Text)
  /// Empty: `none`.
  case tabs([Text])
  case badge(Text?, tab: Text)
  case alert(AlertState.Style, AlertSpec?)
  case presented(Text?)
  case device(DeviceName)
  case era(Era)
}

/// The table's own settings, and who answers it.
package indirect enum TableFact: Hashable, Sendable {
  case style(TableView.Style)
  case selection(SelectionMode, whileEditing: Bool)
  /// nil: `auto`.
  case rowHeight(Double?)
  case separators(TableView.SeparatorStyle)
  case editing(Bool, EditOwner)
  case index(IndexSpec)
  case implemented([Method])
  /// How many cell objects there have been.
  case cells(Int)
  /// How far the content is scrolled, in points.
  case offset(Double)
}

/// What shows of the table, and what a finger did to it. No places, nil: `none`.
package indirect enum GlassFact: Hashable, Sendable {
  /// A range: the rows on the glass are those; places: they are on the glass.
  case visible([Place])
  /// These rows and no others.
  case selected([Place])
  case pressed(Place?)
  case lifted(Place?)
  /// The row beside which Delete shows.
  case confirming(Place?)
  /// The buttons beside the swiped row, the outermost first.
  case actions(SwipeSide, [Text])
  /// What the menu over a row offers.
  case menu([Text])
  case stuckHeader(Text?)
}

/// Sections and rows.
package indirect enum RowsFact: Hashable, Sendable {
  case sections(Int, Counter)
  case rows(RowList, in: SectionPlace?, Counter)
  case header(Text?, HeaderPlace)
  case footer(Text?, HeaderPlace)

  /// Who counts.
  package enum Counter: Hashable, Sendable {
    /// The table, as it remembers.
    case table
    /// `data`: the data source, now.
    case dataSource
  }

  package enum RowList: Hashable, Sendable {
    case count(Int)
    case texts([Text])
  }
}

/// A property of rows; nil for those that have no word for it: `none`.
package struct PropertyFact: Hashable, Sendable {
  package var name: PropertyName
  package var value: Property?
  package var scope: Scope?

  package init(_ name: PropertyName, _ value: Property?, for scope: Scope?) {
    (self.name, self.value, self.scope) = (name, value, scope)
  }
}

/// Calls that came in this order, whatever came between.
package struct CallsFact: Hashable, Sendable {
  /// The step after which they came; nil: the last step made them.
  package var since: Int?
  /// Empty: `none`.
  package var calls: [CallPattern]

  package init(since: Int?, _ calls: [CallPattern]) { (self.since, self.calls) = (since, calls) }
}

/// A call that is looked for.
package struct CallPattern: Hashable, Sendable {
  package var event: Event
  /// nil: whichever row or section it was about.
  package var place: Place?
  package var range: SourceRange

  package enum Event: Hashable, Sendable {
    case method(EventName)
    /// What a reaction logged.
    case log(Text)
  }

  package init(_ event: Event, _ place: Place?, at range: SourceRange) {
    (self.event, self.place, self.range) = (event, place, range)
  }
}
