import CommandLanguage
import Drawing
import Replay

/// Reads a source to its end, as a run that goes on after errors does.
func readSource(_ bytes: [UInt8]) {
  let source = SourceText(name: "", bytes: bytes)
  _ = Lexer.needsMore(source)
  var parser = Parser(source)
  var count = 0
  while true {
    do throws(ParseError) {
      guard let located = try parser.next() else { break }
      requireInside(located.range, of: source)
      requireRoundTrip(located.command, deeply: bytes.count % 16 == 0)
    } catch {
      requireInside(error.range, of: source)
      requireShown(Diagnostic(error, in: source))
    }
    count += 1
    require(count <= bytes.count, "the parser reads more commands than there are bytes")
  }
}

private func requireInside(_ range: SourceRange, of source: SourceText) {
  require(
    0 <= range.start && range.start <= range.end && range.end <= source.bytes.count,
    "\(range) is not inside the source")
}

/// What parses prints to a line that parses to the same.
private func requireRoundTrip(_ command: Command, deeply: Bool) {
  let line = Printer.line(command)
  let again: [LocatedCommand]
  do throws(ParseError) { again = try Parser.parse(line) } catch {
    fatalError("the printed line cannot be read: \(line): \(error)")
  }
  require(again.count == 1, "the printed line is \(again.count) commands: \(line)")
  let printed = Printer.line(again[0].command)
  require(printed == line, "printed differently the second time: \(line), then \(printed)")
  if deeply {
    let (one, other) = (withoutRanges(command), withoutRanges(again[0].command))
    require(one == other, "the printed line means something else: \(line)\n\(one)\n\(other)")
  }
}

/// A command without the places where it was typed.
private func withoutRanges(_ command: Command) -> String {
  "\(command)".replacing(sourceRange, with: "-")
}

nonisolated(unsafe) private let sourceRange = /SourceRange\(start: \d+, end: \d+\)/

/// A diagnostic says something, and is drawn in lines that are safe to print.
func requireShown(_ diagnostic: Diagnostic) {
  require(!diagnostic.message.isEmpty, "a diagnostic without words")
  for line in DiagnosticText(diagnostic).lines(width: 60) {
    require(isCalm(line), "a line that is not safe to print: \(line.debugDescription)")
  }
}

/// Completes at a place that the first byte chooses, and asks for help on the words.
func completeSource(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let cursor = Int(first) % (text.utf8.count + 1)
  let context = CompletionContext(
    rows: ["Eeny", "Miny \"Moe\"", "é\u{1B}[2J"], sections: ["A $x"], screens: ["main"])
  let candidates = Completer.complete(text, at: cursor, in: context)
  require(
    candidates.range.lowerBound <= candidates.range.upperBound
      && candidates.range.upperBound <= cursor, "\(candidates.range) is not before \(cursor)")
  for candidate in candidates.all {
    require(isCalm(candidate.text) && isCalm(candidate.help), "not safe: \(candidate)")
  }
  let word = text.split(separator: " ").first.map(String.init) ?? text
  for line in HelpText.lines(for: word) ?? HelpText.nearest(to: word) {
    require(isCalm(line), "not safe: \(line.debugDescription)")
  }
}
