import Testing

@testable import tabletalk

@Suite struct SurroundingsTests {
  private func surroundings(_ variables: [String: String], terminal: Bool = true) -> Surroundings {
    Surroundings(outputIsTerminal: terminal) { variables[$0] }
  }

  @Test(
    arguments: [
      ([:], false), (["LANG": "C"], false), (["LANG": "en_US.UTF-8"], true),
      (["LANG": "de_DE.utf8"], true), (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "C", "LC_ALL": "", "LC_CTYPE": "C.UTF-8"], true), (["LANG": "de_DE@euro"], false),
      (["LANG": "de_DE.UTF-8@euro"], true),
    ] as [([String: String], Bool)])
  func theLocaleDecidesUnicode(variables: [String: String], expected: Bool) {
    #expect(surroundings(variables).isUnicode == expected)
  }

  @Test(
    arguments: [
      ([:], true, Options.ColorChoice.auto, true), ([:], false, .auto, false),
      (["NO_COLOR": "1"], true, .auto, false), (["NO_COLOR": ""], true, .auto, true),
      (["CLICOLOR_FORCE": "1"], false, .auto, true), (["CLICOLOR_FORCE": "0"], false, .auto, false),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, .auto, false),
      (["TERM": "dumb"], true, .auto, false), (["NO_COLOR": "1"], false, .always, true),
      ([:], true, .never, false),
    ] as [([String: String], Bool, Options.ColorChoice, Bool)])
  func colorFollowsTheTerminalAndTheUser(
    variables: [String: String], terminal: Bool, choice: Options.ColorChoice, expected: Bool
  ) {
    #expect(surroundings(variables, terminal: terminal).hasColor(choice) == expected)
  }
}
