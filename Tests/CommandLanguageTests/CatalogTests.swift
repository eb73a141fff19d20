import Testing

@testable import CommandLanguage

@Suite("The catalogue")
struct CatalogTests {
  @Test func namesAreUniqueAndNameTheirDeclarations() {
    #expect(Set(CommandSpec.names).count == CommandSpec.names.count)
    #expect(CommandSpec.all.map(\.name) == CommandSpec.names)
  }

  @Test(arguments: CommandSpec.all.flatMap(\.examples))
  func examplesParse(_ example: String) throws {
    let commands = try Parser.parse(example)
    #expect(!commands.isEmpty)
  }

  @Test(arguments: CommandSpec.all)
  func everyCommandIsDescribedInOneLineWithExamples(_ spec: CommandSpec) {
    #expect(!spec.summary.isEmpty && !spec.summary.contains("\n") && !spec.summary.hasSuffix("."))
    #expect(spec.summary.count + spec.name.count <= 90)
    #expect(!spec.examples.isEmpty)
    for example in spec.examples {
      #expect(example.contains(spec.name), "\(example) shows \(spec.name)")
    }
  }

  @Test(arguments: CommandSpec.all)
  func aCommandIsOfTheFamilyThatItsDeclarationNames(_ spec: CommandSpec) throws {
    for example in spec.examples where example.hasPrefix(spec.name) {
      let command = try #require(Parser.parse(example).first?.command)
      #expect(command.family == spec.family, "\(example)")
    }
  }

  @Test func synonymsAreNoCommandsAndLeadToOne() {
    for spec in CommandSpec.all {
      for synonym in spec.synonyms where CommandSpec.named(synonym) == nil {
        #expect(CommandSpec.suggestions(for: synonym).contains(spec.name), "\(synonym)")
      }
    }
  }

  @Test func factsAreUniqueAndEachIsDescribedWithExamples() throws {
    #expect(Set(FactSpec.all.map(\.name)).count == FactSpec.all.count)
    for fact in FactSpec.all {
      #expect(!fact.summary.isEmpty && !fact.summary.hasSuffix("."))
      #expect(!fact.examples.isEmpty, "\(fact.name)")
      for example in fact.examples {
        let command = try #require(try Parser.parse("expect \(example)").first)
        let line = Printer.line(command.command)
        #expect(line.contains(fact.name))
        #expect(try Parser.parse(line).count == 1, "\(line)")
      }
      for synonym in fact.synonyms {
        #expect(FactSpec.suggestions(for: synonym).contains(fact.name), "\(synonym)")
      }
    }
  }

  @Test func everyPropertyCanBeExpected() {
    #expect(PropertyName.allCases.allSatisfy { FactSpec.named($0.rawValue) != nil })
  }
}

extension Command {
  fileprivate var family: Family {
    switch self {
    case .setUp: .setUp
    case .touch: .touch
    case .code: .code
    case .stage, .session: .session
    }
  }
}
