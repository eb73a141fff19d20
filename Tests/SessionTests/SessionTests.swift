import CommandLanguage
import TableKit
import Testing

@testable import Session

@Suite struct SessionTests {
  private func perform(_ session: Session, _ commands: [Command]) throws {
    for command in commands {
      _ = try session.perform(LocatedCommand(command, at: SourceRange(0, 0)), in: SourceText(""))
    }
  }

  @Test func rowsAppearOnTheGlassAndUndoTakesThemBack() throws {
    let session = Session()
    let empty = session.state
    try perform(
      session,
      [
        .setUp(.screen(.title(.plain("Names")))),
        .setUp(.content(.rows([.plain("Moe"), .plain("Ron")]))),
      ])
    #expect(session.frame.table?.numberOfRows == 2)
    try perform(session, [.session(.undo(1))])
    #expect(session.frame.table?.numberOfRows == 0)
    try perform(session, [.session(.undo(1))])
    #expect(session.state == empty)
  }

  @Test func aMillionRowsComeAsOneRun() throws {
    let session = Session()
    try perform(session, [.setUp(.content(.rowCount(1_000_000, nil)))])
    #expect(session.frame.table?.numberOfRows == 1_000_000)
  }

  @Test func aSessionThatIsLetGoOfTakesItsStageAlong() {
    weak var stage: Stage?
    do {
      let stand = Stand()
      stand.run(
        "screen Other { rows a }; rows x y; push Other; alert Hello; tab One main; tab Two Other")
      stage = stand.session.stage
    }
    #expect(stage == nil)
  }
}
