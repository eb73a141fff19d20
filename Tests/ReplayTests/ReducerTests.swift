import CommandLanguage
import Session
import Synchronization
import Testing

@testable import Replay

/// A script, and what is left of it.
struct ReducerCase: Sendable, CustomTestStringConvertible {
  let script: String
  let left: String

  init(_ script: String, _ left: String) { (self.script, self.left) = (script, left) }

  var testDescription: String { script }
}

@Suite("Cutting a script")
struct ReducerTests {
  private static let files = FileAccess(
    read: { (path) throws(FileFailure) in
      switch path {
      case "folder/inner.table": Array("rows A B C\nsource \"deep.table\"\n".utf8)
      case "folder/deep.table": Array("title \"deep\"; rows D E\n".utf8)
      case "folder/loop.table": Array("rows A\nsource \"loop.table\"\n".utf8)
      default: throw FileFailure(.missing)
      }
    },
    write: { (_, _) throws(FileFailure) in Issue.record("a file is written") },
    decode: { (_, _) throws(FileFailure) in throw FileFailure(.missing) },
    resolve: { path, base in base.hasPrefix("folder/") ? "folder/\(path)" : path })

  private func reduce(
    _ text: String, _ goal: Goal = .fails, name: String = "folder/a.table"
  ) throws(Reducer.Refusal) -> Reducer.Result {
    try Reducer(goal, files: Self.files).reduce(
      Document(name: name, bytes: Array(text.utf8)), name: name)
  }

  private func until(_ text: String) throws -> Goal {
    .until(try Parser.parse(text), SourceText(text))
  }

  @Test(arguments: [
    ReducerCase(
      "title A\nrows Eeny Meeny Miney Moe\non select { log a; data delete $path; log b }\n"
        + "scroll by 3\ntap Moe\nupdates { insert Q at 0:0 }\ntitle B\n",
      "rows A\non select { data delete $path }\ntap A\nupdates { }\n"),
    ReducerCase(
      "rows 200\nscroll by 44\ntable delete 0:117\n", "rows 1\ntable delete 0:0\n"),
    ReducerCase(
      "section Fruit { rows Apple \"Blood Orange\" }\nsection Nuts { rows Hazel }\n"
        + "table insert at 1:0\n",
      "section\nsection { rows A }\ntable insert at 1:0\n"),
    ReducerCase("era 12\nrows 30\ntap 0:29", "rows 30\ntap 0:29\n"),
    ReducerCase("rows A B C\nedit on\nexpect rows 4\n", "rows A B C\nexpect rows 4\n"),
    ReducerCase(
      "rows A B; accessory checkmark for B\nexpect not accessory checkmark for all",
      "rows A B\naccessory checkmark for B\nexpect not accessory checkmark\n"),
    ReducerCase("title A\nrows B\nnonsense\n", "nonsense\n"),
    ReducerCase(
      "rows A\nsource \"inner.table\"\nexpect not screen \"E\"",
      "rows E\nexpect not screen \"E\"\n"),
    ReducerCase("rows A\nsource \"loop.table\"", "source \"folder/loop.table\"\n"),
    ReducerCase("rows A\nload \"none.csv\"", "load \"folder/none.csv\"\n"),
    ReducerCase("rows A\nsave \"out.table\"\nexpect rows 2", "rows A\nexpect rows 2\n"),
    ReducerCase(
      "section A { rows B C }\nsection D footer E { row F; row G detail x }\n"
        + "expect not screen \"F\"",
      "section { row F }\nexpect not screen \"F\"\n"),
  ])
  func leavesTheFewestStepsThatFailTheSame(_ c: ReducerCase) throws {
    let result = try reduce(c.script)
    let failure = try #require(result.failure)
    #expect(try reduce(result.script, name: "a.table").script == result.script)
    #expect(try reduce(result.script, name: "a.table").failure?.kind == failure.kind)
    #expect(result.script == c.left)
  }

  @Test func whatIsExpectedIsTheGoalWhereThatIsSaid() throws {
    let script =
      "rows A B\ntitle X\non select { accessory checkmark for $path }\nscroll by 5\ntap B\nedit on\n"
    let result = try reduce(script, until("expect accessory checkmark for B"))
    #expect(result.script == "rows B\non select { accessory checkmark }\ntap B\n")
    #expect((result.before, result.after, result.failure == nil) == (6, 3, true))
  }

  @Test func theFailureThatIsNamedIsTheGoal() throws {
    let script = "rows A B\ntitle X\nexpect rows 7\n"
    #expect(try reduce(script, .failsSaying("expected 7")).script == "expect rows 7\n")
  }

  @Test func walkthroughsKeepTheirSessionsApart() throws {
    let document =
      "```tabletalk\n> rows A\n> tap Z\n! nothing\n> title T\n```\n\n"
      + "```tabletalk new\n> rows B\n> expect rows 2\n! rows\n> expect rows 3\n```\n"
    #expect(try reduce(document, name: "a.md").script == "rows B\nexpect rows 3\n")
  }

  @Test(arguments: ["rows A", "", "# nothing", "rows A\nquit\nexpect rows 9"])
  func whatDoesNotFailIsRefused(_ script: String) throws {
    #expect(refusal(script, .fails) == "doesNotFail")
  }

  @Test func whatComesToSomethingElseIsRefused() throws {
    #expect(refusal("tap A", .failsSaying("no such")).hasPrefix("failsOtherwise"))
    #expect(refusal("rows A", try until("expect sections 1")) == "holdsFromTheStart")
    #expect(refusal("rows A", try until("expect rows 7")) == "neverHolds(nil)")
    #expect(refusal("tap A", try until("expect rows 7")).hasPrefix("neverHolds(Optional("))
  }

  private func refusal(_ script: String, _ goal: Goal) -> String {
    do throws(Reducer.Refusal) {
      return try reduce(script, goal).script
    } catch {
      return "\(error)"
    }
  }

  @Test func anInterruptGivesTheBestSoFar() throws {
    let tries = Mutex(0)
    let script = (0..<40).map { "rows R\($0)\n" }.joined() + "tap Q\n"
    let reducer = Reducer(
      .fails, files: .none, isInterrupted: { tries.withLock { $0 > 4 } },
      progress: { tried, _ in tries.withLock { $0 = tried } })
    let result = try reducer.reduce(Document(Array(script.utf8), as: .script), name: "")
    #expect(result.wasInterrupted)
    #expect(result.after < 41 && result.script.hasSuffix("tap Q\n"))
  }
}
