import Foundation
import Support
import Testing

@Suite struct PlayTests {
  private static let text = "# Two rows\n\n```tabletalk\n> rows A B\n> delete 0:9\n! no\n```\n"

  @Test func withoutATerminalAllIsShownAtOnce() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, to: "two.md")
    let run = try Run("play", path)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\nTwo rows\n────────\n\n> rows A B\n┌──"), "\(run.output)")
    #expect(run.output.contains("> delete 0:9\n"))
    #expect(run.errors.isEmpty)
  }

  @Test func aRecordingIsOneLineAnEventAndTheSameEachTime() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, to: "two.md")
    let casts = try ["a.cast", "b.cast"].map { name in
      let cast = folder.url.appending(path: name)
      let run = try Run("play", "--cast", cast.path, path)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.hasPrefix("wrote \(cast.path), "))
      return try Data(contentsOf: cast)
    }
    #expect(casts[0] == casts[1])
    let lines = casts[0].split(separator: 10)
    let values = try lines.map {
      try JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed)
    }
    let header = try #require(values.first as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["title"] as? String == "Two rows")
    let events = values.dropFirst().compactMap { $0 as? [Any] }
    #expect(events.count == lines.count - 1)
    let times = events.compactMap { $0.first as? Double }
    #expect(times == times.sorted())
    let text = events.compactMap { $0.last as? String }.joined()
    #expect(text.contains("> rows A B\r\n"))
  }

  @Test(arguments: [
    (["play"], 2, "play takes one file"), (["play", "a", "b"], 2, "play takes one file"),
    (["play", "--pace", "0", "x.md"], 2, "--pace takes seconds"),
    (["play", "nothing.md"], 4, "there is no file \"nothing.md\""),
    (["play", "--cast", "/dev/full", "nav.table"], 4, "cannot be written"),
  ])
  func whatCannotBePlayedIsSaid(_ words: [String], _ status: Int32, _ message: String) throws {
    let run = try Run(words)
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  // MARK: At a terminal

  private static func play(columns: Int = 80, _ variables: [String: String] = [:]) throws
    -> PtyProcess
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "# Two rows\n\nA text that is longer than forty columns of a terminal.\n\n" + Self.text,
      to: "two.md"
    )
    let all = ["LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": folder.url.path].merging(variables) {
      $1
    }
    let process = try #require(
      PtyProcess(Run.program.path, ["play", path], environment: all, columns: columns, rows: 24))
    #expect(process.shows { $0.lines.last?.hasPrefix("[1 of") == true })
    return process
  }

  @Test func whenItGoesOnKeysAreKeysAndTheLastLineIsThere() throws {
    let process = try Self.play()
    #expect(process.comesTrue { !process.isCooked })
    process.stop()
    var modes = process.modes
    modes.c_lflag |= tcflag_t(ICANON | ECHO)
    process.set(modes)
    kill(process.pid, SIGCONT)
    #expect(process.shows { $0.lines.last?.hasPrefix("[1 of") == true })
    process.send(" ")
    #expect(process.shows { $0.lines.last?.hasPrefix("[2 of") == true })
    process.send("q")
    #expect(process.waitForEnd() == 0)
    #expect(process.isCooked)
  }

  @Test func theEndBySignalFindsTheTerminalRestored() throws {
    let process = try Self.play()
    kill(process.pid, SIGTERM)
    #expect(process.waitForEnd() == -SIGTERM)
    #expect(process.isCooked)
  }

  @Test func aNarrowTerminalGetsWhatFits() throws {
    let process = try Self.play(columns: 40)
    #expect(process.screen.lines.contains("A text that is longer than forty columns"))
    process.send(" ")
    #expect(process.shows { $0.lines.last == "[2 of 3 · space, b, g, l, q]" })
    #expect(process.screen.lines.allSatisfy { !$0.contains("q quit") })
    process.send("g9\r")
    #expect(process.showsLine("  a number from 0 to 3 is wanted"))
    process.send("q")
    #expect(process.waitForEnd() == 0)
  }

  @Test func aTerminalThatOnlyPrintsGetsWords() throws {
    let process = try Self.play(["TERM": "dumb"])
    process.send(" ")
    #expect(process.shows { $0.lines.last?.hasPrefix("[2 of") == true })
    let text = String(decoding: process.output, as: UTF8.self)
    #expect(!text.contains("\u{1B}") && !text.contains("┌"), "\(text)")
    process.send("q")
    #expect(process.waitForEnd() == 0)
  }
}
