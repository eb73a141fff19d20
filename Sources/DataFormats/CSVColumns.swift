/// Which columns of a CSV file become what.
///
/// The first line names the columns when a KEY is one of those names; else it is a row like the
/// others, and a KEY is the number of a column, counted from 1. Without a text KEY the first column
/// is the text.
struct CSVColumns: Equatable {
  var text = 0
  var detail: Int?
  var image: Int?
  var section: Int?
  /// Whether the first line names the columns and is no row.
  var hasHeader = false

  init(_ options: LoadOptions, firstLine names: [String], format: DataFormat) throws(DataError) {
    text = try index(of: options.textKey, names, format) ?? 0
    detail = try index(of: options.detailKey, names, format)
    image = try index(of: options.imageKey, names, format)
    section = try index(of: options.sectionKey, names, format)
  }

  private mutating func index(
    of key: String?, _ names: [String], _ format: DataFormat
  ) throws(DataError) -> Int? {
    guard let key else { return nil }
    if let index = names.firstIndex(of: key) {
      hasHeader = true
      return index
    }
    guard let number = Int(key), number >= 1, number <= names.count else {
      throw DataError(.unknownKey(key, keys: names), in: format)
    }
    return number - 1
  }
}
