import CommandLanguage
import TableKit

/// What a written row keeps besides its text.
enum RowField: String, CaseIterable {
  case detail, image, accessory, button, isOn, editingAccessory, background, indentation, style
  case selectionStyle
  case height, isSelectable, isHighlightable, isEditable, isMovable, indentsWhileEditing
  case editingStyle, deleteTitle

  var key: Setting.Key {
    switch self {
    case .detail: .detail
    case .image: .image
    case .accessory, .button, .isOn: .accessory
    case .editingAccessory: .editingAccessory
    case .background: .background
    case .indentation: .indentation
    case .style: .cell
    case .selectionStyle: .selectionStyle
    case .height: .height
    case .isSelectable: .selectable
    case .isHighlightable: .highlightable
    case .isEditable: .editable
    case .isMovable: .movable
    case .indentsWhileEditing: .indentsWhileEditing
    case .editingStyle: .editingStyle
    case .deleteTitle: .deleteTitle
    }
  }

  /// Whether the delegate or the data source answers it; the others are set on the cell.
  var isAnswered: Bool {
    switch self {
    case .detail, .image, .accessory, .button, .isOn, .editingAccessory, .background,
      .indentation, .style, .selectionStyle:
      false
    case .height, .isSelectable, .isHighlightable, .isEditable, .isMovable, .indentsWhileEditing,
      .editingStyle, .deleteTitle:
      true
    }
  }

  var swiftType: String {
    switch self {
    case .detail, .image, .button: "String?"
    case .isOn: "Bool?"
    case .accessory, .editingAccessory: "UITableViewCell.AccessoryType"
    case .background: "UIColor?"
    case .indentation: "Int"
    case .style: "UITableViewCell.CellStyle"
    case .selectionStyle: "UITableViewCell.SelectionStyle"
    case .height: "CGFloat"
    case .isSelectable, .isHighlightable, .isEditable, .isMovable, .indentsWhileEditing: "Bool"
    case .editingStyle: "UITableViewCell.EditingStyle"
    case .deleteTitle: "String"
    }
  }

  /// What a row has of which nothing was said.
  var unset: CodeValue {
    switch self {
    case .detail, .image, .button, .isOn, .background: .nothing
    case .accessory, .editingAccessory: .accessory(.none)
    case .indentation: .number(0)
    case .style: .style(.default)
    case .selectionStyle: .selection(.blue)
    case .height: .number(44)
    case .isSelectable, .isHighlightable, .isEditable, .isMovable, .indentsWhileEditing: .yes(true)
    case .editingStyle: .editing(.delete)
    case .deleteTitle: .text(.plain("Delete"))
    }
  }
}

/// What stands in a written row.
enum CodeValue: Equatable {
  case nothing
  case text(Text)
  case yes(Bool)
  case number(Double)
  case color(Text)
  case accessory(TableViewCell.AccessoryType)
  case editing(TableViewCell.EditingStyle)
  case style(TableViewCell.CellStyle)
  case selection(TableViewCell.SelectionStyle)
}

extension Property {
  /// What it sets in a written row; an accessory is a type, a button or a switch, and the other two go.
  var codeValues: [(RowField, CodeValue)] {
    switch self {
    case .text, .byValue: []
    case .detail(let detail): [(.detail, detail.map(CodeValue.text) ?? .nothing)]
    case .image(let image): [(.image, image.size == nil ? .nothing : .text(image.name))]
    case .background(let color): [(.background, .color(color))]
    case .indentation(let levels): [(.indentation, .number(Double(levels)))]
    case .accessory(.type(let type)):
      [(.accessory, .accessory(type)), (.button, .nothing), (.isOn, .nothing)]
    case .accessory(.button(let title)):
      [(.accessory, .accessory(.none)), (.button, .text(title)), (.isOn, .nothing)]
    case .accessory(.toggle(let isOn)):
      [(.accessory, .accessory(.none)), (.button, .nothing), (.isOn, .yes(isOn))]
    case .editingAccessory(.type(let type)): [(.editingAccessory, .accessory(type))]
    case .editingAccessory: []
    case .cell(let spec): [(.style, .style(spec.style == .custom ? .default : spec.style))]
    case .selectionStyle(let style): [(.selectionStyle, .selection(style))]
    case .height(let points): [(.height, .number(points))]
    case .selectable(let yes): [(.isSelectable, .yes(yes))]
    case .highlightable(let yes): [(.isHighlightable, .yes(yes))]
    case .editable(let yes): [(.isEditable, .yes(yes))]
    case .movable(let yes): [(.isMovable, .yes(yes))]
    case .indentsWhileEditing(let yes): [(.indentsWhileEditing, .yes(yes))]
    case .editingStyle(let style): [(.editingStyle, .editing(style))]
    case .deleteTitle(let title): [(.deleteTitle, .text(title))]
    }
  }

  func codeValue(of field: RowField) -> CodeValue? {
    codeValues.first { $0.0 == field }?.1
  }
}

extension FieldState.Keyboard {
  /// The end of its name in Objective-C.
  var constant: String { self == .ascii ? "ASCIICapable" : uikit.withCapital }

  /// As UIKeyboardType calls it.
  var uikit: String {
    switch self {
    case .default: "default"
    case .ascii: "asciiCapable"
    case .number: "numberPad"
    case .decimal: "decimalPad"
    case .phone: "phonePad"
    case .email: "emailAddress"
    case .url: "URL"
    }
  }
}
