/// A manual page in the making: text for `man`, in which nothing that is shown can be taken for a request.
package struct RoffText {
  package private(set) var text: String

  /// - Parameters:
  ///   - title: in capitals.
  ///   - source: the program with its version.
  package init(title: String, source: String, manual: String) {
    text = ".TH \(title) 1 \"\" \"\(source)\" \"\(manual)\"\n.nh\n.ad l\n"
  }

  package mutating func section(_ title: String) {
    text += ".SH \"\(RoffText.escaped(title.uppercased()))\"\n"
  }

  package mutating func subsection(_ title: String) {
    text += ".SS \"\(RoffText.escaped(title))\"\n"
  }

  package mutating func paragraph(_ words: String) {
    text += ".PP\n\(RoffText.escaped(words))\n"
  }

  /// Lines that stand as they are.
  package mutating func literal(_ lines: [String]) {
    text += ".PP\n.nf\n.RS 4\n"
    for line in lines { text += RoffText.escaped(line) + "\n" }
    text += ".RE\n.fi\n"
  }

  /// A term, and below it what it means, a paragraph each.
  package mutating func entry(_ term: String, _ meanings: [String]) {
    text += ".TP\n\\fB\(RoffText.escaped(term))\\fR\n"
    for (index, meaning) in meanings.enumerated() {
      if index > 0 { text += ".br\n" }
      text += RoffText.breakable(RoffText.escaped(meaning)) + "\n"
    }
  }

  /// A selector may be broken behind each of its colons.
  private static func breakable(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.utf8.count < 40
        ? String(word)
        : word.split(separator: ":", omittingEmptySubsequences: false).joined(separator: ":\\:")
    }.joined(separator: " ")
  }

  package mutating func add(_ chapter: LanguageReference.Chapter) {
    subsection(chapter.title)
    paragraph(chapter.text)
    for entry in chapter.entries {
      var meanings = [entry.summary]
      if !entry.uikit.isEmpty { meanings.append("UIKit: \(entry.uikit)") }
      meanings += entry.examples.map { "> \($0)" }
      self.entry(entry.syntax, meanings)
    }
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case ".", "'":
        if index == 0 { result += "\\&" }
        result.unicodeScalars.append(scalar)
      case "…": result += "..."
      default:
        if scalar.isASCII {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\[u\(padded(String(scalar.value, radix: 16, uppercase: true)))]"
        }
      }
    }
    return result
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
