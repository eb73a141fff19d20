/// A file that holds commands: a walkthrough, a transcript or a script, cut into its parts.
///
/// Nothing of the file is lost: ``bytes`` are those it was read from, whatever they were.
package struct Document: Equatable, Sendable {
  package let kind: Kind
  package var parts: [Part]

  package enum Kind: String, Sendable {
    /// Markdown with fenced `tabletalk` blocks.
    case walkthrough
    /// One block without a fence: `> ` lines and what followed.
    case transcript
    /// Commands alone.
    case script
  }

  package enum Part: Equatable, Sendable {
    /// What stands between the blocks, its line ends included.
    case prose(ArraySlice<UInt8>)
    case block(Block)
  }

  package init(_ kind: Kind, _ parts: [Part]) { (self.kind, self.parts) = (kind, parts) }

  /// Reads a file; its name and its beginning tell the kind.
  package init(name: String, bytes: [UInt8]) {
    self.init(bytes, as: Kind(name: name, bytes: bytes))
  }

  package init(_ bytes: [UInt8], as kind: Kind) {
    switch kind {
    case .walkthrough: self.init(kind, MarkdownReader.parts(of: bytes))
    case .transcript: self.init(kind, [.block(Block(transcript: bytes))])
    case .script: self.init(kind, ScriptReader.parts(of: bytes))
    }
  }

  /// The file, byte by byte.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for part in parts {
      switch part {
      case .prose(let text): bytes.append(contentsOf: text)
      case .block(let block): block.write(into: &bytes)
      }
    }
    return bytes
  }

  package var blocks: [Block] {
    parts.compactMap { part in
      if case .block(let block) = part { return block }
      return nil
    }
  }
}

extension Document.Kind {
  /// Markdown by its name; a transcript begins with a mark; all else is a script.
  package init(name: String, bytes: [UInt8]) {
    let name = name.lowercased()
    if name.hasSuffix(".md") || name.hasSuffix(".markdown") {
      self = .walkthrough
      return
    }
    var cutter = LineCutter(bytes, from: LineCutter.mark(of: bytes).count)
    while let line = cutter.next() {
      let text = bytes[line.text]
      if text.isBlank { continue }
      self = LineMark(text).isOfTranscripts ? .transcript : .script
      return
    }
    self = .script
  }
}
