import CommandLanguage

/// How a session reaches files; the program gives it, and a session without one reaches none.
package struct FileAccess: Sendable {
  /// The bytes of a file.
  package var read: @Sendable (_ path: String) throws(FileFailure) -> [UInt8]
  package var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void
  /// Makes an empty file where none is, or only an empty one.
  package var create: @Sendable (_ path: String) throws(FileFailure) -> Void = FileAccess.refuse
  /// Adds bytes at the end of a file: all of them, or none.
  package var append: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void = {
    (_, _) throws(FileFailure) in throw FileFailure(.noAccess)
  }
  /// The rows of a data file.
  package var decode: @Sendable (_ path: String, LoadRequest) throws(FileFailure) -> FileContent
  /// The path of a file that another one names, for both as they are on the disk.
  package var resolve: @Sendable (_ path: String, _ base: String) -> String
  /// A path from the root.
  package var absolute: @Sendable (_ path: String) -> String = { $0 }
  /// The paths that begin so, for completion; a folder ends in `/`.
  package var list: @Sendable (_ prefix: String) -> [String]

  package init(
    read: @escaping @Sendable (String) throws(FileFailure) -> [UInt8],
    write: @escaping @Sendable (String, [UInt8]) throws(FileFailure) -> Void,
    decode: @escaping @Sendable (String, LoadRequest) throws(FileFailure) -> FileContent,
    resolve: @escaping @Sendable (String, String) -> String,
    list: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.read = read
    self.write = write
    self.decode = decode
    self.resolve = resolve
    self.list = list
  }

  private static let refuse: @Sendable (String) throws(FileFailure) -> Void = {
    (_) throws(FileFailure) in throw FileFailure(.noAccess)
  }

  /// Reaches nothing.
  package static let none = FileAccess(
    read: { (_) throws(FileFailure) in throw FileFailure(.noAccess) },
    write: { (_, _) throws(FileFailure) in throw FileFailure(.noAccess) },
    decode: { (_, _) throws(FileFailure) in throw FileFailure(.noAccess) },
    resolve: { path, _ in path })
}

/// Why a file could not be reached or understood.
package struct FileFailure: Error, Equatable, Sendable {
  package var problem: SessionFault.FileProblem

  package init(_ problem: SessionFault.FileProblem) { self.problem = problem }
}

extension Diagnostic {
  /// - Parameter name: the file as the user named it.
  package init(_ failure: FileFailure, of name: String) {
    self.init(.session(.file(name, failure.problem)))
  }
}

/// Which keys or columns of a data file become what, and what the whole becomes.
package struct LoadRequest: Equatable, Sendable {
  /// nil: the shape that the file has.
  package var kind: LoadSpec.Kind?
  package var text: String?
  package var detail: String?
  package var image: String?
  package var section: String?
}
