package import CommandLanguage

/// An error, a warning or a note as it is printed: where, what, the line with a caret, the way out.
///
/// ```
/// move-me.table:12:6: error: there is no row 0:12
///   drag 0:12 to first
///        ^^^^
///   help: section 0 has 10 rows, 0:0 to 0:9
/// ```
package struct DiagnosticText: Equatable, Sendable {
  package var severity = Diagnostic.Severity.error
  package var message: String
  /// What explains the message, a line each.
  package var details: [String] = []
  package var help: String?
  /// nil where the line was typed at the prompt.
  package var file: String?
  /// Counted from 1.
  package var line: Int?
  /// The source line without its newline; nil where there is none to show.
  package var source: String?
  /// How many cells of the file's line stand before the source line.
  package var margin = 0
  /// What of the line is meant, in UTF-8 bytes from its start.
  package var range: Range<Int> = 0..<0
  /// The files and lines that this file was sourced from, the nearest first.
  package var sourcedFrom: [Place] = []

  package struct Place: Equatable, Sendable {
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  package init(message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// The lines to print, each safe; a source line is cut to the part around the caret that fits
  /// into `width` cells.
  package func lines(look: Look = Look(), width: Int = 80) -> [String] {
    let pointer = source.map { SourcePointer($0, range, ascii: look.glyphs == .ascii) }
    var lines = [headline(column: pointer.map { $0.column + margin }, look: look)]
    lines += messageLines.dropFirst().map { line in written(look) { $0.text(line) } }
    if let pointer {
      lines += pointer.lines(room: max(20, width - 2), look: look).map { "  " + $0 }
    }
    for detail in details { lines.append(written(look) { $0.text("  \(detail)") }) }
    for place in sourcedFrom {
      lines.append(written(look) { $0.text("  sourced from \(place.file):\(place.line)") })
    }
    if let help {
      lines.append(
        written(look) {
          $0.words("  ")
          $0.start(.good)
          $0.words("help:")
          $0.end(.good)
          $0.words(" ")
          $0.text(help)
        })
    }
    return lines
  }

  /// UIKit's own text has lines, as a console shows them; in any other message a newline is somebody's data.
  private var messageLines: [String] {
    guard message.hasPrefix("***") else { return [message] }
    return message.replacing("\t", with: "    ")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func headline(column: Int?, look: Look) -> String {
    written(look) {
      if let file {
        $0.text(file)
        if let line {
          $0.words(":")
          $0.number(line)
          if let column {
            $0.words(":")
            $0.number(column)
          }
        }
        $0.words(": ")
      }
      $0.start(.bold)
      $0.start(severity == .error ? .bad : .tint)
      $0.text("\(severity.rawValue):")
      $0.end(severity == .error ? .bad : .tint)
      $0.end(.bold)
      $0.words(" ")
      $0.text(messageLines[0])
    }
  }
}

private func written(_ look: Look, _ write: (inout Pen) -> Void) -> String {
  var pen = Pen(look: look)
  write(&pen)
  return String(decoding: pen.bytes, as: UTF8.self)
}
