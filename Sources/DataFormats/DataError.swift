/// Why a file gave no rows; nothing of it is loaded then.
package struct DataError: Error, Equatable, Sendable {
  /// What the file truly is, where that could be told.
  package var format: DataFormat?
  /// Counted from 1.
  package var line: Int?
  /// Counted from 1, in bytes of UTF-8.
  package var column: Int?
  package var reason: Reason

  package init(_ reason: Reason, in format: DataFormat?, line: Int? = nil, column: Int? = nil) {
    self.format = format
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// What is wrong; the sentences are in ``DataError/message(file:)``.
  package enum Reason: Equatable, Sendable {
    // The file as a whole.
    case emptyFile
    case formatNotRead(name: String)
    case unknownEncoding(name: String)
    case tooLarge(bytes: Int, limit: Int)
    case tooDeep(limit: Int)
    case tooManyValues(limit: Int)
    case entityDeclarations
    case holdsItself
    case damaged(detail: String)
    // The text of it.
    case syntax(detail: String)
    case unclosed(thing: String)
    case mismatchedTag(open: String, close: String, openLine: Int)
    // The shape of it.
    case noRows
    case singleValue(kind: String)
    case needsTextKey(keys: [String])
    case unknownKey(String, keys: [String])
    case keyWithoutDictionaries(String, kind: String)
    case notText(key: String, kind: String)
    case notARow(kind: String)
    case mixedDictionary(keys: [String])
    case noSections
    // The program that decodes.
    case decoderMissing(path: String)
    case decoderFailed
    case decoderTimedOut(seconds: Int)
    /// Somebody wanted it to end.
    case stopped
  }
}
