import Foundation
import Testing

@Suite struct JSONTests {
  private func objects(_ script: String, _ options: String...) throws -> [[String: Any]] {
    let output = try Run("--json", "-k", "-e", script).output
    return try output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  @Test func everyStepIsAnObject() throws {
    let steps = try objects("rows A \"B é\"\ntap A\ntap Q\nshow counts")
    #expect(steps.map { $0["ok"] as? Bool } == [true, true, false, true])
    #expect(
      steps.map { $0["command"] as? String } == ["rows A \"B é\"", "tap A", "tap Q", "show counts"])
    #expect(steps.map { $0["line"] as? Int } == [1, 2, 3, 4])
    #expect(steps.map { $0["step"] as? Int } == [1, 2, nil, 2])
    #expect((steps[0]["picture"] as? [String])?.contains { $0.contains("B é") } == true)
    let calls = try #require(steps[1]["calls"] as? [String])
    #expect(calls.first?.hasPrefix("→ tableView(_:willSelectRowAt: 0:0) ") == true)
    #expect(calls.dropFirst() == ["stopped: didSelectRow not implemented"])
    let error = try #require(steps[2]["error"] as? [String: Any])
    #expect(error["line"] as? Int == 3)
    #expect(error["column"] as? Int == 5)
    #expect(!(steps[3]["output"] as? [String] ?? []).isEmpty)
    #expect(steps[2].keys.sorted() == steps[1].keys.sorted())
  }

  @Test func theStateIsInNumbers() throws {
    let steps = try objects("rows A B C; tap B")
    let state = try #require(steps[1]["state"] as? [String: Any])
    #expect(state["rows"] as? Int == 3)
    #expect(state["sections"] as? Int == 1)
    #expect(state["selected"] as? [String] == ["0:1"])
    #expect(state["visible"] as? [String] == ["0:0", "0:2"])
    #expect(state["device"] as? String == "classic")
  }
}
