import Foundation
import Testing

@Suite("tabletalk reduce")
struct ReduceCommandTests {
  private let script =
    "title A\nrows Eeny Meeny Miney Moe\nedit on\nexpect not screen \"Moe\"\nreload\n"

  @Test func printsAScriptThatStillFailsAndLeavesTheFileAsItIs() throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "a.table")
    let run = try Run("reduce", "a.table", folder: folder.url)
    #expect(run.output == "rows Moe\nexpect not screen \"Moe\"\n")
    #expect(run.errors.hasPrefix("5 lines cut to 2, after "))
    #expect(run.errors.hasSuffix("it fails: screen: expected not \"Moe\", is there\n"))
    #expect(run.status == 0)
    #expect(folder.text("a.table") == script)
    #expect(try Run("--quiet", input: run.output).status == 3)
  }

  @Test func cutsWhatStandardInputHolds() throws {
    let run = try Run("reduce", "-", "--until", "expect edit on", input: script)
    #expect((run.output, run.status) == ("edit on\n", 0))
  }

  @Test(arguments: [
    (["reduce"], "reduce wants one file", 2),
    (["reduce", "a", "b"], "reduce wants one file", 2),
    (["reduce", "-", "--until", "rows A"], "--until takes what is expected", 2),
    (["reduce", "-", "--until", "expect nonsense"], "expect knows nothing called \"nonsense\"", 2),
    (["reduce", "-", "--until", "expect rows 1", "--fails", "x"], "do not go together", 2),
    (["reduce", "-"], "it does not fail", 3),
    (["reduce", "-", "--fails", "x"], "it does not fail", 3),
    (["reduce", "nosuch.table"], "there is no file \"nosuch.table\"", 4),
  ])
  func saysWhatItCannotCut(_ arguments: [String], _ message: String, _ status: Int32) throws {
    let run = try Run(arguments, input: "rows A\n")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect((run.output, run.status) == ("", status))
  }
}
