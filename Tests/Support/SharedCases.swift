import Foundation
import Testing

/// Recorded cases that lie beside the repository, and may not be there.
package enum SharedCases {
  /// The lines of a file; nil when there is no such file.
  package static func lines(of name: String) -> [String]? {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "../shared/cases/\(name)").standardized
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.split(separator: "\n").map(String.init)
  }

  /// The values of a file with one in each line.
  package static func values<Value: Decodable>(
    of name: String, as type: Value.Type
  ) throws -> [Value] {
    let decoder = JSONDecoder()
    return try (lines(of: name) ?? []).map { try decoder.decode(type, from: Data($0.utf8)) }
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where a file of recorded cases is.
  package static func needsSharedCases(_ name: String) -> Self {
    .enabled(if: SharedCases.lines(of: name) != nil, "\(name) is not beside the repository")
  }
}
