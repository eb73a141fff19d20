import Foundation
import Testing

@Suite struct ProgramTests {
  @Test func helpAndVersionGoToStandardOutput() throws {
    let help = try Run("--help")
    #expect(help.output.hasPrefix("tabletalk: a table view that you talk to"))
    #expect((help.errors, help.status) == ("", 0))
    #expect(try Run("--version").output == "tabletalk 0.1.0\n")
  }

  @Test func aWrongOptionNamesTheNearest() throws {
    let run = try Run("--kep-going")
    #expect(run.output == "")
    let expected = """
      tabletalk: error: there is no option --kep-going
        help: --keep-going

      """
    #expect((run.errors, run.status) == (expected, 2))
  }

  @Test func anEmptyScriptDoesNothing() throws {
    for run in try [Run("-e", ""), Run(), Run("-", input: "\n\n# nothing\n;")] {
      #expect((run.output, run.errors, run.status) == ("", "", 0))
    }
  }

  @Test func everyRouteRunsTheSameCommands() throws {
    let script = "render off\nrows A B\nshow state"
    let files = try TemporaryFolder()
    let file = try files.write(script, to: "a.table")
    let expected = try Run("-e", script).output
    #expect(expected.hasPrefix("> render off\n> rows A B\n> show state\n"))
    #expect(try Run(file).output == expected)
    #expect(try Run(input: script).output == expected)
    #expect(try Run("-", input: script + "\n").output == expected)
    #expect(try Run(input: script.replacing("\n", with: "\r\n")).output == expected)
    let sourced = try Run("-e", "source \"\(file)\"").output
    #expect(sourced.hasSuffix(expected))
  }

  @Test func aFileOfDataIsToBeLoaded() throws {
    let run = try Run("data/names.plist")
    let expected = """
      error: "data/names.plist" is data, not a script
        help: tabletalk -e 'load "data/names.plist"'

      """
    #expect((run.output, run.errors, run.status) == ("", expected, 1))
  }

  @Test func quietKeepsTheNumberingsOfAnUpdateToItself() throws {
    let script = "rows A B; begin-updates; delete A; end-updates"
    #expect(try Run("-q", "-e", script).output == "")
    #expect(try Run("-e", script).output.contains("0:0 \"A\"  − deleted"))
  }

  @Test(arguments: ["79x480", "320x4001", "1x1"])
  func aDeviceHasSidesThatCanBeDrawn(size: String) throws {
    #expect(try Run("-q", "-e", "device \(size)").status == 1)
    #expect(try Run("-q", "-d", size, "-e", "").status == 2)
  }

  @Test func commandsComeBeforeFiles() throws {
    let files = try TemporaryFolder()
    let file = try files.write("show counts", to: "b.table")
    let run = try Run("-q", "-e", "rows A B", "-e", "rows C", file)
    #expect(run.output == (try Run("-q", "-e", "rows A B; rows C; show counts")).output)
    #expect(!run.output.isEmpty)
  }

  @Test func quietLeavesWhatWasAskedFor() throws {
    let run = try Run("-q", "-e", "rows A B; on select { log \"got $text\" }; tap B; title X")
    #expect(run.output.contains("got B"))
    #expect(run.output.split(separator: "\n").count == 1)
    let shown = try Run("-q", "-e", "rows A B; show screen").output
    #expect(shown.contains("A") && !shown.contains("> "))
  }

  @Test func aFullDiskIsAnError() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try Run("-e", "rows A B", output: full)
    #expect(run.errors == "tabletalk: error: standard output: no space left on device\n")
    #expect(run.status == 4)
  }

  @Test func aReaderWhoLeavesEndsTheRunWithoutAWord() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try Run("-e", "rows A B", output: pipe.fileHandleForWriting)
    #expect((run.errors, run.status) == ("", 4))
  }

  @Test func aCommandThatComesThroughAPipeIsAnsweredAtOnce() throws {
    let (input, output) = (Pipe(), Pipe())
    let process = try start(input, output)
    input.fileHandleForWriting.write(Data("-".utf8.dropFirst()) + Data("rows Moe\n".utf8))
    var answer = ""
    while !answer.contains("Moe  ") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      answer += String(decoding: data, as: UTF8.self)
    }
    #expect(answer.contains("│ Moe "))
    try input.fileHandleForWriting.close()
    process.waitOrKill()
    #expect(process.terminationStatus == 0)
  }

  @Test func controlCEndsAScript() throws {
    signal(SIGINT, SIG_DFL)  // it may have come ignored, and would be inherited so
    let (input, output) = (Pipe(), Pipe())
    let process = try start(input, output)
    input.fileHandleForWriting.write(Data("rows Moe\n".utf8))
    _ = output.fileHandleForReading.availableData
    process.interrupt()
    process.waitOrKill()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
  }

  private func start(_ input: Pipe, _ output: Pipe) throws -> Process {
    let process = Process()
    process.executableURL = Run.program
    process.environment = Run.environment
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    return process
  }
}
