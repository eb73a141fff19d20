import Foundation

/// A folder that is there while a test needs it.
final class TemporaryFolder: Sendable {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "line-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func url(_ name: String) -> URL { root.appending(path: name) }

  func path(_ name: String) -> String { url(name).path }

  func text(_ name: String) -> String? { try? String(contentsOf: url(name), encoding: .utf8) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url(name))
  }

  func mode(_ name: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path(name))
    return attributes?[.posixPermissions] as? Int
  }
}
