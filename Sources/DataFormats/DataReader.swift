/// Reads data files: bytes in, sections of rows out.
package struct DataReader: Sendable {
  /// Decodes the bytes of a property list or of JSON; the program runs `tabletalk-decode` for it.
  package typealias Decode = ([UInt8], DataFormat) throws(DataError) -> DataValue

  package init() {}

  /// Finds out what the file is and turns it into rows.
  ///
  /// CSV and plain text are read here; all else goes through `decode`, in UTF-8.
  /// - Parameter name: the file's name; its ending decides only where the bytes leave a doubt.
  /// - Throws: ``DataError``, when not all of it could be read.
  package func content(
    of bytes: consuming [UInt8], name: String, options: LoadOptions, decode: Decode
  ) throws(DataError) -> LoadedContent {
    throw DataError(.emptyFile, in: nil)
  }
}
