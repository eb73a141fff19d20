import CommandLanguage
import Foundation
import Testing

@testable import tabletalk

@Suite struct ScriptStreamTests {
  /// The pieces that come of these writes, each made when the piece before it was taken.
  private func pieces(_ writes: [String]) throws -> [String] {
    let pipe = Pipe()
    var stream = ScriptStream(descriptor: pipe.fileHandleForReading.fileDescriptor, name: "stdin")
    var pieces: [String] = []
    for text in writes {
      try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      if let piece = try stream.next() { pieces.append(line(piece)) }
    }
    try pipe.fileHandleForWriting.close()
    while let piece = try stream.next() { pieces.append(line(piece)) }
    return pieces
  }

  private func line(_ source: SourceText) -> String {
    "\(source.firstLine):" + String(decoding: source.bytes, as: UTF8.self)
  }

  @Test func aLineIsHandedOutWhenItIsThere() throws {
    #expect(try pieces(["rows A\n", "tap A\ntap"]) == ["1:rows A\n", "2:tap A\n", "3:tap"])
  }

  @Test func anOpenBlockWaitsForItsEnd() throws {
    let text = "tap A\non select {\n  log \"x\"\n}\n"
    #expect(try pieces([text, "tap A\n"]) == ["1:" + text, "5:tap A\n"])
  }

  @Test func theLastLineNeedsNoEnd() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("on select {\n}\\\n x".utf8))
    try pipe.fileHandleForWriting.close()
    var stream = ScriptStream(descriptor: pipe.fileHandleForReading.fileDescriptor, name: "stdin")
    #expect(try stream.next().map(line) == "1:on select {\n}\\\n x")
    #expect(try stream.next() == nil)
  }
}
