import CommandLanguage
import Session

/// The file that a recorded command reads, named from the recording's folder, where the command will run.
struct RecordedPath {
  private let range: SourceRange
  private let typed: String
  private let name: String

  /// nil: the command reads no file, or one that is found from there as it was typed.
  init?(
    _ command: Command, typed excerpt: Excerpt?, in recording: String, _ files: FileAccess
  ) {
    guard let excerpt, let (file, range) = RecordedPath.file(of: command) else { return nil }
    let path = files.resolve(file, excerpt.source.name)
    if files.resolve(file, recording) == path { return nil }
    (self.range, typed) = (range, file)
    name = RecordedPath.name(of: path, from: recording) ?? files.absolute(path)
  }

  private static func file(of command: Command) -> (String, SourceRange)? {
    switch command {
    case .stage(.load(let spec)): (spec.file.plain, spec.fileRange)
    case .session(.source(let file, let range)): (file.plain, range)
    case .setUp, .touch, .code, .stage, .session: nil
    }
  }

  /// The path as a file in another folder names it; nil: no way between them is surely right.
  private static func name(of path: String, from base: String) -> String? {
    var (folders, steps) = (base.split(separator: "/").dropLast(), path.split(separator: "/")[...])
    guard !base.hasPrefix("/"), !path.hasPrefix("/"), !folders.contains("..") else { return nil }
    while let folder = folders.first, folder == steps.first, steps.count > 1 {
      folders.removeFirst()
      steps.removeFirst()
    }
    return (folders.map { _ in ".." } + steps).joined(separator: "/")
  }

  /// The command with that name.
  func renaming(_ excerpt: Excerpt) -> Excerpt {
    let bytes = excerpt.source.bytes
    let renamed =
      bytes[excerpt.range.start..<range.start] + Array(Printer.quoted(name).utf8)
      + bytes[range.end..<excerpt.range.end]
    let source = SourceText(
      name: excerpt.source.name, bytes: Array(renamed), firstLine: excerpt.line)
    return Excerpt(source, SourceRange(0, source.bytes.count))
  }

  /// What was said of the file, with that name.
  func renaming(_ note: String) -> String { note.replacing(typed, with: name) }
}
