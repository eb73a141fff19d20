extension LanguageReference {
  /// The reference as Markdown.
  package var markdown: String {
    var text = "# The language\n"
    for chapter in chapters {
      text += "\n## \(chapter.title)\n\n\(LanguageReference.markdown(chapter.text))\n"
      for entry in chapter.entries { text += LanguageReference.markdown(entry) }
    }
    return text
  }

  private static func markdown(_ entry: Entry) -> String {
    var text = "\n- `\(entry.syntax)`: \(markdown(entry.summary))"
    if !entry.uikit.isEmpty { text += "  \n  UIKit: `\(entry.uikit)`" }
    for example in entry.examples { text += "  \n  `\(example)`" }
    return text + "\n"
  }

  /// A text in which nothing is a mark of Markdown's.
  private static func markdown(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\`*_[]<>#|".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
