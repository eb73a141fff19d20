import CommandLanguage
import DataFormats
import Drawing
import Replay
import Session

/// Loads a data file; the first byte chooses its name and what is asked for.
func loadFile(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  let file = Array(bytes.dropFirst())
  let names = ["a.plist", "a.json", "a.csv", "a.tsv", "a.txt", "a.strings", "a", "a.storyboard"]
  let name = names[Int(first & 7)]
  let options: [LoadOptions] = [
    LoadOptions(), LoadOptions(as: .rows), LoadOptions(as: .sections),
    LoadOptions(textKey: "a", detailKey: "b", sectionKey: "c"),
  ]
  do throws(DataError) {
    let content = try DataReader().content(
      of: file, name: name, options: options[Int(first >> 3) & 3], decode: decodeAsSent)
    requireReadable(content)
  } catch {
    require(!error.message(file: name).isEmpty, "an error without words")
    for line in [error.message(file: name), error.help(file: name) ?? ""] {
      require(isCalm(sanitized(line)), "not safe: \(line.debugDescription)")
    }
    require(error.line ?? 1 > 0 && error.column ?? 1 > 0, "no place: \(error)")
  }
  _ = try? ValueDecoder.decode(file)
}

/// Decodes by Foundation, and sends the value as the two programs do.
private func decodeAsSent(
  _ bytes: [UInt8], _ format: DataFormat
) throws(DataError) -> DataValue {
  let value: DataValue
  do throws(DataError) { value = try FoundationDecoder.decode(bytes, as: format) } catch {
    requireSame(error)
    throw error
  }
  do throws(DataError) {
    let sent = try ValueDecoder.decode(ValueEncoder.encode(value))
    require("\(sent)" == "\(value)", "sent \(value), received \(sent)")
    return sent
  } catch { fatalError("a value is not understood: \(value)") }
}

/// An error arrives as it was sent.
private func requireSame(_ error: DataError) {
  do throws(DataError) {
    let value = try ValueDecoder.decode(ValueEncoder.encode(error))
    fatalError("an error arrives as the value \(value)")
  } catch let received {
    require(received == error, "sent \(error), received \(received)")
  }
}

private func requireReadable(_ content: LoadedContent) {
  var count = 0
  for section in content.sections {
    _ = section.title?.utf8.count
    for row in section.rows { count += 1 + row.text.utf8.count * 0 }
  }
  require(count == content.rowCount, "\(count) rows of \(content.rowCount)")
}

/// Reads a document of each kind: its bytes stay, and what is written anew reads as written.
func readDocument(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  let kinds: [Document.Kind] = [.walkthrough, .transcript, .script]
  let file = Array(bytes.dropFirst())
  var document = Document(file, as: kinds[Int(first) % 3])
  require(document.bytes == file, "a document that is not written as it was read")
  let walkthrough = Walkthrough(document, name: "a.md")
  require(walkthrough.stepCount >= 0 && !walkthrough.title.isEmpty, "a course without a title")
  _ = Document.Kind(name: "a", bytes: file)
  if document.kind == .script { return }
  let replies = Replies(first)
  replies.update(&document)
  var again = Document(document.bytes, as: document.kind)
  require(again.bytes == document.bytes, "an updated document that is not written as it is read")
  let changes = replies.update(&again)
  require(changes == 0, "a second update changes \(changes) replies more")
}

/// What is printed in place of what a document expects.
private struct Replies {
  private let seed: UInt8

  init(_ seed: UInt8) { self.seed = seed }

  private static let lines = [
    "", " ", "text", "> a", "? b", "! c", "\\d", "```", "[...]", "a [..] b", "    indented",
    "- item",
    "# head", "<div>", "é", "\\",
  ]

  /// A command that is not complete is always refused.
  private func lines(_ number: Int, to exchange: Exchange) -> [ReplyLine] {
    let isRefused = Lexer.needsMore(SourceText(exchange.typed))
    return (isRefused ? [ReplyLine(.message, "not closed")] : []) + lines(number)
  }

  private func lines(_ number: Int) -> [ReplyLine] {
    (0..<(Int(seed >> 2) + number) % 4).map { line in
      let text = Self.lines[(Int(seed) &+ number &* 7 &+ line &* 5) % Self.lines.count]
      return ReplyLine((number + line) % 3 == 0 ? .message : .output, text)
    }
  }

  /// - Returns: how many replies changed.
  @discardableResult
  func update(_ document: inout Document) -> Int {
    let newline = document.newline
    var (changes, count) = (0, 0)
    for index in document.parts.indices {
      guard case .block(var block) = document.parts[index], block.isRun else { continue }
      for number in block.exchanges.indices {
        let lines = lines(count, to: block.exchanges[number])
        if block.exchanges[number].update(with: lines, newline: newline) { changes += 1 }
        count += 1
      }
      document.parts[index] = .block(block)
    }
    return changes
  }
}

/// Explains a pasted text; a script that it gives can be read.
func explainCrash(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let lines = crashLines(for: text)
  require(!lines.isEmpty, "nothing is said")
  for line in lines {
    require(isCalm(sanitized(line)), "not safe: \(line.debugDescription)")
  }
  guard let script = CrashReport(reading: text)?.script else { return }
  let source = script.joined(separator: "\n")
  do throws(ParseError) { _ = try Parser.parse(source) } catch {
    fatalError("a script that cannot be read: \(error)\n\(source)")
  }
}

/// Reads a journal; one that begins with another letter is written first, and torn.
func readJournal(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  if first == UInt8(ascii: "t") { return readJournal(asItStands: bytes) }
  let records = bytes.dropFirst().split(separator: 0xFF).compactMap(journalRecord)
  var whole = Array("tabletalk journal 1\n".utf8)
  for record in records { whole += record.encoded }
  requireRecords(of: whole[...], startLike: records, all: true)
  requireRecords(of: whole.dropLast(Int(first)), startLike: records, all: first == 0)
  var damaged = whole
  if whole.count > 20 { damaged[20 + (whole.count - 20) * Int(first) / 256] ^= first | 1 }
  requireRecords(of: damaged[...], startLike: records, all: false)
}

private func journalRecord(_ bytes: ArraySlice<UInt8>) -> JournalRecord? {
  guard let kind = bytes.first else { return nil }
  let (number, rest) = (Int(kind >> 3), bytes.dropFirst())
  let text = String(decoding: rest, as: UTF8.self)
  return switch kind & 7 {
  case 0: .start(text)
  case 1: .entry(text)
  case 2: .commands(text)
  case 3: .script(text)
  case 4: .file(path: text, Array(rest.reversed()))
  case 5: .done(step: number)
  case 6: .stopped(commands: number, step: rest.count)
  default: .again
  }
}

/// What is read of a journal that was torn or damaged are its first records.
private func requireRecords(
  of bytes: ArraySlice<UInt8>, startLike records: [JournalRecord], all: Bool
) {
  guard let journal = try? JournalText(Array(bytes)) else {
    return require(bytes.count < 20, "a journal that is none")
  }
  require(records.starts(with: journal.records), "other records: \(journal.records)")
  require(!all || journal.records.count == records.count, "records that are gone: \(records)")
  _ = (journal.entries, journal.start)
}

/// What was read of a journal is written as it stood.
private func readJournal(asItStands bytes: [UInt8]) {
  guard let journal = try? JournalText(bytes) else { return }
  require(journal.length + journal.torn == bytes.count, "bytes that are neither good nor torn")
  var written = Array("tabletalk journal 1\n".utf8)
  for record in journal.records { written += record.encoded }
  requireRecords(of: written[...], startLike: journal.records, all: true)
}
