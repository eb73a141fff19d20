/// The language as a page of chapters, read off the catalogue; the manual page and the reference in Markdown
/// are written from it.
package struct LanguageReference: Sendable {
  package let chapters: [Chapter]

  package struct Chapter: Sendable {
    package let title: String
    package let text: String
    package let entries: [Entry]
  }

  /// What is explained: a command, an event, a keyword.
  package struct Entry: Sendable {
    /// As it is written: `row TEXT [at PATH]`.
    package let syntax: String
    package let summary: String
    /// UIKit's name for it; empty where there is none.
    package let uikit: String
    package let examples: [String]

    init(_ syntax: String, _ summary: String, uikit: String = "", examples: [String] = []) {
      (self.syntax, self.summary, self.uikit) = (syntax, summary, uikit)
      self.examples = examples
    }
  }

  package init() {
    chapters =
      Family.allCases.map(LanguageReference.commands)
      + [
        LanguageReference.notation, LanguageReference.events, LanguageReference.values,
        LanguageReference.expectations, LanguageReference.keywords,
      ]
  }

  private static func commands(of family: Family) -> Chapter {
    let specs = CommandSpec.all.filter { $0.family == family }
    return Chapter(
      title: "Commands: \(family.title)", text: "\(family.speaker).",
      entries: specs.map {
        Entry($0.syntax, $0.summary, uikit: $0.uikit, examples: $0.examples)
      })
  }

  private static let notation = Chapter(
    title: "Lines, texts and places",
    text:
      "One command a line; ; also ends one. # begins a comment, \\ at a line's end goes on, { } holds several.",
    entries: [
      Entry(
        "TEXT", "one word, or several in quotes: Moe, \"Move Me\"; \\n \\t \\\" \\\\ \\$ \\u{1F600}"
      ),
      Entry(
        "PLACE", "rows, or with section S or all more: 0:3  3  Moe  first  last  selected  0:2-0:5"),
      Entry("PATH", "section 0, row 3 is 0:3; both count from 0; end is behind the last row"),
      Entry("PTS, N", "a length in points; a whole number"),
      Entry("NAME", "a screen, an image or an identifier by its name"),
    ])

  private static let events = Chapter(
    title: "Events",
    text: "What on EVENT { … } hears; METHOD is an event, UIKit's short name, or a selector.",
    entries: Event.named.map {
      Entry("on \($0.name)", $0.summary, uikit: $0.event.method.swiftName)
    })

  private static let values = Chapter(
    title: "Values", text: "What stands for itself in a reaction.",
    entries: EventValue.allCases.map { Entry("$\($0.rawValue)", $0.summary) })

  private static let expectations = Chapter(
    title: "Expectations", text: "What expect can say, beside every property as it is set.",
    entries: FactSpec.all.filter(\.isToldApart).map {
      Entry("expect [not] \($0.syntax)", $0.summary, examples: $0.examples.map { "expect \($0)" })
    })

  private static let keywords = Chapter(
    title: "Keywords", text: "Words that are no commands.",
    entries: Vocabulary.entries.map { Entry($0.word, $0.summary, uikit: $0.uikit) })
}
