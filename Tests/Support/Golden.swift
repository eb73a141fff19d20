import Foundation
import Testing

/// Compares a text with `Tests/Goldens/NAME.txt`; `UPDATE_GOLDENS=1` writes the file instead.
package func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = goldens.appending(path: "\(name).txt")
  let actual = text.hasSuffix("\n") || text.isEmpty ? text : text + "\n"
  if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
    write(actual, to: file, sourceLocation: sourceLocation)
    return
  }
  guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record(
      "no golden \(name).txt; UPDATE_GOLDENS=1 writes it\n\(actual)", sourceLocation: sourceLocation
    )
    return
  }
  if !expected.utf8.elementsEqual(actual.utf8) {
    let difference = unifiedDiff(from: expected, to: actual, name: "\(name).txt")
    Issue.record("differs from its golden\n\(difference)", sourceLocation: sourceLocation)
  }
}

/// The folder of the recorded texts, found from where this file stands.
private let goldens = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Goldens")

private func write(_ text: String, to file: URL, sourceLocation: SourceLocation) {
  do {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if (try? Data(contentsOf: file)) != Data(text.utf8) {
      try Data(text.utf8).write(to: file)
    }
  } catch {
    Issue.record("cannot write \(file.path): \(error)", sourceLocation: sourceLocation)
  }
}
