internal import TableKit

// MARK: the finger
extension Printer {
  static func words(of command: TouchCommand) -> [String] {
    switch command {
    case .tap(let target): ["tap", tapTarget(target)]
    case .press(let place): ["press", self.place(place)]
    case .hold(let place): ["hold", self.place(place)]
    case .lift: ["lift"]
    case .scroll(let amount): ["scroll by", self.amount(amount)]
    case .type(let text, let field):
      ["type", self.text(text), field.map { "in " + self.text($0.name) } ?? ""]
    case .swipe(let place, let direction, let full):
      ["swipe", self.place(place), direction.rawValue, full ? "full" : ""]
    case .drag(let place, let target): ["drag", self.place(place), drag(target)]
    case .drop: ["drop"]
    case .cancel: ["cancel"]
    }
  }

  private static func tapTarget(_ target: TapTarget) -> String {
    switch target {
    case .anything(let place): self.place(place)
    case .row(let place): "row " + self.place(place)
    case .accessory(let place): "accessory " + self.place(place)
    case .control(let place): "control " + self.place(place)
    case .index(let title, _): "index " + text(title)
    case .minus(let place): "minus " + self.place(place)
    case .plus(let place): "plus " + self.place(place)
    case .confirm: "confirm"
    case .action(let title, _): "action " + text(title)
    case .bar(let title, _): "bar " + text(title)
    case .back: "back"
    case .tab(let thing): "tab " + text(thing.name)
    case .button(let thing): "button " + text(thing.name)
    case .field(let thing): "field " + text(thing.name)
    }
  }

  private static func amount(_ amount: ScrollAmount) -> String {
    switch amount {
    case .points(let points): number(points)
    case .rows(let rows): "\(rows) rows"
    case .pages(let pages): number(pages) + " pages"
    }
  }

  private static func drag(_ target: DragTarget) -> String {
    switch target {
    case .to(let target): "to " + self.target(target)
    case .over(let place): "over " + self.place(place)
    }
  }
}
