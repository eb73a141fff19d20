import CommandLanguage
import DataFormats
import Session

/// The rows of a data file, as a session wants them.
func loadData(
  _ path: String, _ bytes: [UInt8], _ request: LoadRequest
) throws(FileFailure) -> FileContent {
  do {
    let content = try DataReader().content(
      of: bytes, name: path, options: LoadOptions(request), unless: { Interrupts.isPending },
      decode: DecoderProgram.decode)
    return FileContent(content)
  } catch {
    throw FileFailure(.malformed(error.message(file: path), help: error.help(file: path)))
  }
}

extension LoadOptions {
  fileprivate init(_ request: LoadRequest) {
    self.init(
      textKey: request.text, detailKey: request.detail, imageKey: request.image,
      sectionKey: request.section,
      as: request.kind.map { kind in
        switch kind {
        case .rows: .rows
        case .sections: .sections
        }
      })
  }
}

extension FileContent {
  fileprivate init(_ content: LoadedContent) {
    self.init(
      sections: content.sections.map { section in
        FileSection(title: section.title, rows: FileRows(section.rows))
      }, notes: content.notes)
  }
}

extension FileRows {
  /// Shares the bytes of the file; a text is made when a row is looked at.
  fileprivate convenience init(_ rows: LoadedRows) {
    self.init(
      count: rows.count, text: { rows.textSlice(at: $0).string },
      detail: { rows.detailSlice(at: $0)?.string }, image: { rows.imageSlice(at: $0)?.string })
  }
}
