import CommandLanguage

/// The manual page: the program from its options, the language from its catalogue.
enum ManualPage {
  static var text: String {
    var page = RoffText(
      title: "TABLETALK", source: UsageText.version, manual: "User Commands")
    page.section("Name")
    page.paragraph("tabletalk - a table view that you talk to")
    page.section("Synopsis")
    page.literal(UsageText.forms.map { "tabletalk \($0.form)" })
    page.section("Description")
    page.paragraph(
      "A line of a small language becomes an action on a headless UITableView, with its data source and "
        + "delegate, sections, index, edit mode, a navigation stack, tabs and alerts. After each step the "
        + "screen is printed as text, and on request the calls that UIKit would have made.")
    for form in UsageText.forms { page.entry("tabletalk \(form.form)", [form.meaning]) }
    page.section("Options")
    for spec in OptionSpec.all {
      let letter = spec.letter.map { "-\($0), " } ?? ""
      page.entry("\(letter)\(spec.usage)", [spec.help] + spec.manualRemark)
    }
    page.section("Language")
    for chapter in LanguageReference().chapters { page.add(chapter) }
    page.section("Exit status")
    for status in UsageText.statuses { page.entry("\(status.number)", [status.meaning]) }
    page.section("Environment")
    for variable in variables { page.entry(variable.name, [variable.meaning]) }
    page.section("Files")
    for file in files { page.entry(file.name, [file.meaning]) }
    page.section("Examples")
    page.literal([
      "tabletalk -e 'rows Eeny Meeny Miney Moe; tap Moe'", "tabletalk learn",
      "tabletalk test README.md",
    ])
    return page.text
  }

  private static let variables = [
    (name: "NO_COLOR, CLICOLOR_FORCE", meaning: "no colors, or colors wherever output goes"),
    (name: "LC_ALL, LC_CTYPE, LANG", meaning: "UTF-8, or pictures in ASCII"),
    (name: "TERM", meaning: "dumb: words instead of boxes, no line editing"),
    (name: "XDG_STATE_HOME", meaning: "where history, journal and progress are kept"),
    (name: "TABLETALK_LESSONS", meaning: "where the lessons are"),
    (name: "EDITRC", meaning: "the line editor's settings, otherwise ~/.editrc"),
  ]

  private static let files = [
    (name: "~/.local/state/tabletalk/history", meaning: "lines that were typed"),
    (
      name: "~/.local/state/tabletalk/sessions",
      meaning: "journals of the sessions that run or did not end with quit, for --resume"
    ),
    (name: "~/.local/state/tabletalk/lessons", meaning: "how far the lessons are done"),
  ]
}

extension OptionSpec {
  /// With what it goes, if not with everything.
  fileprivate var manualRemark: [String] {
    let words = verbs.compactMap(\.word)
    return verbs.contains(.run) || words.isEmpty
      ? [] : ["goes with \(words.joined(separator: ", "))"]
  }
}
