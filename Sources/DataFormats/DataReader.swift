/// Reads data files: bytes in, sections of rows out.
package struct DataReader: Sendable {
  /// Decodes the bytes of a property list or of JSON; the program runs `tabletalk-decode` for it.
  package typealias Decode = ([UInt8], DataFormat) throws(DataError) -> DataValue

  package init() {}

  /// Finds out what the file is and turns it into rows.
  ///
  /// CSV and plain text are read here; all else goes through `decode`, in UTF-8.
  /// - Parameters:
  ///   - name: the file's name; its ending decides only where the bytes leave a doubt.
  ///   - isStopped: asked now and then; once it says yes nothing is read.
  /// - Throws: ``DataError``, when not all of it could be read.
  package func content(
    of bytes: consuming [UInt8], name: String, options: LoadOptions,
    unless isStopped: () -> Bool = { false }, decode: Decode
  ) throws(DataError) -> LoadedContent {
    var prepared = try PreparedData(bytes, name: name)
    if prepared.format.route == .table {
      return try CSVContent.read(
        prepared.takeText(), format: prepared.format, options: options, unless: isStopped)
    }
    let value = try decode(prepared.bytes, prepared.format)
    var content = try ValueContent.read(value, format: prepared.format, options: options)
    content.notes = prepared.text.notes + content.notes
    return content
  }
}

/// A file whose format is known, its text in UTF-8.
package struct PreparedData {
  package let format: DataFormat
  private(set) var text: DecodedText

  /// What the decoder is given.
  package var bytes: [UInt8] { text.bytes }

  /// - Throws: ``DataError`` for a file that is empty, too large, or of a kind that is not read.
  package init(_ bytes: consuming [UInt8], name: String) throws(DataError) {
    guard !bytes.isEmpty else { throw DataError(.emptyFile, in: nil) }
    guard bytes.count <= DataLimits.tableBytes else {
      throw DataError(.tooLarge(bytes: bytes.count, limit: DataLimits.tableBytes), in: nil)
    }
    if let (format, kind) = FormatSniffer.binaryFormat(of: bytes) {
      guard format == .binaryPlist else { throw DataError(.formatNotRead(name: kind), in: format) }
      self.format = format
      text = DecodedText(bytes: bytes)
      return
    }
    text = try TextDecoding.decode(bytes)
    format = FormatSniffer.textFormat(of: text.bytes, from: text.start, name: name)
    try prepareText()
  }

  /// Hands the text on without a second owner, so that it can be changed without a copy.
  mutating func takeText() -> DecodedText {
    defer { text = DecodedText(bytes: []) }
    return text
  }

  private mutating func prepareText() throws(DataError) {
    switch format.route {
    case .table: return
    case .document: prepareDocument()
    case .nobody where format == .other: throw DataError(.emptyFile, in: nil)
    case .nobody: throw DataError(.formatNotRead(name: kindOfXML), in: format)
    }
  }

  private var kindOfXML: String {
    guard format == .otherXML, let root = XMLKind.rootName(of: text.bytes[text.start...]) else {
      return format.phrase
    }
    return "XML with the root <\(root)>"
  }

  /// Makes the text what any parser takes: no mark before it, LF at the end of lines.
  private mutating func prepareDocument() {
    text.bytes.removeFirst(text.start)
    text.start = 0
    text.unifyLineEnds()
    if format == .xmlPlist { XMLDeclaration.blankEncoding(in: &text.bytes) }
    if format == .json {
      let count = JSONRepair.replaceNonCharacters(in: &text.bytes)
      text.notes += TextDecoding.replacementNotes(count, "JSON")
    }
  }
}
