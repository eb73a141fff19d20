/// How a test names a row: by its number in section 0, by its path, or by the text it shows.
///
/// ```swift
/// try stage.tap(row: 2)
/// try stage.tap(row: "Moe")
/// try stage.tap(row: .at(2, section: 1))
/// ```
public enum RowPlace: Equatable, Sendable {
  /// The row at a path.
  case path(IndexPath)
  /// The one row on the glass of which a label says this.
  case text(String)

  /// A row of a section, both counted from 0.
  public static func at(_ row: Int, section: Int) -> RowPlace {
    .path(IndexPath(row: row, section: section))
  }
}

extension RowPlace: ExpressibleByIntegerLiteral {
  /// A row of section 0, counted from 0.
  public init(integerLiteral row: Int) { self = .path(IndexPath(row: row, section: 0)) }
}

extension RowPlace: ExpressibleByStringLiteral {
  /// The row that says this.
  public init(stringLiteral text: String) { self = .text(text) }
}

/// Why a text names nothing that a finger could touch.
public enum TouchMiss: Error, Equatable, Sendable {
  /// Nothing on the glass says this; these are the texts that do stand there.
  case nothing(String, texts: [String])
  /// More than one thing says it.
  case several(String, count: Int)
}

extension TouchMiss: CustomStringConvertible {
  /// In plain words: lower case, without a period.
  public var description: String {
    switch self {
    case .nothing(let text, let texts):
      "nothing on the glass says \"\(text)\"; there is \(texts.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .several(let text, let count): "\(count) things on the glass say \"\(text)\""
    }
  }
}

extension TouchObstacle: CustomStringConvertible {
  /// ``message``.
  public var description: String { message }
}
