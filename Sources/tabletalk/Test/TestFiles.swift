import Glibc
import Replay
import Session

/// A file that is to be tested: its bytes, or why it has none.
struct TestFile: Sendable {
  let path: String
  let content: Result<[UInt8], FileFailure>

  init(_ path: String) {
    self.path = path
    do throws(FileFailure) {
      content = .success(try readBytes(path))
    } catch {
      content = .failure(error)
    }
  }

  var document: Document? {
    guard case .success(let bytes) = content else { return nil }
    return Document(name: path, bytes: bytes)
  }
}

/// Finds the documents that a command line names: files, and what folders hold.
struct TestFiles {
  private(set) var files: [TestFile] = []
  /// Folders in which there is nothing to test.
  private(set) var barren: [String] = []
  private var seen: Set<String> = []

  init(_ paths: [String]) {
    for path in paths {
      if isFolder(path) { addFolder(path) } else { add(TestFile(path)) }
    }
  }

  private mutating func add(_ file: TestFile) {
    if seen.insert(file.path).inserted { files.append(file) }
  }

  private mutating func addFolder(_ folder: String) {
    let found = TestFiles.paths(in: folder).map(TestFile.init).filter {
      $0.document?.hasExpectations ?? true
    }
    if found.isEmpty { barren.append(folder) }
    for file in found { add(file) }
  }

  /// The documents of a folder and of those in it, in the order of their bytes; hidden ones, and
  /// folders behind a link, are left out.
  private static func paths(in folder: String) -> [String] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return tabletalk.paths(beginningWith: start).flatMap { path -> [String] in
      if path.hasSuffix("/") { return isLink(String(path.dropLast())) ? [] : paths(in: path) }
      return endings.contains { path.lowercased().hasSuffix($0) } ? [path] : []
    }
  }

  private static let endings = [".md", ".markdown", ".table"]

  private static func isLink(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }
}

extension Document {
  /// Whether it says what should come: replies, or in a script `expect` or `fails`.
  var hasExpectations: Bool {
    switch kind {
    case .walkthrough: places.contains { !$0.block.exchanges.isEmpty || !$0.block.rest.isEmpty }
    case .transcript: true
    case .script: blocks.contains { $0.exchanges.contains(where: \.isExpectation) }
    }
  }
}

extension Exchange {
  /// Whether one of its words is `expect` or `fails`.
  fileprivate var isExpectation: Bool {
    typed.split { " \t\r\n;{}".contains($0) }.contains { $0 == "expect" || $0 == "fails" }
  }
}
