/// Writes commands as the tool writes them: every text quoted, every touch qualified.
package enum Printer {
  /// A text in quotes, with its escapes.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "$": quoted += "\\$"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
