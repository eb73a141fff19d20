internal import TableKit

// MARK: the finger
extension Diagnostic {
  init(_ fault: TouchFault) {
    switch fault {
    case .notOnGlass(let path, let visible):
      self.init(
        "\(path) is not on the glass, which shows \(visible.isEmpty ? "no row" : visible)",
        help: visible.isEmpty ? nil : "scroll-to \(path)")
    case .nothingToTap(let text, let nearest):
      self.init(
        "nothing on the glass says \(text.inQuotes)", help: Diagnostic.neighbours(of: text, nearest)
      )
    case .ambiguousTap(let text, let forms):
      self.init(
        "\(text.inQuotes) names several things on the glass", help: forms.joined(separator: " · "))
    case .noAccessory(let path): self.init("\(path) has no accessory that could be tapped")
    case .noControl(let path): self.init("\(path) has no button or switch")
    case .noIndexTitle(let title, let titles):
      self.init("the index has no \(title.inQuotes)", help: Diagnostic.list(titles, atMost: 30))
    case .noIndex: self.init("the table has no index", help: "index auto")
    case .nothingPressed: self.init("no finger is down")
    case .alreadyPressed(let path): self.init("a finger is down on \(path)", help: "lift")
    case .isCovered(let by): self.init("\(by) covers it")
    case .noBackButton: self.init("there is no back button on the glass")
    case .noTab(let title, let titles):
      self.init("there is no tab \(title.inQuotes)", help: Diagnostic.list(titles))
    case .noField(let name, let names):
      self.init("there is no field \(name.inQuotes) on the glass", help: Diagnostic.list(names))
    case .noKeyboard: self.init("no field has the keyboard", help: "tap field NAME")
    case .noBarButton(let title, let titles):
      self.init("the bar has no button \(title.inQuotes)", help: Diagnostic.perhaps(titles))
    }
  }

  init(_ fault: EditingFault) {
    switch fault {
    case .notEditing: self.init("the table is not in edit mode", help: "edit on")
    case .noMinus(let path): self.init("\(path) shows no minus control")
    case .noPlus(let path): self.init("\(path) shows no plus control")
    case .noGrip(let path):
      self.init("\(path) has no grip to drag it by", help: "movable yes; edit on")
    case .noConfirmation: self.init("no Delete button shows", help: "tap minus ROW or swipe ROW")
    case .noAction(let title, let titles):
      self.init("no action \(title.inQuotes) shows", help: Diagnostic.perhaps(titles))
    case .nothingLifted: self.init("no row is lifted", help: "drag ROW over ROW")
    case .alreadyLifted(let path): self.init("\(path) is lifted already", help: "drop or cancel")
    }
  }
}
