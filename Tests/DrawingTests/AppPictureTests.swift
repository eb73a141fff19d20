import Drawing
import TableKit
import Testing

@Suite struct AppPictureTests {
  private func lines(_ change: (inout Frame) -> Void, look: Look = Look()) -> [String] {
    var frame = Frame(device: .classic, era: 5)
    change(&frame)
    return Drawing.lines(of: frame, look: look)
  }

  @Test func aTabBarShowsMarksAndTitles() {
    let lines = lines {
      $0.tabBar = TabBarFrame(
        items: [
          TabItemFrame(title: "Albums"), TabItemFrame(title: "Songs"),
          TabItemFrame(title: "Genres", badge: "3"), TabItemFrame(title: "More", isMore: true),
        ], selected: 1)
    }
    #expect(
      lines.suffix(4) == [
        "├────────────────────────────────────────┤",
        "│    ○         ◉        ○(3)      •••    │",
        "│  Albums   [Songs]    Genres     More   │",
        "└────────────────────────────────────────┘",
      ])
  }

  @Test func anAlertStandsOverTheGlass() {
    let lines = lines {
      $0.page = "Text"
      $0.alert = AlertFrame(
        title: "Delete Robby?", message: "This cannot be undone.",
        buttons: [.init("Cancel", role: .cancel), .init("Delete", role: .destructive)])
    }
    #expect(
      lines.filter {
        $0.contains("│   ") && !$0.hasSuffix("      │") || $0.contains("╭") || $0.contains("╰")
      } == [
        "│   ╭────────────────────────────────╮   │",
        "│   │         Delete Robby?          │   │",
        "│   │     This cannot be undone.     │   │",
        "│   │   [ Cancel ]  │  [ Delete ]    │   │",
        "│   ╰────────────────────────────────╯   │",
      ])
  }

  @Test func aFormShowsItsFieldsAboveTheKeyboard() {
    let lines = lines {
      $0.navigationBar = NavigationBarFrame(title: "Add Item", back: "Back")
      $0.form = FormFrame(fields: [
        FieldFrame(field: FieldState(name: "Name", text: "Uninitialized"), hasFocus: true)
      ])
      $0.keyboard = KeyboardFrame(kind: .default)
    }
    #expect(
      lines.dropFirst(3) == [
        "│ Name                                   │",
        "│ ┌────────────────────────────────────┐ │",
        "│ │Uninitialized▏                      │ │",
        "│ └────────────────────────────────────┘ │",
        "│                                        │",
        "│░░░ keyboard default · 216 pt · return ░│",
        "└────────────────────────────────────────┘",
      ])
  }

  @Test func theSameIsSaidInWords() {
    var look = Look()
    look.isPlain = true
    let lines = lines(
      {
        $0.form = FormFrame(fields: [
          FieldFrame(field: FieldState(name: "Name", placeholder: "Yours"), hasFocus: true)
        ])
        $0.tabBar = TabBarFrame(items: [TabItemFrame(title: "Songs", badge: "2")], selected: 0)
        $0.alert = AlertFrame(
          style: .sheet, title: "Options", buttons: [.init("Delete", role: .destructive)])
      }, look: look)
    #expect(
      lines == [
        "field Name, placeholder Yours, has the keyboard", "tab Songs, badge 2, selected",
        "sheet in front, Options", "button Delete, destructive",
      ])
  }

  @Test(arguments: [("First Level", "‹ First Level"), ("A title as long as can be", "‹ Back")])
  func aBackTitleThatIsTooLongBecomesBack(title: String, shown: String) {
    let lines = lines {
      $0.navigationBar = NavigationBarFrame(title: "Disclosure Buttons", back: title)
    }
    #expect(lines[1].hasPrefix("│ \(shown) "))
  }
}
