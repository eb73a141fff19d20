/// Names that written code has for what has a name of any letters on the glass: each its own, of ASCII letters
/// and digits.
struct CodeNames {
  private var names: [String: String] = [:]
  private var taken: Set<String>

  private init(besides taken: Set<String>) { self.taken = taken }

  subscript(name: String) -> String? { names[name] }

  /// The properties of text fields: `nameField`.
  static func properties(ofFields fields: [String]) -> CodeNames {
    var names = CodeNames(besides: ["textField"])  // which is a parameter
    for field in fields { names.add(property(ofField: field), for: field) }
    return names
  }

  /// The classes of screens: `FirstLevelViewController`.
  static func classes(ofScreens screens: [String]) -> CodeNames {
    var names = CodeNames(besides: UIKitClasses.viewControllers)
    for screen in screens { names.add(className(screen), for: screen) }
    return names
  }

  /// Those that come out as one before are numbered.
  private mutating func add(_ wanted: String, for name: String) {
    if names[name] != nil { return }
    var (own, number) = (wanted, 1)
    while !taken.insert(own).inserted {
      number += 1
      own = "\(wanted)\(number)"
    }
    names[name] = own
  }

  /// The property of a field, if it is the only one.
  static func property(ofField name: String) -> String {
    let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = letters.first, first.isLetter else { return "input\(letters)Field" }
    return first.lowercased() + letters.dropFirst() + "Field"
  }

  /// The class of a screen, if it is the only one.
  static func className(_ name: String) -> String {
    var letters = ""
    var isStart = true
    for character in name {
      if character.isASCII, character.isLetter || character.isNumber {
        letters += isStart ? character.uppercased() : String(character)
        isStart = false
      } else {
        isStart = true
      }
    }
    if letters.isEmpty || letters.first?.isNumber == true { letters = "Screen" + letters }
    return letters + "ViewController"
  }
}

private enum UIKitClasses {
  static let viewControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UIInputViewController", "UIPageViewController", "UISplitViewController",
  ]
}
