import Foundation
import Support
import Testing

@Suite struct DocumentationTests {
  @Test(arguments: ["TableKit", "RowTree"])
  func everyPublicSymbolSaysWhatItIs(_ module: String) throws {
    let graph = try SymbolGraph(of: module)
    try #require(graph.symbols.count > 20)
    let silent = graph.symbols.filter { !$0.isDocumented }.map { "\($0.place) \($0.path)" }
    #expect(silent == [])
  }
}

@Suite struct ArticleTests {
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["FirstTest", "CallOrder", "Updates"])
  func theCodeOfAnArticleIsTested(_ article: String) throws {
    let page = try text("Sources/TableKit/TableKit.docc/\(article).md")
    let tested = try text("examples/library/Tests/TablesTests/ArticleTests.swift")
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count >= 2)
    for block in blocks { #expect(tested.contains(block), "\(block)") }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
  }
}
