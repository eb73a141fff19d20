/// What the script's data source and delegate do when they are asked or told.
extension CommandSpec {
  static let on = CommandSpec(
    "on", .setUp, "runs a block inside a call of the data source, delegate or controller",
    uikit: "UITableViewDelegate, UITableViewDataSource",
    examples: [
      "on select { log \"$text was tapped\" }", "on will-select for 0:2 { answer nil }",
      "on select off",
    ],
    synonyms: ["when", "func", "delegate", "didSelectRow", "didSelectRowAt"],
    .event, .scope(until: ["off"]), .reaction
  ) { .setUp(.reaction(.on($0, for: $1, $2))) }

  static let answer = CommandSpec(
    "answer", .setUp, "gives the result of a question, in its reaction",
    examples: ["on will-select { answer nil }", "on highlight { answer no }"],
    synonyms: ["return", "nil", "yes", "no"], in: .reaction, .answer
  ) { .setUp(.reaction(.answer($0))) }

  static let log = CommandSpec(
    "log", .setUp, "prints a text as NSLog would, at its place among the calls", uikit: "NSLog(_:)",
    examples: ["log \"Yes I did....\"", "on select { log \"row $row\" }"],
    synonyms: ["print", "echo", "NSLog"], in: [.script, .screen, .reaction, .updates], .text()
  ) { .setUp(.reaction(.log($0))) }

  static let implement = CommandSpec(
    "implement", .setUp, "gives the data source or delegate a method",
    uikit: "responds(to:)",
    examples: [
      "implement willDisplayCell", "implement heightForRow heightForHeader", "implement editing",
    ],
    synonyms: ["define"], .methods
  ) { .setUp(.reaction(.implement($0))) }

  static let forget = CommandSpec(
    "forget", .setUp, "takes a method away from the data source or delegate",
    uikit: "responds(to:)", examples: ["forget numberOfSections", "forget willSelectRow"],
    synonyms: ["unimplement"], .methods
  ) { .setUp(.reaction(.forget($0))) }
}
