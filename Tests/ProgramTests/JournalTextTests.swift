import Support
import Testing

@testable import tabletalk

@Suite struct JournalTextTests {
  static let records: [JournalRecord] = [
    .start("--device\niphone"), .entry("rows A B"), .done(step: 1),
    .entry("section \"A\" {\n  row \"é\"\n}\n"),
    .file(path: "a b\\c\nd.plist", [0, 10, 13, 255, 10]), .stopped(commands: 2, step: 3),
    .commands("tap A\n"), .script("a b.table"), .again, .entry(""), .file(path: "", []),
  ]

  static func bytes(_ records: [JournalRecord]) -> [UInt8] {
    Array(JournalText.firstLine.utf8) + records.flatMap(\.encoded)
  }

  @Test(arguments: records) func aRecordComesBack(record: JournalRecord) throws {
    let bytes = record.encoded
    let (read, count) = try #require(JournalRecord.decode(bytes[...]))
    #expect(read == record)
    #expect(count == bytes.count)
  }

  @Test func aJournalIsReadableText() {
    let text = String(decoding: Self.bytes([.start(""), .entry("rows A")]), as: UTF8.self)
    #expect(text == "tabletalk journal 1\nb4f9ed72 start 0\n\nf8494c3c entry 6\nrows A\n")
  }

  @Test func aJournalCutAnywhereKeepsItsWholeRecords() throws {
    let bytes = Self.bytes(Self.records)
    let ends = Self.records.indices.map { Self.bytes(Array(Self.records[...$0])).count }
    for length in JournalText.firstLine.utf8.count...bytes.count {
      let text = try JournalText(Array(bytes[..<length]))
      let whole = ends.count { $0 <= length }
      #expect(text.records == Array(Self.records[..<whole]))
      #expect(text.length + text.torn == length)
      #expect(text.torn == length - text.length)
    }
  }

  @Test func aByteThatChangedIsFound() throws {
    let bytes = Self.bytes(Self.records)
    for index in JournalText.firstLine.utf8.count..<bytes.count {
      var damaged = bytes
      damaged[index] ^= 0x10
      let text = try JournalText(damaged)
      #expect(text.records.count < Self.records.count)
      #expect(text.records == Array(Self.records.prefix(text.records.count)))
    }
  }

  @Test func whatIsNoJournalIsRefused() {
    #expect(throws: JournalText.Refusal.noJournal) { try JournalText([]) }
    #expect(throws: JournalText.Refusal.noJournal) { try JournalText(Array("rows A\n".utf8)) }
    #expect(throws: JournalText.Refusal.otherFormat("2")) {
      try JournalText(Array("tabletalk journal 2\n".utf8))
    }
  }

  @Test func anyBytesAtAllAreRead() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let noise = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let text = try JournalText(Array(JournalText.firstLine.utf8) + noise)
      #expect(text.records.isEmpty)
      #expect(text.torn == noise.count)
    }
  }

  @Test func recordsBelongToTheEntryBefore() throws {
    let text = try JournalText(Self.bytes(Self.records))
    #expect(text.start == "--device\niphone")
    #expect(text.entries.count == 5)
    #expect(text.entries[0].end == .done(step: 1))
    #expect(text.entries[1].files.map(\.path) == ["a b\\c\nd.plist"])
    #expect(text.entries[1].end == .stopped(commands: 2, step: 3))
    #expect(text.entries[3].end == .missingAgain)
    #expect(text.entries[4].files.count == 1)
    #expect(!text.entries[4].hasEnded)
  }
}
