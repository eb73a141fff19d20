import CommandLanguage
import Session
import Testing

@testable import Replay

@Suite struct PlayingTests {
  private static let text = """
    # Play

    ```tabletalk
    > rows A B
    > select B
    ```

    And anew.

    ```tabletalk new
    > row C
    > tap Z
    ! nothing
    ```
    """

  private static func playing(_ text: String = text, name: String = "p.md") -> Playing {
    let document = Document(name: name, bytes: Array(text.utf8))
    let session = Session()
    session.options.render = .off
    return Playing(Walkthrough(document, name: name), session, StepText.Style())
  }

  private static func rows(_ playing: Playing) -> String {
    let table = playing.session.frame.table
    return "\(table?.numberOfRows ?? -1)"
  }

  @Test func beatsComeInTheirOrder() {
    var playing = Self.playing()
    var scenes: [Playing.Scene] = []
    while let scene = playing.next() { scenes.append(scene) }
    #expect(scenes.count == playing.count)
    #expect(scenes[1] == .typed(["rows A B"], reply: []))
    #expect(scenes[3] == .prose("\nAnd anew.\n\n"))
    guard case .typed(_, let reply) = scenes[5] else {
      Issue.record("\(scenes[5])")
      return
    }
    #expect(reply.first == "nothing on the glass says \"Z\"")
    #expect(Self.rows(playing) == "1")
  }

  @Test func goingBackAndForwardAgainShowsTheSame() {
    var straight = Self.playing()
    var scenes: [Playing.Scene] = []
    var states: [SeenState] = [straight.session.seen]
    while let scene = straight.next() {
      scenes.append(scene)
      states.append(straight.session.seen)
    }
    var playing = Self.playing()
    for move in [3, 1, 6, 0, 2, 5, 4, 6, 3] {
      let scene = playing.go(to: move)
      #expect(scene == (move == 0 ? nil : scenes[move - 1]), "at \(move)")
      #expect(playing.session.seen == states[move], "at \(move)")
    }
    while playing.position > 0 {
      let place = playing.position - 1
      let scene = playing.back()
      #expect(scene == (place == 0 ? nil : scenes[place - 1]))
      #expect(playing.session.seen == states[place])
    }
    #expect(playing.back() == nil)
    #expect(playing.next() == scenes[0])
  }

  @Test func whatIsDoneMeanwhileIsTakenBackByGoingOn() {
    var playing = Self.playing()
    _ = playing.go(to: 2)
    let moment = playing.session.moment
    playing.session.options.render = .full
    playing.session.goBack(to: moment)
    _ = playing.next()
    #expect(Self.rows(playing) == "2")
  }

  @Test func aScriptIsPlayedToo() {
    var playing = Self.playing("# a comment\nrows A\n\nrow B\n", name: "p.table")
    while playing.next() != nil {}
    #expect(Self.rows(playing) == "2")
  }
}
