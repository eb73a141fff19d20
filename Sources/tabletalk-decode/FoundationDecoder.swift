import DataFormats
import Foundation

/// Property lists and JSON, read by Foundation.
enum FoundationDecoder {
  /// - Throws: ``DataError``, also for what must not reach Foundation.
  static func decode(_ bytes: [UInt8], as format: DataFormat) throws(DataError) -> DataValue {
    try DataCheck.check(bytes, as: format)
    let data = Data(bytes)
    do {
      let object =
        format == .json
        ? try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
        : try PropertyListSerialization.propertyList(from: data, format: nil)
      return DataValue(foundation: object)
    } catch {
      throw FoundationFault(error as NSError, format: format).dataError(in: bytes)
    }
  }
}

extension DataValue {
  /// Keys are sorted, since Foundation forgets their order.
  fileprivate init(foundation object: Any) {
    switch object {
    case let text as String: self = .string(text)
    case let number as NSNumber: self = Self.number(number)
    case let date as Date: self = .date(date.formatted(.iso8601))
    case let data as Data: self = .data(count: data.count)
    case let values as [Any]: self = .array(values.map(DataValue.init(foundation:)))
    case let pairs as [AnyHashable: Any]: self = Self.dictionary(pairs)
    default: self = .null
    }
  }

  private static func dictionary(_ pairs: [AnyHashable: Any]) -> DataValue {
    let sorted = pairs.map { Pair("\($0.key.base)", DataValue(foundation: $0.value)) }
      .sorted { precedes($0.key, $1.key) }
    return .dictionary(sorted)
  }

  private static func number(_ number: NSNumber) -> DataValue {
    if String(cString: number.objCType) == "c" { return .bool(number.boolValue) }
    let value = number.doubleValue
    guard !(number is NSDecimalNumber), let whole = Int(exactly: value), abs(whole) < 1 << 53 else {
      return .number(text: number.stringValue, value: value)
    }
    return .number(text: "\(whole)", value: value)
  }
}
