import TableKit

/// Draws a frame as lines of text, each ended by a newline, and what is to be said below it.
package func paint(
  _ frame: Frame, caption: Caption = Caption(), look: Look, into buffer: inout [UInt8]
) {
}

/// The lines that ``paint(_:caption:look:into:)`` writes.
package func lines(of frame: Frame, caption: Caption = Caption(), look: Look = Look()) -> [String] {
  var buffer: [UInt8] = []
  paint(frame, caption: caption, look: look, into: &buffer)
  return buffer.split(separator: 10, omittingEmptySubsequences: false).dropLast()
    .map { String(decoding: $0, as: UTF8.self) }
}

/// Writes the lines of a picture that differ from those of the last one, each after its number;
/// both as ``paint(_:caption:look:into:)`` wrote them.
package func paintChanges(from last: [UInt8], to picture: [UInt8], into buffer: inout [UInt8]) {
}
