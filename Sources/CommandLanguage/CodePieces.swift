internal import TableKit

/// The names, numbers and texts of a line of code, without what parts them.
struct CodePieces {
  private enum Piece: Equatable {
    case name(String)
    case number(Int)
    case text(String)
  }

  private var pieces: [Piece] = []

  init(_ line: String) {
    var rest = line.unicodeScalars[...]
    while let first = rest.first {
      if first == "\"" {
        let text = rest.dropFirst().prefix { $0 != "\"" }
        pieces.append(.text(String(text)))
        rest = rest.dropFirst(text.count + 2)
      } else if first.isNamePart {
        let word = rest.prefix { $0.isNamePart }
        pieces.append(Int(String(word)).map(Piece.number) ?? .name(String(word)))
        rest = rest.dropFirst(word.count)
      } else {
        rest = rest.dropFirst()
      }
    }
  }

  private func has(_ name: String) -> Bool { pieces.contains(.name(name)) }

  /// What the line does, as a command.
  var command: String? {
    (isDeclaration ? reaction : nil) ?? tableCall ?? assignment ?? output ?? reaction
  }
}

// MARK: what a line does
extension CodePieces {
  private var isDeclaration: Bool {
    has("func") || pieces.first == .name("void") || has("UITableView")
  }

  /// The implementation of a method, or its name: `func tableView(_:didSelectRowAt:)`.
  private var reaction: String? {
    for case .name(let name) in pieces {
      if let method = MethodNames.loosely(name).first(where: { $0.owner != .table }) {
        let event = Event.named.first { $0.event.method == method }?.name ?? method.shortName
        return "on \(event) { … }"
      }
    }
    return nil
  }

  private var tableCall: String? {
    for case .name(let name) in pieces {
      switch name {
      case "deleteRows", "deleteRowsAtIndexPaths": return "delete \(paths)\(animation)"
      case "insertRows", "insertRowsAtIndexPaths": return "insert TEXT at \(paths)\(animation)"
      case "reloadRows", "reloadRowsAtIndexPaths": return "reload \(paths)\(animation)"
      case "moveRow", "moveRowAtIndexPath": return "move \(path(0)) to \(path(1))"
      case "insertSections": return "insert section at \(sections)\(animation)"
      case "deleteSections": return "delete section \(sections)\(animation)"
      case "reloadSections": return "reload section \(sections)\(animation)"
      case "moveSection": return "move section \(number(0)) to \(number(1))"
      case "reloadData": return "reload"
      case "selectRow", "selectRowAtIndexPath": return "select \(path(0))"
      case "deselectRow", "deselectRowAtIndexPath": return "deselect \(path(0))"
      case "scrollToRow", "scrollToRowAtIndexPath": return "scroll-to \(path(0))\(position)"
      case "setEditing": return "edit \(isOn ? "on" : "off")"
      case "beginUpdates": return "begin-updates"
      case "endUpdates": return "end-updates"
      case "performBatchUpdates": return "updates { … }"
      default: continue
      }
    }
    return nil
  }

  private var assignment: String? {
    for case .name(let name) in pieces {
      switch name {
      case "accessoryType": return accessory.map { "accessory \($0)" }
      case "textLabel": return text.map { "text \($0)" }
      case "detailTextLabel": return text.map { "detail \($0)" }
      case "imageView": return text.map { "image \($0)" }
      case "title": return text.map { "title \($0)" }
      case "prompt": return text.map { "prompt \($0)" }
      case "rowHeight": return "row-height \(number(0))"
      case "isEditing", "editing": return "edit \(isOn ? "on" : "off")"
      case "allowsMultipleSelection": return "selection \(isOn ? "multiple" : "single")"
      case "allowsSelection": return "selection \(isOn ? "single" : "none")"
      case "dataSource": return isNothing ? "unwire data-source" : "wire data-source"
      case "delegate": return isNothing ? "unwire delegate" : "wire delegate"
      default: continue
      }
    }
    return nil
  }

  private var output: String? {
    guard has("print") || has("NSLog") else { return nil }
    return text.map { "log \($0)" }
  }
}

// MARK: what it does it to
extension CodePieces {
  /// The index paths that are spelt out.
  private var allPaths: [String] {
    var found: [String] = []
    for index in pieces.indices.dropLast(3) {
      guard case .name(let first) = pieces[index], case .number(let row) = pieces[index + 1],
        case .name(let second) = pieces[index + 2], case .number(let section) = pieces[index + 3],
        first == "row" && second == "section"
          || first == "indexPathForRow" && second == "inSection"
      else { continue }
      found.append("\(section):\(row)")
    }
    return found
  }

  private var paths: String { allPaths.isEmpty ? "ROW" : allPaths.joined(separator: " ") }

  private func path(_ place: Int) -> String {
    allPaths.indices.contains(place) ? allPaths[place] : place == 0 ? "ROW" : "PATH"
  }

  private func number(_ place: Int) -> String {
    let numbers = pieces.compactMap { piece in
      if case .number(let number) = piece { number } else { nil }
    }
    return numbers.indices.contains(place) ? "\(numbers[place])" : "N"
  }

  private var sections: String { number(0) }

  /// ` with fade`.
  private var animation: String {
    for (index, piece) in pieces.enumerated() {
      guard case .name(let name) = piece else { continue }
      let prefix = "UITableViewRowAnimation"
      if name.hasPrefix(prefix) { return " with \(name.dropFirst(prefix.count).lowercased())" }
      if name == "with", index + 1 < pieces.count, case .name(let kind) = pieces[index + 1] {
        return " with \(kind)"
      }
    }
    return ""
  }

  private var position: String {
    for case .name(let name) in pieces {
      let kind =
        name.hasPrefix("UITableViewScrollPosition") ? name.dropFirst(25).lowercased() : name
      if TableView.ScrollPosition(rawValue: kind) != nil { return " \(kind)" }
    }
    return ""
  }

  private var accessory: String? {
    for case .name(let name) in pieces {
      let prefix = "UITableViewCellAccessory"
      let kind =
        name.hasPrefix(prefix) ? name.dropFirst(prefix.count).lowercased() : name.lowercased()
      switch kind {
      case "disclosureindicator": return "disclosure"
      case "detaildisclosurebutton": return "detail-disclosure"
      case "detailbutton": return "detail"
      case "checkmark", "none": return kind
      default: continue
      }
    }
    return nil
  }

  private var isOn: Bool { !has("false") && !has("NO") }

  private var isNothing: Bool { has("nil") }

  /// The first text, in quotes.
  private var text: String? {
    for case .text(let text) in pieces { return Printer.quoted(text) }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isNamePart: Bool {
    properties.isAlphabetic || ("0"..."9").contains(self) || self == "_"
  }
}
