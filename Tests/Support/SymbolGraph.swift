import Foundation

/// The public symbols of a built module, as the compiler lists them.
package struct SymbolGraph {
  /// A public declaration.
  package struct Symbol {
    /// As a DocC link names it: `TableView/reloadData()`.
    package var path: String
    package var isDocumented: Bool
    /// Where it stands: `TableView.swift:12`.
    package var place: String
  }

  package var symbols: [Symbol] = []

  /// Asks the compiler for the symbols of a module that was built beside the tests.
  package init(of module: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.extract(module, into: folder)
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let graph = try JSONDecoder().decode(Graph.self, from: try Data(contentsOf: file))
      symbols += graph.symbols.map(Symbol.init)
    }
  }

  private static func extract(_ module: String, into folder: URL) throws {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let modules = URL(filePath: tests).deletingLastPathComponent().appending(path: "Modules")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path,
      "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members",
      "-output-dir", folder.path,
    ]
    try process.run()
    process.waitUntilExit()
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  /// What of the compiler's file is read.
  fileprivate struct Graph: Decodable {
    var symbols: [Entry]

    struct Entry: Decodable {
      var pathComponents: [String]
      var docComment: Comment?
      var location: Location?
    }

    struct Comment: Decodable {}

    struct Location: Decodable {
      var uri: String
      var position: Position
    }

    struct Position: Decodable { var line: Int }
  }
}

extension SymbolGraph.Symbol {
  fileprivate init(_ entry: SymbolGraph.Graph.Entry) {
    path = entry.pathComponents.joined(separator: "/")
    isDocumented = entry.docComment != nil
    let file = entry.location?.uri.split(separator: "/").last.map(String.init) ?? "?"
    place = "\(file):\((entry.location?.position.line ?? -1) + 1)"
  }
}
