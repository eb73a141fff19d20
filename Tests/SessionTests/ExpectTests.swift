import TableKit
import Testing

@testable import CommandLanguage
@testable import Session

/// A script that ends in an expectation, and what is said when it is not so.
struct ExpectCase: Sendable, CustomTestStringConvertible {
  let lines: String
  /// nil: it is so.
  let message: String?

  init(_ lines: String, _ message: String? = nil) { (self.lines, self.message) = (lines, message) }

  var testDescription: String { lines }
}

private let four = "rows Eeny Meeny Miney Moe; "

@Suite("What is expected")
struct ExpectTests {
  /// The message of the last line; nil: it went well.
  private func message(_ lines: String) throws -> String? {
    let session = Session()
    let source = SourceText(lines)
    var parser = Parser(source)
    while let command = try parser.next() {
      do throws(StepError) {
        _ = try session.perform(command, in: source)
      } catch {
        return Diagnostic(error.reason).message
      }
    }
    return nil
  }

  @Test(arguments: [
    ExpectCase(four + "expect rows 4"),
    ExpectCase(four + "expect rows 5", "rows: expected 5, is 4"),
    ExpectCase(four + "expect not rows 4", "rows: expected not 4, is 4"),
    ExpectCase(four + "expect rows Eeny Meeny Miney Moe"),
    ExpectCase(
      four + "expect rows Eeny Moe",
      #"rows: expected "Eeny" "Moe", is "Eeny" "Meeny" "Miney" …"#),
    ExpectCase(
      four + "expect rows A B C D E",
      #"rows: expected "A" "B" "C" "D" "E", is "Eeny" "Meeny" "Miney" "Moe""#),
    ExpectCase("section A { rows B C }; section D { row E }; expect rows 2 in section A"),
    ExpectCase(
      "section A { rows B C }; section D { row E }; expect rows E in section 0",
      #"rows in section 0: expected "E", is "B" "C" …"#),
    ExpectCase("section A; section B; expect sections 2"),
    ExpectCase("expect sections 0", "sections: expected 0, is 1"),
    ExpectCase("section A; expect header A"),
    ExpectCase(
      "section A; section B; expect header A", #"header for section 1: expected "A", is "B""#),
    ExpectCase(
      "section A; section B; expect header A for section 0; expect footer none for section 0"),
    ExpectCase("header Computers for table; expect header Computers for table"),
    ExpectCase(four + "data delete 0:0; expect rows 4; expect data rows 3"),
    ExpectCase(
      "rows A B C; on numberOfRowsInSection { answer -1 }; expect data rows A",
      #"data rows: expected "A", is none"#),
    ExpectCase(four + "data delete 0:0; expect data rows Meeny Miney Moe in section 0"),
  ])
  func sectionsAndRowsAreCounted(_ c: ExpectCase) throws {
    #expect(try message(c.lines) == c.message)
  }

  @Test func aCountSaysSoWhenModelAndTableDiffer() throws {
    let session = Session()
    let lines = SourceText(four + "data delete 0:0; expect rows 3")
    var parser = Parser(lines)
    for _ in 0..<2 { _ = try session.perform(#require(try parser.next()), in: lines) }
    let last = try #require(try parser.next())
    let error = #expect(throws: StepError.self) { try session.perform(last, in: lines) }
    let reason = try #require(error?.reason)
    #expect(Diagnostic(reason).details == ["the data source says 3"])
  }

  @Test(arguments: [
    ExpectCase(four + "accessory checkmark for Moe; expect accessory checkmark for Moe"),
    ExpectCase(
      four + "expect accessory checkmark for Moe",
      #"accessory for 0:3 "Moe": expected checkmark, is none"#),
    ExpectCase(
      four + "accessory checkmark for Moe; expect not accessory checkmark for all",
      #"accessory for 0:3 "Moe": expected not checkmark, is checkmark"#),
    ExpectCase(four + "accessory switch on for 0:1; expect accessory switch on for Meeny"),
    ExpectCase(four + "accessory button Tap; expect accessory button Tap"),
    ExpectCase(four + "expect text Moe for last"),
    ExpectCase(four + "expect text Moe for first", #"text for 0:0: expected "Moe", is "Eeny""#),
    ExpectCase(four + "cell subtitle; detail old for Moe; expect detail old for Moe"),
    ExpectCase(
      four + "expect image bell for Moe", #"image for 0:3 "Moe": expected "bell" 29x29, is none"#),
    ExpectCase(four + "image bell 57x57; expect image bell 57x57; expect not image none"),
    ExpectCase(four + "background yellow for 0:1; expect background yellow for 0:1"),
    ExpectCase(four + "background gray for table; expect background gray for table"),
    ExpectCase(four + "indentation 2; expect indentation 2 for all"),
    ExpectCase(four + "selection-style none for first; expect selection-style none for first"),
    ExpectCase(four + "cell value1 id Coin; expect cell value1; expect cell value1 id Coin"),
    ExpectCase(
      four + "cell value1 id Coin; expect cell value1 id Note for 0:0",
      #"cell for 0:0 "Eeny": expected value1 id "Note", is value1 id "Coin""#),
    ExpectCase(
      four + "height 90 for Moe; expect height 90 for Moe; expect not height 90 for 0:0-2"),
    ExpectCase("section A { row B }; height 30 for headers; expect height 30 for headers"),
    ExpectCase(four + "expect editable yes; expect movable no; expect selectable yes"),
    ExpectCase(four + "editable no for first; expect editable no for first"),
    ExpectCase(four + "on will-select for Moe { answer nil }; expect selectable no for Moe"),
    ExpectCase(four + "editing-style insert for last; expect editing-style insert for last"),
    ExpectCase(four + "delete-title Remove; expect delete-title Remove for Moe"),
    ExpectCase("rows 1000; expect text \"Row 900\" for 0:900; expect accessory none for 0:900"),
    ExpectCase("rows 1000; accessory disclosure; expect accessory disclosure for all"),
    ExpectCase(
      "rows 1000; accessory checkmark for 0:990; expect accessory none for all",
      #"accessory for 0:990 "Row 990": expected none, is checkmark"#),
    ExpectCase("expect accessory none for all"),
    ExpectCase("rows A; expect accessory none for B", #"there is no row "B""#),
  ])
  func propertiesOfRowsAreThoseThatShow(_ c: ExpectCase) throws {
    #expect(try message(c.lines) == c.message)
  }

  @Test(arguments: [
    ExpectCase(four + "tap Moe; expect select Moe; expect select 0:3; expect not select Eeny"),
    ExpectCase(four + "tap Moe; expect select Eeny", #"select: expected 0:0 "Eeny", is 0:3 "Moe""#),
    ExpectCase(
      four + "tap Moe; expect not select Moe", #"select: expected not "Moe", is 0:3 "Moe""#),
    ExpectCase(
      four + "selection multiple; tap Moe; tap Eeny; expect select Moe",
      #"select: expected 0:3 "Moe", is 0:0 "Eeny" 0:3 "Moe""#),
    ExpectCase(four + "selection multiple; tap Moe; tap Eeny; expect select Moe Eeny"),
    ExpectCase(four + "expect select none; expect not select all"),
    ExpectCase(four + "expect visible 0:0-3; expect visible Moe Eeny; expect not visible none"),
    ExpectCase(four + "expect visible 0:0-2", "visible: expected 0:0-0:2, is 0:0-0:3"),
    ExpectCase("rows 100; expect not visible 0:50; scroll-to 0:50; expect visible 0:50"),
    ExpectCase("rows 100; expect visible 0:50", "visible: expected 0:50, is 0:0-0:10"),
    ExpectCase("expect visible none"),
    ExpectCase("rows A; expect visible none", "visible: expected none, is 0:0"),
    ExpectCase("rows A; separators none; expect separators none; expect not separators line"),
    ExpectCase("rows A; expect separators none", "separators: expected none, is line"),
    ExpectCase(
      "rows A; bar toolbar Trash { log x }; expect bar toolbar Trash; expect bar right none"),
    ExpectCase("rows A; expect navigation-bar hidden; title T; expect navigation-bar shown"),
    ExpectCase(
      "title T; navigation-bar hidden; expect navigation-bar shown",
      "navigation-bar: expected shown, is hidden"),
    ExpectCase(
      "rows A; implement shouldShowMenu canPerformAction; on performAction { log x }; hold A; "
        + "expect menu Cut Copy Paste; expect actions trailing none"),
    ExpectCase("rows A; expect menu Copy", #"menu: expected "Copy", is none"#),
    ExpectCase(
      "rows A B; accessory switch on; on control for A { accessory switch $value for B }; "
        + "tap control A; expect accessory switch off for B"),
    ExpectCase(
      "rows A B; accessory switch on; on control { movable $value; editable $value for B }; "
        + "tap control A; expect editable no for B; expect movable no"),
    ExpectCase(
      "rows A; accessory button Go; on control { editable $value }; tap control A",
      "editable takes on or off, not \"Go\""),
    ExpectCase(
      "screen F as form { field N placeholder P keyboard email }; root F; field N X; "
        + "expect field N X placeholder P keyboard email"),
    ExpectCase(four + "press Moe; expect press Moe; lift; expect press none"),
    ExpectCase(
      four + "movable yes; edit on; drag Moe over Eeny; expect drag Moe; drop; expect drag none"),
    ExpectCase(
      four + "on delete { delete $path }; expect confirm none; swipe Moe; expect confirm Moe"),
    ExpectCase(
      four + "era 13; actions trailing Trash { log a } Flag { log b }; swipe Moe; "
        + "expect actions trailing Trash Flag; expect actions leading none; expect confirm none"),
    ExpectCase(
      "section A { rows 20 }; section B { rows 20 }; expect stuck-header none; "
        + "scroll by 100; expect stuck-header A"),
    ExpectCase("rows 100; scroll by 132; expect offset 132; expect not offset 131.5"),
    ExpectCase(four + "edit on; expect edit on; expect edit controller off"),
    ExpectCase(four + "expect edit on", "edit: expected on, is off"),
    ExpectCase(
      "style grouped; expect style grouped; expect selection single; expect row-height auto"),
    ExpectCase("selection multiple while-editing; expect selection multiple while-editing"),
    ExpectCase(
      "section A { row B }; section C { row D }; index auto; expect index A C; expect index auto"),
    ExpectCase("expect index A", #"index: expected "A", is off"#),
    ExpectCase(four + "expect cells 4; expect implement cellForRow; expect not implement select"),
    ExpectCase("expect implement select", "implement didSelectRow: expected yes, is no"),
  ])
  func theTableIsAsItShows(_ c: ExpectCase) throws {
    #expect(try message(c.lines) == c.message)
  }

  @Test(arguments: [
    ExpectCase("title \"Move Me\"; expect title \"Move Me\"; expect prompt none"),
    ExpectCase("title A; expect title B", #"title: expected "B", is "A""#),
    ExpectCase("expect title A", #"title: expected "A", is none"#),
    ExpectCase("bar right \"Move\" toggles edit; expect bar right Move; expect bar left none"),
    ExpectCase(
      "bar right edit; expect bar right edit; expect bar right Edit; expect not bar right Done"),
    ExpectCase(
      "bar right done disabled; expect bar right done disabled; expect not bar right done"),
    ExpectCase("bar left add; expect bar left save", #"bar left: expected save, is "+""#),
    ExpectCase(
      "screen Films { row Up }; title Home; push Films; expect stack main Films; expect back Home"),
    ExpectCase("expect stack Films", #"stack: expected "Films", is "main""#),
    ExpectCase("screen Help as page { body \"Tap a row\" }; push Help; expect body \"Tap a row\""),
    ExpectCase(
      "screen Add as form { field Name Bob }; push Add; expect field Name Bob; "
        + "expect keyboard none; tap field Name; expect keyboard Name"),
    ExpectCase(
      "screen Add as form { field Name Bob }; push Add; expect field Name Ann",
      #"field "Name": expected "Ann", is "Bob""#),
    ExpectCase(
      "screen Add as form { field Name Bob }; push Add; expect field Age Ann",
      #"there is no field "Age" on the glass"#),
    ExpectCase(
      "screen A; screen B; tab One A badge \"3\"; tab Two B; expect tab One; "
        + "expect tabs One Two; expect badge \"3\" for tab One; expect badge none for tab Two"),
    ExpectCase("expect tabs One", #"tabs: expected "One", is none"#),
    ExpectCase("expect alert none; alert Hi; expect alert Hi; expect not alert none"),
    ExpectCase(
      "alert Delete? \"No way back\" button Cancel cancel button Delete destructive; "
        + "expect alert Delete?; expect alert Delete? button Cancel button Delete destructive; "
        + "expect sheet none"),
    ExpectCase("alert Hi; expect alert Ho", #"alert: expected "Ho", is "Hi""#),
    ExpectCase("screen Films; present Films; expect present Films; dismiss; expect present none"),
    ExpectCase("expect device classic; expect era 5; device se; expect device se; expect era 13"),
    ExpectCase("device 400x700; expect device 400x700; expect not device classic"),
    ExpectCase(four + "expect screen \"Meeny\"; expect not screen \"Larry\""),
    ExpectCase(four + "expect screen \"moe\"", #"screen: expected "moe", is nowhere on it"#),
  ])
  func theScreenAndWhatIsAroundIt(_ c: ExpectCase) throws {
    #expect(try message(c.lines) == c.message)
  }

  @Test(arguments: [
    ExpectCase(
      four + "on select { log \"$text\" }; tap Moe; expect calls { didSelectRow Moe; log Moe }"),
    ExpectCase(
      four + "on select { }; on will-select { }; tap Moe; "
        + "expect calls { willSelectRow 0:3; didSelectRow 0:3 }"),
    ExpectCase(
      four + "on select { }; on will-select { }; tap Moe; "
        + "expect calls { didSelectRow; willSelectRow }",
      "calls: expected willSelectRow after didSelectRow 0:3, is willSelectRow 0:3 before it"),
    ExpectCase(
      four + "on select { }; tap Moe; expect calls { select Meeny }",
      #"calls: expected didSelectRow "Meeny", is didSelectRow 0:3"#),
    ExpectCase(
      four + "tap Moe; expect calls { willSelectRow }",
      "calls: expected willSelectRow, is none: willSelectRow is not implemented"),
    ExpectCase(four + "tap Moe; expect not calls { didSelectRow }"),
    ExpectCase(
      four + "on select { }; tap Moe; expect not calls { didSelectRow }",
      "calls: expected not didSelectRow, is didSelectRow"),
    ExpectCase("expect calls none; title A; expect calls none"),
    ExpectCase(four + "on select { }; tap Moe; tap Eeny; expect not calls { didSelectRow Moe }"),
    ExpectCase(
      four + "on select { }; tap Moe; tap Eeny; "
        + "expect calls since 2 { didSelectRow Moe; didSelectRow Eeny }"),
    ExpectCase(four + "delete Moe; expect calls { deleteRows 0:3 }"),
    ExpectCase(four + "expect calls since 7 none", "there is no step 7"),
    ExpectCase(
      four + "on delete { delete $path }; swipe Moe; tap confirm; expect calls { delete 0:3 }"),
    ExpectCase(
      "section A { row B }; expect calls { titleForHeader section 0; cellForRow 0:0 }"),
  ])
  func callsAreLookedForInTheirOrder(_ c: ExpectCase) throws {
    #expect(try message(c.lines) == c.message)
  }

  @Test func whatIsNearestIsMarkedAmongTheCalls() {
    let stand = Stand()
    stand.run(four + "on select { }; on will-select { }; tap Moe")
    let printed = stand.run("expect calls { willSelectRow Moe; didSelectRow Eeny }; why")
    #expect(
      printed.hasSuffix(
        """
        calls: expected didSelectRow "Eeny" after willSelectRow 0:3, is didSelectRow 0:3
        willSelectRow 0:3   found
        didSelectRow 0:3   nearest
        """))
  }

  // MARK: Nothing comes of it

  @Test(arguments: FactSpec.all.flatMap(\.examples))
  func lookingChangesNothing(_ example: String) throws {
    for beginning in [
      "", four + "on select { log a }; tap Moe", "screen P as page { body B }; root P",
    ] {
      let session = Session()
      session.isInteractive = false
      let lines = SourceText(beginning + "\nexpect \(example)")
      var parser = Parser(lines)
      var last: LocatedCommand?
      while let command = try parser.next() {
        if let last { _ = try session.perform(last, in: lines) }
        last = command
      }
      let expectation = try #require(last)
      session.settle()
      let (state, step) = (session.state, session.history.last)
      do throws(StepError) {
        let done = try session.perform(expectation, in: lines)
        #expect(!done.showsPicture && done.log.isEmpty)
      } catch {
        #expect(!Diagnostic(error.reason).message.isEmpty)
      }
      #expect(session.state == state)
      #expect(session.history.last == step)
    }
  }

  @Test func askingTheDelegateLeavesNoTrace() {
    let stand = Stand()
    stand.run(four + "on will-select { log asked; delete 0:0; answer nil }; trace on")
    #expect(
      stand.output("expect selectable no for Moe; expect rows 4; show steps").hasSuffix(
        "answer nil }"))
  }

  // MARK: In blocks

  @Test(arguments: [
    ExpectCase(four + "fails { expect rows 5 }"),
    ExpectCase(four + "fails \"expected 5, is 4\" { expect rows 5 }"),
    ExpectCase(four + "fails { expect rows 4 }", "the block went well, and was to fail"),
    ExpectCase(four + "fails { delete 0:0; expect rows 3; expect rows 4 }; expect rows 4"),
    ExpectCase(four + "fails { fails { expect rows 4 } }"),
    ExpectCase(four + "fails { expect not rows 4 }"),
  ])
  func expectationsCanBeExpectedToFail(_ c: ExpectCase) throws {
    #expect(try message(c.lines) == c.message)
  }

  @Test(arguments: [
    "on select { expect rows 4 }", "screen A { expect rows 4 }", "updates { expect rows 4 }",
  ])
  func blocksThatRunWithoutTheSessionRefuseThem(_ line: String) {
    #expect(throws: ParseError.self) { try Parser.parse(line) }
  }
}
