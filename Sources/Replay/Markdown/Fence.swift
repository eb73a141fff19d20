/// A fence of Markdown: its mark, how long it is, what stands behind it.
struct Fence: Equatable {
  private let mark: UInt8
  private let length: Int
  /// So many columns of blanks are taken off each line, where they are there.
  let indentation: Int
  /// Without the blanks around it.
  let info: ArraySlice<UInt8>

  /// Reads the line on which a fence opens; nil: none does.
  init?(_ cursor: LineCursor) {
    var cursor = cursor
    indentation = cursor.skipBlanks(atMost: 4)
    guard indentation < 4, let mark = cursor.byte, mark == Byte.backtick || mark == Byte.tilde
    else { return nil }
    let length = cursor.run(of: mark)
    let info = cursor.rest.dropFirst(length)
    if length < 3 || mark == Byte.backtick && info.contains(mark) { return nil }
    (self.mark, self.length) = (mark, length)
    self.info = info.trimmingBlanks
  }

  var isOurs: Bool {
    let word = info.prefix { $0 != Byte.space && $0 != Byte.tab }
    return word.elementsEqual("tabletalk".utf8)
  }

  func isClosed(by line: LineCursor) -> Bool {
    var line = line
    guard line.skipBlanks(atMost: 4) < 4 else { return false }
    let count = line.run(of: mark)
    return count >= length && line.rest.dropFirst(count).isBlank
  }
}

extension ArraySlice<UInt8> {
  var trimmingBlanks: ArraySlice<UInt8> {
    let start = firstIndex { $0 != Byte.space && $0 != Byte.tab } ?? endIndex
    let end = lastIndex { $0 != Byte.space && $0 != Byte.tab }.map { $0 + 1 } ?? start
    return self[start..<Swift.max(start, end)]
  }
}
