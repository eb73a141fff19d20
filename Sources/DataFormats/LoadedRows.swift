/// The rows of a section: shared bytes and, for each text, where it lies in them.
///
/// A row costs 8 bytes for its text and 8 each for a detail and an image when any row has one.
package struct LoadedRows: Sendable {
  var bytes: [UInt8]
  var texts: [TextRange]
  var details: [TextRange]
  var images: [TextRange]

  /// The text of a row, without a copy.
  package func textSlice(at index: Int) -> TextSlice { slice(texts[index]) }

  /// The detail of a row, without a copy.
  package func detailSlice(at index: Int) -> TextSlice? { optionalSlice(details, index) }

  /// The image name of a row, without a copy.
  package func imageSlice(at index: Int) -> TextSlice? { optionalSlice(images, index) }

  package func text(at index: Int) -> String { textSlice(at: index).string }

  package func detail(at index: Int) -> String? { detailSlice(at: index)?.string }

  package func image(at index: Int) -> String? { imageSlice(at: index)?.string }

  private func optionalSlice(_ ranges: [TextRange], _ index: Int) -> TextSlice? {
    guard !ranges.isEmpty, !ranges[index].isNone else { return nil }
    return slice(ranges[index])
  }

  private func slice(_ range: TextRange) -> TextSlice {
    TextSlice(bytes: bytes, start: range.start, count: range.count)
  }
}

extension LoadedRows: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { texts.count }

  package subscript(index: Int) -> LoadedRow {
    LoadedRow(text: text(at: index), detail: detail(at: index), image: image(at: index))
  }
}

extension LoadedRows: Equatable {
  package static func == (left: LoadedRows, right: LoadedRows) -> Bool {
    left.elementsEqual(right)
  }
}

extension LoadedRows {
  /// Rows from values, for callers and tests that have no file.
  package init(_ rows: [LoadedRow]) {
    var builder = RowBuilder()
    for row in rows { builder.append(text: row.text, detail: row.detail, image: row.image) }
    self = builder.rows(sharing: builder.bytes)
  }
}
