/// How many terminal cells a scalar takes: 0, 1 or 2.
///
/// Terminals agree on scalars and not on what they join to; so widths are summed over scalars, and
/// what joins is drawn in parts (see ``VisibleScalars``).
package func cellWidth(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x300 { return 1 }
  if contains(CellWidthTable.two, value) { return 2 }
  return contains(CellWidthTable.none, value) ? 0 : 1
}

/// How many terminal cells a text takes as it is drawn.
package func cellWidth(of text: String, ascii: Bool = false) -> Int {
  if let count = printableASCIICount(text) { return count }
  var width = 0
  var scalars = VisibleScalars(text, ascii: ascii)
  while let form = scalars.next() { width += form.width }
  return width
}

/// The length of a text of which every byte is one cell; nil for any other.
@inline(__always)
func printableASCIICount(_ text: String) -> Int? {
  let bytes = text.utf8Span.span
  for index in bytes.indices where bytes[index] < 0x20 || bytes[index] > 0x7E { return nil }
  return bytes.count
}

/// Whether one of the ranges, written as pairs of first and last, holds the value.
private func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
  var low = 0
  var high = ranges.count / 2
  while low < high {
    let middle = (low + high) / 2
    if value < ranges[middle * 2] {
      high = middle
    } else if value > ranges[middle * 2 + 1] {
      low = middle + 1
    } else {
      return true
    }
  }
  return false
}
