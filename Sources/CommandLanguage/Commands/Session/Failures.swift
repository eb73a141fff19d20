/// Why it went wrong, and whether it should.
extension CommandSpec {
  static let why = CommandSpec(
    "why", .session, "says again why the last step failed, with both tables side by side",
    examples: ["why"], synonyms: ["explain", "error", "wtf"]
  ) { .session(.why) }

  static let crash = CommandSpec(
    "crash", .session, "reads a pasted exception and says what it means",
    examples: ["crash \"Invalid update: invalid number of sections.\""],
    synonyms: ["exception", "NSInternalInconsistencyException"],
    .pastedText
  ) { .session(.crash($0)) }

  static let expect = CommandSpec(
    "expect", .session, "fails unless it is so, in the words that set it",
    uikit: "XCTAssertEqual(_:_:)",
    examples: [
      "expect rows 4", "expect accessory checkmark for Moe", "expect not select Moe",
      "expect calls { willSelectRow 0:1; didSelectRow 0:1 }",
    ],
    synonyms: ["assert", "check", "verify", "should", "XCTAssert", "XCTAssertEqual"], .expected
  ) { .session(.expect($0)) }

  static let fails = CommandSpec(
    "fails", .session, "passes only if its block fails, with that text in the message",
    examples: ["fails { delete 5:0 }", "fails \"invalid number of rows\" { table delete 0:0 }"],
    synonyms: ["XCTAssertThrowsError", "throws"], .expectedFailure
  ) { .session(.fails($0.text, $0.block, at: $0.range)) }
}

extension Parameter where Value == Text {
  /// A text in quotes, or all that follows as it was pasted; a `$` or `\` that means nothing
  /// stands for itself.
  fileprivate static var pastedText: Self {
    let info = ParameterInfo("text", "TEXT", "the exception's text")
    return Parameter(info) { (reader) throws(ParseError) in
      guard let first = reader.current else { throw reader.missing(info) }
      do { return try reader.restOfLine() } catch { return .plain(reader.string(first)) }
    }
  }
}

/// The text and block of `fails`.
struct ExpectedFailure: Sendable {
  let text: Text?
  let block: Block
  /// Of the text, or of the command.
  let range: SourceRange
}

extension Parameter where Value == ExpectedFailure {
  static var expectedFailure: Self {
    Parameter("block", "[TEXT] { … }", "a block") { (reader) throws(ParseError) in
      var text: Text?
      var range = reader.command.range
      if let token = reader.currentWord {
        text = try reader.text(ParameterInfo("text", "[TEXT]", "a text"))
        range = token.range
      }
      let block = try reader.readBlock(in: BlockContext(.trial))
      return ExpectedFailure(text: text, block: block, range: range)
    }
  }
}
