/// A value of a property list or of JSON.
package enum DataValue: Equatable, Sendable {
  case null
  case string(String)
  /// A number, and how it is written.
  case number(text: String, value: Double)
  case bool(Bool)
  /// A date as ISO 8601 writes it, in UTC.
  case date(String)
  /// Raw bytes, of which only the length matters.
  case data(count: Int)
  case array([DataValue])
  /// Pairs in the order of the file where it is known, else by ``DataValue/precedes(_:_:)``.
  case dictionary([Pair])

  /// A key of a dictionary and what it holds.
  package struct Pair: Equatable, Sendable {
    package var key: String
    package var value: DataValue

    package init(_ key: String, _ value: DataValue) {
      self.key = key
      self.value = value
    }
  }

  /// Whether `left` comes first where keys are sorted with `compare:`: by UTF-16 code units.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf16.lexicographicallyPrecedes(right.utf16)
  }
}

extension DataValue {
  /// The text that a row shows for the value; nil for a list, a dictionary and null.
  var rowText: String? {
    switch self {
    case .string(let text), .number(let text, _), .date(let text): text
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .data(let count): count == 1 ? "1 byte" : "\(count) bytes"
    case .null, .array, .dictionary: nil
    }
  }

  var isContainer: Bool {
    switch self {
    case .array, .dictionary: true
    case .null, .string, .number, .bool, .date, .data: false
    }
  }

  /// What the value is, in words for a message.
  var kind: String {
    switch self {
    case .null: "nothing"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .date: "a date"
    case .data: "data"
    case .array(let values): values.isEmpty ? "an empty list" : "a list"
    case .dictionary(let pairs): pairs.isEmpty ? "an empty dictionary" : "a dictionary"
    }
  }
}
