/// A color or weight; it goes with a mark or a word and never says anything alone.
enum Ink {
  case bold
  case dim
  case tint
  case good
  case bad
  case reverse
  /// A background by its name, with letters that can be read on it.
  case background(String)

  /// The numbers that switch it on and off; off leaves every other kind of ink as it is.
  var codes: (on: StaticString, off: StaticString)? {
    switch self {
    case .bold: ("1", "22")
    case .dim: ("2", "22")
    case .tint: ("34", "39")
    case .good: ("32", "39")
    case .bad: ("31", "39")
    case .reverse: ("7", "27")
    case .background(let name): Ink.background(named: name).map { ($0, "39;49") }
    }
  }

  private static func background(named name: String) -> StaticString? {
    switch name.lowercased() {
    case "black": "97;40"
    case "red": "97;41"
    case "green": "30;42"
    case "yellow": "30;43"
    case "orange": "30;48;5;214"
    case "brown": "97;48;5;94"
    case "blue": "97;44"
    case "magenta", "purple", "pink", "indigo": "97;45"
    case "cyan", "teal", "mint": "30;46"
    case "white": "30;47"
    case "gray", "grey", "darkgray", "lightgray": "97;100"
    default: nil
    }
  }
}
