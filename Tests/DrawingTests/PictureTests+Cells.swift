import TableKit

extension Picture {
  func styles(_ scene: inout Scene) {
    scene.row("Default") {
      $0.image = TableViewCell.Image(name: "img")
      $0.background = "yellow"
    }
    scene.row("Value1", style: .value1) {
      $0.image = TableViewCell.Image(name: "img")
      $0.detail = "Detail"
      $0.accessoryType = .disclosureIndicator
    }
    scene.row("Value2", style: .value2) { $0.detail = "Detail" }
    scene.row("Subtitle", style: .subtitle) {
      $0.image = TableViewCell.Image(name: "img")
      $0.detail = "Detail, small"
      $0.accessoryType = .disclosureIndicator
    }
    scene.row("Indented twice") { $0.indentationLevel = 2 }
  }

  func images(_ scene: inout Scene) {
    let power = TableViewCell.Image(name: "power", size: Size(width: 57, height: 57))
    scene.row("AItem One", height: 90) {
      $0.image = power
      $0.accessoryType = .disclosureIndicator
    }
    scene.row("AItem Two", height: 110, style: .subtitle) {
      $0.image = TableViewCell.Image(name: "a", size: Size(width: 100.5, height: 57))
      $0.detail = "three lines"
      $0.accessoryType = .disclosureIndicator
    }
    scene.row("BItem Three", height: 44) {
      $0.image = TableViewCell.Image(name: "Icon.png", size: nil)
      $0.accessoryType = .disclosureIndicator
    }
    scene.fillers(height: 90)
  }

  func accessories(_ scene: inout Scene) {
    scene.row("disclosure") { $0.accessoryType = .disclosureIndicator }
    scene.row("detail disclosure") { $0.accessoryType = .detailDisclosureButton }
    scene.row("checkmark") { $0.accessoryType = .checkmark }
    scene.row("detail") { $0.accessoryType = .detailButton }
    scene.row("Robby") { $0.accessoryView = .button("Tap") }
  }

  func customCells(_ era: Era) -> Scene {
    var scene = Scene(era: era, height: 264)
    for _ in 0..<2 {
      scene.row(nil, height: 110, style: .custom) {
        $0.background = "yellow"
        $0.accessoryType = .checkmark
        $0.subviews = [
          .image(TableViewCell.Image(name: "money.png", size: Size(width: 80, height: 80))),
          .label(name: "note", text: "Just some static text."),
        ]
      }
    }
    scene.row("Name", height: 44, style: .custom) {
      $0.subviews = [.field(name: "name", text: "Moe"), .button("Tap")]
    }
    return scene
  }

  func wide(_ scene: inout Scene) {
    scene.row("中文標題中文標題中文標題中文標題中文標題中文標題") { $0.isSelected = true }
    scene.row("e\u{301}a\u{308}o\u{302} שלום עולם مرحبا") {
      $0.accessoryType = .disclosureIndicator
    }
    scene.row("👩‍👩‍👧‍👦 👍🏽 1️⃣ ❤️ 🇯🇵", style: .value1) { $0.detail = "数" }
    scene.row("tab\tbell\u{7}esc\u{1B}[31m del\u{7F} c1\u{9B} rlo\u{202E}x ls\u{2028}")
    scene.row("“quotes” – dash… → ×")
  }
}
