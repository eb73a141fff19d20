import Glibc

/// What the environment says about the terminal and the user's wishes.
struct Surroundings {
  private let variables: (String) -> String?
  private let outputIsTerminal: Bool

  /// - Parameter variables: answers the value of an environment variable.
  init(
    outputIsTerminal: Bool = isatty(STDOUT_FILENO) == 1,
    variables: @escaping (String) -> String? = environmentVariable
  ) {
    self.variables = variables
    self.outputIsTerminal = outputIsTerminal
  }

  /// Whether the locale's characters are UTF-8, by the first of its variables that is set.
  var isUnicode: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = variables(name), !value.isEmpty else { continue }
      let letters = value.lowercased()
      return letters.hasSuffix("utf-8") || letters.hasSuffix("utf8")
        || letters.contains("utf-8@") || letters.contains("utf8@")
    }
    return false
  }

  /// How wide the terminal is at this moment, in cells; nil: the output is none.
  var columns: Int? { window.flatMap { $0.ws_col > 1 ? Int($0.ws_col) : nil } }

  /// How many lines the terminal shows at this moment; nil: the output is none.
  var rows: Int? { window.flatMap { $0.ws_row > 1 ? Int($0.ws_row) : nil } }

  private var window: winsize? {
    var size = winsize()
    guard outputIsTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return size
  }

  var isDumb: Bool { variables("TERM") == "dumb" }

  func hasColor(_ choice: Options.ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = variables("NO_COLOR"), !value.isEmpty { return false }
      if let value = variables("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
      return outputIsTerminal && !isDumb
    }
  }
}

func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
