package import TableKit

/// One property with its value; the scope stands in the command.
package enum Property: Hashable, Sendable {
  case text(Text)
  case detail(Text?)
  case image(ImageSpec)
  case background(Text)
  case indentation(Int)
  case accessory(AccessorySpec)
  case editingAccessory(AccessorySpec)
  case selectionStyle(TableViewCell.SelectionStyle)
  case cell(CellSpec)
  /// The delegate's heightForRow (or …Header, …Footer, by the scope), in points.
  case height(Double)
  case selectable(Bool)
  case highlightable(Bool)
  case editable(Bool)
  case movable(Bool)
  case indentsWhileEditing(Bool)
  case editingStyle(TableViewCell.EditingStyle)
  case deleteTitle(Text)
  /// One of two, as what a `$name` stands for says yes or no.
  indirect case byValue(String, yes: Property, no: Property)
}

package struct ImageSpec: Hashable, Sendable {
  package var name: Text
  /// nil: `missing`.
  package var size: Size?

  package init(_ name: Text, size: Size?) { (self.name, self.size) = (name, size) }
}

package enum AccessorySpec: Hashable, Sendable {
  case type(TableViewCell.AccessoryType)
  case button(Text)
  case toggle(isOn: Bool)
}

package struct CellSpec: Hashable, Sendable {
  package var style: TableViewCell.CellStyle
  package var identifier: Identifier
  /// Of a custom cell, from left to right.
  package var subviews: [SubviewSpec]

  package enum Identifier: Hashable, Sendable {
    /// Not said: one identifier a style.
    case standard
    case named(Text)
    /// No reuse at all.
    case none
  }

  package enum SubviewSpec: Hashable, Sendable {
    case label(name: Text, text: Text?)
    case image(ImageSpec)
    case field(name: Text)
    case button(Text)
  }

  package init(
    _ style: TableViewCell.CellStyle, identifier: Identifier = .standard,
    subviews: [SubviewSpec] = []
  ) {
    (self.style, self.identifier, self.subviews) = (style, identifier, subviews)
  }
}
