internal import TableKit

// MARK: texts and numbers
extension Printer {
  /// A text in quotes, with its escapes.
  package static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  static func text(_ text: Text) -> String {
    switch text {
    case .plain(let string): quoted(string)
    case .template(let segments): "\"" + segments.map(segment).joined() + "\""
    }
  }

  private static func segment(_ segment: Text.Segment) -> String {
    switch segment {
    case .text(let string): escaped(string)
    case .value(let name): "${\(name)}"
    }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case "$": escaped += "\\$"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  static func textOrNone(_ text: Text?) -> String { text.map(self.text) ?? "none" }

  static func yesOrNo(_ isYes: Bool) -> String { isYes ? "yes" : "no" }

  /// Without a fraction where there is none.
  package static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

// MARK: places
extension Printer {
  package static func place(_ place: Place) -> String { term(place.term) }

  private static func term(_ term: Place.Term) -> String {
    switch term {
    case .path(let section, let row): path(section, row)
    case .text(let text): self.text(text)
    case .first: "first"
    case .last: "last"
    case .selected: "selected"
    case .value(let name): "$\(name)"
    case .range(let first, let section, let row): "\(first)-\(path(section, row))"
    case .section(let name): "section " + sectionName(name)
    case .all: "all"
    }
  }

  private static func path(_ section: Int?, _ row: RowIndex) -> String {
    let index =
      switch row {
      case .number(let number): "\(number)"
      case .last: "last"
      case .end: "end"
      }
    return section.map { "\($0):\(index)" } ?? index
  }

  static func sectionName(_ name: SectionName) -> String {
    switch name {
    case .number(let number): "\(number)"
    case .title(let title): text(title)
    case .value(let name): "$\(name)"
    case .last: "last"
    }
  }

  static func target(_ target: Target) -> String {
    switch target.term {
    case .path(let section, let row): path(section, row)
    case .end: "end"
    case .value(let name): "$\(name)"
    case .place(let place): term(place)
    }
  }

  package static func scope(_ scope: Scope?) -> String {
    switch scope {
    case nil: ""
    case .places(let places): "for " + places.map(place).joined(separator: " ")
    case .headers: "for headers"
    case .footers: "for footers"
    case .table: "for table"
    case .cell(.number(let number)): "for cell \(number)"
    case .cell(.value(let name)): "for cell $\(name)"
    }
  }
}

// MARK: properties
extension Printer {
  /// `accessory checkmark`
  package static func line(_ property: Property) -> String {
    self.property(property).joined(separator: " ")
  }

  static func property(_ property: Property) -> [String] {
    switch property {
    case .text(let text): ["text", self.text(text)]
    case .detail(let text): ["detail", textOrNone(text)]
    case .image(let image): ["image", self.image(image)]
    case .background(let color): ["background", text(color)]
    case .indentation(let level): ["indentation", "\(level)"]
    case .accessory(let accessory): ["accessory", self.accessory(accessory)]
    case .editingAccessory(let accessory): ["editing-accessory", self.accessory(accessory)]
    case .selectionStyle(let style): ["selection-style", style.rawValue]
    case .cell(let cell): ["cell", self.cell(cell)]
    case .height(let points): ["height", number(points)]
    case .selectable(let isYes): ["selectable", yesOrNo(isYes)]
    case .highlightable(let isYes): ["highlightable", yesOrNo(isYes)]
    case .editable(let isYes): ["editable", yesOrNo(isYes)]
    case .movable(let isYes): ["movable", yesOrNo(isYes)]
    case .indentsWhileEditing(let isYes): ["indents-while-editing", yesOrNo(isYes)]
    case .editingStyle(let style): ["editing-style", style.rawValue]
    case .deleteTitle(let title): ["delete-title", text(title)]
    case .byValue(let name, let yes, _):
      line(yes).split(separator: " ").dropLast().map(String.init) + ["$\(name)"]
    }
  }

  private static func image(_ image: ImageSpec) -> String {
    guard let size = image.size else { return text(image.name) + " missing" }
    return "\(text(image.name)) \(number(size.width))x\(number(size.height))"
  }

  private static func accessory(_ accessory: AccessorySpec) -> String {
    switch accessory {
    case .type(let type): type.rawValue
    case .button(let title): "button " + text(title)
    case .toggle(let isOn): isOn ? "switch on" : "switch off"
    }
  }

  private static func cell(_ cell: CellSpec) -> String {
    var words = [cell.style.rawValue]
    switch cell.identifier {
    case .standard: break
    case .named(let name): words.append("id " + text(name))
    case .none: words.append("id none")
    }
    if !cell.subviews.isEmpty {
      words.append("{ " + cell.subviews.map(subview).joined(separator: "; ") + " }")
    }
    return words.joined(separator: " ")
  }

  private static func subview(_ view: CellSpec.SubviewSpec) -> String {
    switch view {
    case .label(let name, let text):
      ["label", self.text(name), text.map(self.text) ?? ""].filter { !$0.isEmpty }
        .joined(separator: " ")
    case .image(let image): "image " + self.image(image)
    case .field(let name): "field " + text(name)
    case .button(let title): "button " + text(title)
    }
  }
}
