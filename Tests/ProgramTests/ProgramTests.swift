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

  @Test func aFullDiskIsAnError() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try Run("--help", output: full)
    #expect(run.errors == "tabletalk: error: standard output: no space left on device\n")
    #expect(run.status == 4)
  }
}
