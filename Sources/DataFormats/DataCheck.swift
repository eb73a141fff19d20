/// What is looked at before a parser that may not be trusted sees the bytes.
package enum DataCheck {
  /// Passes bytes that are safe to parse: not too large or deep, nothing that expands itself.
  ///
  /// Texts are in UTF-8 by now.
  /// - Throws: ``DataError``, with the line where the text has lines.
  package static func check(_ bytes: [UInt8], as format: DataFormat) throws(DataError) {
    guard bytes.count <= DataLimits.documentBytes else {
      throw DataError(
        .tooLarge(bytes: bytes.count, limit: DataLimits.documentBytes), in: format)
    }
    do throws(TextFault) {
      if format != .binaryPlist { try checkConflicts(bytes) }
      switch format {
      case .xmlPlist: try XMLCheck.check(bytes)
      case .json: try JSONCheck.check(bytes)
      case .oldStylePlist, .strings: try OldStyleCheck.check(bytes)
      case .binaryPlist: try BinaryPlistCheck.check(bytes)
      case .csv, .tsv, .textLines, .storyboard, .xib, .otherXML, .settingsPage, .keyedArchive,
        .unknownBinary, .other:
        throw TextFault(.formatNotRead(name: format.phrase))
      }
    } catch {
      let place = error.offset.map { SourceLine(of: $0, in: bytes) }
      throw DataError(error.reason, in: format, line: place?.line, column: place?.column)
    }
  }

  /// A merge that was left unfinished leaves its marks at the beginning of lines.
  private static func checkConflicts(_ bytes: [UInt8]) throws(TextFault) {
    let mark = Array("<<<<<<< ".utf8)
    guard let range = bytes.firstRange(of: mark),
      range.lowerBound == 0 || bytes[range.lowerBound - 1] == Bytes.lineFeed
    else { return }
    throw TextFault(.syntax(detail: "a merge conflict was left in it"), at: range.lowerBound)
  }
}

/// What is wrong with a text, and at which offset; who has the whole text finds the line.
struct TextFault: Error, Equatable {
  var reason: DataError.Reason
  var offset: Int?

  init(_ reason: DataError.Reason, at offset: Int? = nil) {
    self.reason = reason
    self.offset = offset
  }
}
