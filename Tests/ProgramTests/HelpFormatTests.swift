import Testing

@Suite struct HelpFormatTests {
  @Test func theManualPageNamesEveryOptionAndCommand() throws {
    let run = try Run("help", "--format", "man")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(".TH TABLETALK 1 "))
    for word in ["\\-\\-execute", "\\-\\-cast", "scroll by", "EXIT STATUS", "tabletalk learn"] {
      #expect(run.output.contains(word), "\(word)")
    }
    #expect(run.output.utf8.allSatisfy { $0 < 128 })
  }

  @Test(arguments: [
    ("markdown", "# The language\n"), ("vim", "\" Vim syntax"), ("textmate", "{\n"),
  ])
  func otherFormatsBeginAsTheirReadersExpect(_ format: String, _ start: String) throws {
    let run = try Run("help", "--format", format)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(start))
  }

  @Test(arguments: [
    (["--format", "man"], "--format goes with help"),
    (["help", "--format", "man", "tap"], "--format is of all, not of one word"),
    (["help", "--format", "html"], "--format"),
  ])
  func aFormatGoesWithHelpAlone(_ words: [String], _ message: String) throws {
    let run = try Run(words)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
