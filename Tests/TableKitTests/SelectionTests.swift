import Support
import TableKit
import Testing

struct TouchCase: CustomTestStringConvertible {
  let name: String
  var era: Era = 5
  var methods: Set<Method> = [.willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow]
  var prepare: @Sendable (TableView, Screen) throws -> Void = { _, _ in }
  let touches: [Touch]
  let expected: [String]
  var selected: [IndexPath]?

  var testDescription: String { name }
}

@Suite struct SelectionTests {
  @Test(arguments: [
    TouchCase(
      name: "a refused row is not selected and the old one stays",
      prepare: { table, screen in
        try table.selectRow(at: row(0), animated: false, scrollPosition: .none)
        screen.willSelect = { _ in nil }
      },
      touches: [.tap(.row(row(1)))],
      expected: ["willSelectRow 0:1 → nil", "note stopped: willSelectRow 0:1 → nil"],
      selected: [row(0)]),
    TouchCase(
      name: "a redirected row is the one that is told of",
      prepare: { _, screen in screen.willSelect = { row($0.row + 1) } },
      touches: [.tap(.row(row(1)))],
      expected: ["willSelectRow 0:1 → 0:2", "didSelectRow 0:2"], selected: [row(2)]),
    TouchCase(
      name: "the selected row again is told of again",
      touches: [.tap(.row(row(1))), .tap(.row(row(1)))],
      expected: [
        "willSelectRow 0:1 → 0:1", "didSelectRow 0:1", "willSelectRow 0:1 → 0:1",
        "didSelectRow 0:1",
      ], selected: [row(1)]),
    TouchCase(
      name: "a refused deselection leaves two selected",
      prepare: { _, screen in screen.willDeselect = { _ in nil } },
      touches: [.tap(.row(row(1))), .tap(.row(row(2)))],
      expected: [
        "willSelectRow 0:1 → 0:1", "didSelectRow 0:1", "willSelectRow 0:2 → 0:2",
        "willDeselectRow 0:1 → nil", "note stopped: willDeselectRow 0:1 → nil",
        "didSelectRow 0:2",
      ], selected: [row(1), row(2)]),
    TouchCase(
      name: "with multiple selection a second tap clears the row",
      prepare: { table, _ in table.allowsMultipleSelection = true },
      touches: [.tap(.row(row(1))), .tap(.row(row(2))), .tap(.row(row(1)))],
      expected: [
        "willSelectRow 0:1 → 0:1", "didSelectRow 0:1", "willSelectRow 0:2 → 0:2",
        "didSelectRow 0:2", "willDeselectRow 0:1 → 0:1", "didDeselectRow 0:1",
      ], selected: [row(2)]),
    TouchCase(
      name: "without selection nothing is asked",
      prepare: { table, _ in table.allowsSelection = false },
      touches: [.tap(.row(row(1)))], expected: ["note stopped: selection none"]),
    TouchCase(
      name: "a row that may not be highlighted goes no further", era: 6,
      methods: [.shouldHighlightRow, .willSelectRow],
      touches: [.tap(.row(row(9)))],
      expected: ["shouldHighlightRow 0:9 → no", "note stopped: shouldHighlightRow 0:9 → no"]),
    TouchCase(
      name: "nobody was told where the method is missing", methods: [],
      touches: [.tap(.row(row(1)))],
      expected: ["willSelectRow 0:1 → 0:1 (default)", "note stopped: no didSelectRow"],
      selected: [row(1)]),
    TouchCase(
      name: "what nobody answers is left to the default", era: 6, methods: [.didSelectRow],
      touches: [.tap(.row(row(1))), .tap(.row(row(2)))],
      expected: [
        "shouldHighlightRow 0:1 → yes (default)", "willSelectRow 0:1 → 0:1 (default)",
        "didSelectRow 0:1", "shouldHighlightRow 0:2 → yes (default)",
        "willSelectRow 0:2 → 0:2 (default)", "willDeselectRow 0:1 → 0:1 (default)",
        "didSelectRow 0:2",
      ], selected: [row(2)]),
    TouchCase(
      name: "didDeselectRow alone is pointed out", methods: [.didDeselectRow],
      touches: [.tap(.row(row(1)))],
      expected: [
        "willSelectRow 0:1 → 0:1 (default)", "note stopped: no didSelectRow",
        "note didDeselectRow is there: was didSelectRow meant?",
      ], selected: [row(1)]),
    TouchCase(
      name: "without a delegate nobody is told", methods: [],
      prepare: { table, _ in table.delegate = nil },
      touches: [.tap(.row(row(1)))], expected: ["note stopped: no delegate"], selected: [row(1)]),
    TouchCase(
      name: "a scroll takes a press back", era: 6, methods: [.didHighlightRow, .didUnhighlightRow],
      touches: [.press(row(1)), .scroll(points: 1), .lift],
      expected: [
        "shouldHighlightRow 0:1 → yes (default)", "didHighlightRow 0:1", "didUnhighlightRow 0:1",
        "note stopped: no finger is down",
      ]),
    TouchCase(
      name: "press and lift are a tap in two halves",
      touches: [.press(row(1)), .lift],
      expected: ["willSelectRow 0:1 → 0:1", "didSelectRow 0:1"], selected: [row(1)]),
    TouchCase(
      name: "a detail button does not select its row",
      methods: [.didSelectRow, .accessoryButtonTapped],
      prepare: { table, screen in
        screen.configure = { cell, _ in cell.accessoryType = .detailDisclosureButton }
        try table.reloadData()
      },
      touches: [.tap(.accessory(row(1)))], expected: ["accessoryButtonTapped 0:1"]),
    TouchCase(
      name: "a chevron is part of its row", methods: [.didSelectRow],
      prepare: { table, screen in
        screen.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
        try table.reloadData()
      },
      touches: [.tap(.accessory(row(1)))],
      expected: [
        "note a disclosure is no button: the row is tapped", "willSelectRow 0:1 → 0:1 (default)",
        "didSelectRow 0:1",
      ],
      selected: [row(1)]),
    TouchCase(
      name: "a control tells its own target, not the table", methods: [.accessoryButtonTapped],
      prepare: { table, screen in
        screen.configure = { cell, _ in cell.accessoryView = .toggle(isOn: false) }
        try table.reloadData()
      },
      touches: [.tap(.control(row(1)))], expected: ["note stopped: no control"]),
    TouchCase(
      name: "what is off the glass cannot be touched",
      touches: [.tap(.row(row(30))), .tap(.row(row(99)))],
      expected: [
        "note stopped: row 0:30 is not on the glass, which shows 0:0 to 0:10",
        "note stopped: there is no row 0:99",
      ]),
    TouchCase(
      name: "in edit mode a tap selects only where that is allowed",
      prepare: { table, _ in try table.setEditing(true, animated: false) },
      touches: [.tap(.row(row(1)))],
      expected: ["note stopped: allowsSelectionDuringEditing is no"]),
  ])
  func aTouchRunsItsChainAndSaysWhereItStops(_ c: TouchCase) throws {
    let screen = Screen(rows: 50, c.methods)
    let (stage, table) = try shown(screen, era: c.era)
    try c.prepare(table, screen)
    try stage.turn()
    _ = stage.takeLog()
    for touch in c.touches { try stage.touch(touch) }
    #expect(stage.lines() == c.expected)
    #expect(table.indexPathsForSelectedRows == c.selected)
  }

  @Test func selectionInCodeTellsNobodyAndIsRemembered() throws {
    let screen = Screen(rows: 50, [.willSelectRow, .didSelectRow])
    let (stage, table) = try shown(screen)
    _ = stage.takeLog()
    try table.selectRow(at: row(30), animated: false, scrollPosition: .none)
    #expect(stage.lines() == ["code selectRow 0:30 none"])
    try table.scrollToRow(at: row(30), at: .top, animated: false)
    try table.layoutIfNeeded()
    #expect(table.cellForRow(at: row(30))?.isSelected == true)
    table.deselectRow(at: row(30), animated: false)
    #expect(table.cellForRow(at: row(30))?.isSelected == false)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func aReloadDropsTheSelectionAndSaysSo() throws {
    let (stage, table) = try shown(Screen(rows: 2))
    try table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    _ = stage.takeLog()
    try table.reloadData()
    #expect(stage.lines().prefix(2) == ["code reloadData", "note selection lost: 0:1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(arguments: [false, true])
  func rowsSelectedAtOnceAreThoseSelectedOneByOne(severalAtATime: Bool) throws {
    for seed in 0..<10 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let sections = [Array(repeating: "a", count: 60), [], Array(repeating: "b", count: 40)]
      let one = Screen(sections, [.numberOfSections])
      let two = Screen(sections, [.numberOfSections])
      let (atOnce, oneByOne) = try (shown(one), shown(two))
      atOnce.table.allowsMultipleSelection = severalAtATime
      oneByOne.table.allowsMultipleSelection = severalAtATime
      for _ in 0..<20 {
        let section = [0, 2].randomElement(using: &generator) ?? 0
        let start = Int.random(in: 0..<39, using: &generator)
        let rows = start..<Int.random(in: start + 1...40, using: &generator)
        let selects = Int.random(in: 0...2, using: &generator) > 0
        if selects {
          try atOnce.table.selectRows(rows, inSection: section)
        } else {
          atOnce.table.deselectRows(rows, inSection: section)
        }
        for path in rows.map({ row($0, section) }) {
          if selects {
            try oneByOne.table.selectRow(at: path, animated: false, scrollPosition: .none)
          } else {
            oneByOne.table.deselectRow(at: path, animated: false)
          }
        }
        #expect(atOnce.stage.state == oneByOne.stage.state, "seed \(seed)")
      }
    }
  }

  @Test func rowsSelectedAtOnceAreOneLineAndThoseThatAreNotThereAreNamed() throws {
    let (stage, table) = try shown(Screen(rows: 50))
    table.allowsMultipleSelection = true
    _ = stage.takeLog()
    try table.selectRows(40..<60, inSection: 0)
    #expect(
      stage.lines() == [
        "code selectRow 0:40…0:59", "note there is no row 0:50: nothing is selected",
      ])
    #expect(table.indexPathsForSelectedRows == (40..<50).map { row($0) })
    table.deselectRows(45..<60, inSection: 0)
    table.deselectRows(0..<60, inSection: 7)
    #expect(table.indexPathsForSelectedRows == (40..<45).map { row($0) })
  }

  @Test func aMillionSelectedRowsAreAllDropped() throws {
    let (_, table) = try shown(Screen([Array(repeating: "a", count: 1_000_002)]))
    table.allowsMultipleSelection = true
    try table.selectRows(0..<1_000_002, inSection: 0)
    try table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
  }
}
