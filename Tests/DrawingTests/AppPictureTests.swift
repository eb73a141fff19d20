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

  @Test func aToolbarStandsBelowTheTable() {
    let lines = lines {
      $0.toolbar = [
        BarItemFrame(title: "Trash"), BarItemFrame(title: "Reply", isEnabled: false),
      ]
    }
    #expect(
      lines.suffix(3) == [
        "├────────────────────────────────────────┤",
        "│ Trash   (Reply)                        │",
        "└────────────────────────────────────────┘",
      ])
  }

  @Test func aMenuStandsOnItsRow() {
    let lines = lines { frame in
      var table = TableFrame(style: .plain, isEditing: false, top: 20, bottom: 480)
      var cell = CellState(number: 1, style: .default, reuseIdentifier: nil)
      (cell.text, cell.buttonsShown) = ("Moe", .menu(MenuAction.allCases))
      let row = RowFrame(
        path: IndexPath(row: 0, section: 0), cell: cell, isFirst: true, isLast: true)
      table.elements = [TableFrame.Element(y: 0, height: 44, content: .row(row))]
      frame.table = table
    }
    #expect(lines.dropFirst().first == "│ Moe                 [ Cut Copy Paste ] │")
  }

  @Test func anAlertShowsItsFields() {
    let lines = lines {
      var alert = AlertFrame(title: "Name?", buttons: [AlertState.Button("OK")])
      alert.fields = [FieldFrame(field: FieldState(name: "Text", text: "Moe"), hasFocus: true)]
      $0.alert = alert
    }
    #expect(lines.contains { $0.contains("Text: Moe_") })
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

  @Test(
    arguments: [
      (
        346.0,
        [
          "│ ┌────────────────────────────────────┐ │",
          "│ │B▏                                  │ │",
          "│ └────────────────────────────────────┘ │",
        ]
      ),
      (
        302,
        [
          "│ │B▏                                  │ │",
          "│ └────────────────────────────────────┘ │",
        ]
      ),
      (258, ["│ │B▏                                  │ │"]),
    ] as [(Double, [String])])
  func theFieldThatIsEditedShowsAsFarAsThereIsRoom(_ height: Double, _ shown: [String]) {
    let lines = lines {
      $0.device = .custom(width: 320, height: height, era: 5)
      $0.form = FormFrame(fields: [
        FieldFrame(field: FieldState(name: "A"), hasFocus: false),
        FieldFrame(field: FieldState(name: "B", text: "B"), hasFocus: true),
      ])
      $0.keyboard = KeyboardFrame(kind: .default)
    }
    #expect(Array(lines.dropFirst().dropLast(3)) == shown)
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
