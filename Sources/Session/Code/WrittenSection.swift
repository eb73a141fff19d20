import CommandLanguage

/// What a block says of one section, to be written as one value.
struct WrittenSection {
  var header: Text?
  var footer: Text?
  var rows: [RowSpec] = []
}

extension SectionSpec {
  var content: WrittenSection {
    var written = WrittenSection(header: title, footer: footer)
    for located in body?.commands ?? [] {
      guard case .setUp(.content(let content)) = located.command else { continue }
      switch content {
      case .row(let spec): written.rows.append(spec)
      case .rows(let texts): written.rows += texts.map { RowSpec($0) }
      case .rowCount(let count, let text):
        let texts = (0..<min(count, ScreenCode.mostRows)).map { (text ?? .row).numbered($0) }
        written.rows += texts.map { RowSpec(.plain($0)) }
      case .header(let text, _): written.header = text
      case .footer(let text, _): written.footer = text
      case .section, .property, .index, .indexMap: continue
      }
    }
    return written
  }
}

extension Block {
  /// The sections that it declares; rows before the first are in one without a title.
  var sections: [SectionSpec] {
    var specs: [SectionSpec] = []
    for located in commands {
      if case .setUp(.content(.section(let spec))) = located.command {
        specs.append(spec)
      } else {
        var last = specs.popLast() ?? SectionSpec()
        last.body = Block((last.body?.commands ?? []) + [located])
        specs.append(last)
      }
    }
    return specs
  }
}
