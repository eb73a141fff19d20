import Drawing
import TableKit
import Testing

/// Random numbers that are the same in every run.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Test(arguments: 0..<60)
func noTextBreaksTheFrame(_ seed: Int) {
  var random = SeededRandom(state: UInt64(seed))
  var source = RandomFrame(random: random)
  let frame = source.frame
  let width = max(12, Int(frame.device.size.width / 8)) + 2
  for glyphs in [Look.Glyphs.unicode, .ascii] {
    for hasColor in [false, true] {
      let look = Look(
        glyphs: glyphs, hasColor: hasColor, showsCells: Bool.random(using: &random))
      for line in lines(of: frame, look: look) where !line.hasPrefix("  ") {
        #expect(visibleWidth(of: line) == width, "\(line)")
      }
      var narrow = look
      narrow.width = 17
      for line in lines(of: frame, look: narrow) where !line.hasPrefix("  ") {
        #expect(visibleWidth(of: line) <= 17, "\(line)")
      }
    }
  }
}

/// A frame of any style, with texts of any scalars everywhere.
private struct RandomFrame {
  var random: SeededRandom
  var frame: Frame { mutating get { make() } }

  private mutating func text() -> String {
    let count = Int.random(in: 0...60, using: &random)
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x20...0x7E, 0x00...0x10FFFF, 0x300...0x36F, 0x590...0x6FF, 0x1F300...0x1FAFF,
      0x4E00...0x9FFF, 0x200B...0x206F, 0xFE00...0xFE0F, 0x1100...0x11FF, 0x00...0xA0,
    ]
    let range = ranges.randomElement(using: &random) ?? 0x20...0x7E
    var text = ""
    for _ in 0..<count {
      let value = UInt32.random(
        in: Bool.random(using: &random) ? range : 0x20...0x7E, using: &random)
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  private mutating func maybe() -> String? { Bool.random(using: &random) ? text() : nil }

  private mutating func cell() -> CellState {
    let style = TableViewCell.CellStyle.allCases.randomElement(using: &random) ?? .default
    var cell = CellState(number: 12, style: style, reuseIdentifier: nil)
    cell.text = maybe()
    cell.detail = maybe()
    if let name = maybe() {
      let size = Size(width: Double.random(in: 1...999, using: &random), height: 57)
      cell.image = TableViewCell.Image(name: name, size: Bool.random(using: &random) ? size : nil)
    }
    cell.background = maybe()
    cell.accessoryType = TableViewCell.AccessoryType.allCases.randomElement(using: &random) ?? .none
    cell.editingAccessoryType = cell.accessoryType
    if let title = maybe() { cell.accessoryView = .button(title) }
    cell.indentationLevel = Int.random(in: 0...60, using: &random)
    cell.isSelected = Bool.random(using: &random)
    cell.isHighlighted = Bool.random(using: &random)
    cell.isEditing = Bool.random(using: &random)
    cell.editingStyle = TableViewCell.EditingStyle.allCases.randomElement(using: &random) ?? .none
    cell.showsReorderControl = Bool.random(using: &random)
    cell.subviews = [
      .image(TableViewCell.Image(name: text())), .label(name: "a", text: text()),
      .field(name: "b", text: text()), .button(text()),
    ]
    cell.buttonsShown = buttons()
    return cell
  }

  private mutating func buttons() -> CellState.RowButtons? {
    let actions = (0..<Int.random(in: 0...14, using: &random)).map { _ in
      CellState.SwipeAction(title: text(), isDestructive: Bool.random(using: &random))
    }
    let all: [CellState.RowButtons?] = [
      nil, .confirmation(text()), .leading(actions), .trailing(actions),
    ]
    return all[Int.random(in: 0..<all.count, using: &random)]
  }

  private mutating func make() -> Frame {
    let devices = [Device.classic, .iphone, .ipad, .custom(width: 90, height: 300, era: 5)]
    let device = devices.randomElement(using: &random) ?? .classic
    var bar = NavigationBarFrame(title: maybe(), prompt: maybe(), back: maybe())
    bar.left = [BarItemFrame(title: text(), isEnabled: Bool.random(using: &random))]
    bar.right = [BarItemFrame(title: text()), BarItemFrame(title: text(), isEnabled: false)]
    let style = TableView.Style.allCases.randomElement(using: &random) ?? .plain
    let era = Era(Int.random(in: 2...27, using: &random)) ?? 5
    var scene = Scene(
      style, era: era, device: device, bar: Bool.random(using: &random) ? bar : nil,
      from: Double.random(in: -60...20, using: &random))
    scene.add(.tableHeader(text()), height: 30)
    for section in 0..<3 {
      scene.header(maybe(), height: 28, pinned: section == 0, pushed: section == 0 ? 10 : nil)
      let height = Double.random(in: 10...140, using: &random)
      let cell = self.cell()
      scene.row(cell.text, section: section, height: height, first: true, last: true) { $0 = cell }
      scene.footer(maybe())
    }
    scene.frame.table?.index = IndexFrame(titles: (0..<30).map { _ in text() })
    scene.frame.table?.background = maybe()
    scene.frame.table?.scrollIndicator = 0.2...0.5
    return scene.frame
  }
}
