import Drawing
import Support
import TableKit
import Testing

/// Every picture of the design, in each era's drawing and in both sets of marks.
@Suite struct PictureTests {
  @Test(arguments: Picture.allCases, Picture.eras)
  func aPictureIsDrawnAsRecorded(_ picture: Picture, era: Era) {
    var text = ""
    let (frame, caption) = picture.frame(era: era)
    for var look in [Look(), Look(glyphs: .ascii), Look(isPlain: true)] {
      look.showsCells = picture == .cells
      text += lines(of: frame, caption: caption, look: look).joined(separator: "\n") + "\n"
    }
    expectGolden(text, "pictures/\(picture.rawValue)-\(era.version)")
  }
}

enum Picture: String, CaseIterable {
  case plain, pushed, grouped, index
  case elidedIndex = "elided-index"
  case editing, confirmation, swiped, actions, circles, lifted
  case styles, images, prompt
  case accessories
  case customCells = "custom-cells"
  case groupOfGroups = "groups"
  case indicator, crash, empty
  case insetGrouped = "inset-grouped"
  case wide, cells

  static let eras: [Era] = [5, 12, 17]
}

extension Picture {
  func frame(era: Era) -> (Frame, Caption) {
    var caption = Caption()
    var scene = Scene(era: era, height: 220)
    switch self {
    case .plain: scene = plain(era)
    case .pushed: scene = pushed(era)
    case .grouped: scene = grouped(era)
    case .index: scene = index(era, lines: 10)
    case .elidedIndex: scene = elided(era)
    case .editing: scene = editing(era)
    case .confirmation: confirmation(&scene)
    case .swiped: scene = swiped(era)
    case .actions: actions(&scene)
    case .circles: scene = circles(era)
    case .lifted: lifted(&scene)
    case .styles: styles(&scene)
    case .images:
      scene = Scene(era: era, height: 320)
      images(&scene)
    case .prompt: scene = prompt(era)
    case .accessories: accessories(&scene)
    case .customCells: scene = customCells(era)
    case .groupOfGroups: scene = groups(.grouped, era)
    case .insetGrouped: scene = groups(.insetGrouped, era)
    case .indicator: scene = indicator(era)
    case .crash:
      scene = plain(era)
      caption.hasCrashed = true
      caption.disagreement = .rows(table: 5, dataSource: 4)
    case .empty:
      scene = Scene(era: era, height: 132)
      if era < 15 { scene.fillers() }
      caption.emptyReason = "no data source"
    case .wide: wide(&scene)
    case .cells: styles(&scene)
    }
    return (scene.frame, caption)
  }

  private func plain(_ era: Era) -> Scene {
    var bar = NavigationBarFrame(title: nil, back: "Back")
    bar.right = [BarItemFrame(title: "Done")]
    var scene = Scene(era: era, bar: bar, height: 200)
    scene.row("Eeny")
    scene.row("Meeny") { $0.isSelected = true }
    scene.row("Miney") { $0.isHighlighted = true }
    if era < 15 { scene.fillers() }
    return scene
  }

  private func pushed(_ era: Era) -> Scene {
    var bar = NavigationBarFrame(title: "Sections", back: "First Level")
    bar.right = [BarItemFrame(title: "Edit")]
    let height = era < 7 ? 22.0 : 28
    var scene = Scene(era: era, bar: bar, height: 170, from: 10 - height)
    scene.header("A", height: height, pinned: true, pushed: 10)
    scene.header("B", height: height)
    scene.rows("BItem Three", "BItem Four")
    scene.header("C", height: height)
    scene.row("CItem Five")
    scene.frame.table?.scrollIndicator = 0.3...0.7
    scene.frame.table?.numberOfSections = 5
    scene.frame.table?.numberOfRows = 10
    scene.frame.table?.visibleSections = 0...2
    scene.frame.table?.visibleRows = IndexPath(row: 0, section: 1)...IndexPath(row: 0, section: 2)
    return scene
  }

  private func grouped(_ era: Era) -> Scene {
    var scene = Scene(.grouped, era: era, height: 200)
    scene.header(era < 7 ? "Sounds" : "SOUNDS", height: era < 7 ? 46 : 55)
    scene.row("Ringtone", first: true, style: .value1) {
      $0.detail = "Marimba"
      $0.image = TableViewCell.Image(name: "bell")
      $0.accessoryType = .disclosureIndicator
    }
    scene.row("Vibrate on Ring", last: true) {
      $0.image = TableViewCell.Image(name: "buzz")
      $0.accessoryView = .toggle(isOn: true)
    }
    scene.footer("Vibrates in silent mode too.")
    return scene
  }

  private func groups(_ style: TableView.Style, _ era: Era) -> Scene {
    var scene = Scene(style, era: era, height: 260)
    scene.header(nil, height: 35)
    scene.row("Airplane Mode", first: true) { $0.accessoryView = .toggle(isOn: false) }
    scene.row("Wi-Fi", style: .value1) {
      $0.detail = "A network with a name of more than forty letters"
      $0.accessoryType = .disclosureIndicator
      $0.isSelected = true
    }
    scene.row("Notifications", last: true) { $0.accessoryType = .disclosureIndicator }
    scene.footer(nil, height: 10)
    scene.header(era < 7 ? "General" : "GENERAL", height: 38)
    scene.row("About", first: true) { $0.accessoryType = .disclosureIndicator }
    return scene
  }

  private func index(_ era: Era, lines: Int) -> Scene {
    var scene = Scene(era: era, height: Double(lines) * 44)
    scene.header("A", height: era < 7 ? 22 : 28)
    scene.rows(
      "Aaliyah", "Aaron", "Abagail", "Abbey", "Abbie", "Abbigail", "Abby", "Abdiel", "Abdul")
    scene.row("Abdullah, whose name is longer than the room there is")
    scene.frame.table?.index = IndexFrame(
      titles: (65...90).map { String(UnicodeScalar(UInt8($0))) })
    scene.frame.table?.scrollIndicator = 0.5...0.52
    return scene
  }

  private func elided(_ era: Era) -> Scene {
    var scene = Scene(era: era, height: 132)
    scene.rows("One", "Two", "Three")
    let titles = ["{search}"] + (65...90).map { String(UnicodeScalar(UInt8($0))) }
    scene.frame.table?.index = IndexFrame(titles: titles)
    return scene
  }

  private func prompt(_ era: Era) -> Scene {
    var bar = NavigationBarFrame(
      title: "Films", prompt: "Choose a film to continue", back: "First Level")
    bar.right = [BarItemFrame(title: "+"), BarItemFrame(title: "Edit", isEnabled: era != 12)]
    var scene = Scene(era: era, bar: bar, height: 88)
    scene.row("Toy Story") { $0.accessoryType = .detailDisclosureButton }
    scene.row("A Bug's Life") { $0.accessoryType = .detailDisclosureButton }
    return scene
  }

  private func indicator(_ era: Era) -> Scene {
    var scene = Scene(era: era, height: 150, from: -20)
    scene.rows("One", "Two", "Three", "Four")
    scene.frame.table?.scrollIndicator = 0.6...1
    scene.frame.table?.background = "lightGray"
    scene.frame.table?.numberOfRows = 20
    return scene
  }
}
