// MARK: sections and rows
extension Printer {
  static func words(of command: ContentSetUp) -> [String] {
    switch command {
    case .section(let spec): section(spec)
    case .row(let spec): row(spec)
    case .rows(let texts): ["rows"] + texts.map(text)
    case .rowCount(let count, let text): ["rows", "\(count)", text.map(self.text) ?? ""]
    case .header(let text, let place): ["header", textOrNone(text), header(place)]
    case .footer(let text, let place): ["footer", textOrNone(text), header(place)]
    case .property(let property, let scope): self.property(property) + [self.scope(scope)]
    case .index(let spec): ["index"] + index(spec)
    case .indexMap(let title, let section): ["index map", text(title), "\(section)"]
    }
  }

  static func section(_ spec: SectionSpec) -> [String] {
    [
      "section", spec.title.map(text) ?? "", spec.footer.map { "footer " + text($0) } ?? "",
      spec.at.map { "at \($0)" } ?? "", spec.body.map(block) ?? "",
    ]
  }

  static func row(_ spec: RowSpec) -> [String] {
    [
      "row", text(spec.text), spec.at.map { "at " + target($0) } ?? "",
      spec.id.map { "id " + text($0) } ?? "",
    ] + spec.properties.flatMap(property)
  }

  static func header(_ place: HeaderPlace) -> String {
    switch place {
    case .current: ""
    case .section(let section): "for section " + sectionName(section.name)
    case .table: "for table"
    }
  }

  static func index(_ spec: IndexSpec) -> [String] {
    switch spec {
    case .off: ["off"]
    case .auto(let search): [search ? "search" : "", "auto"]
    case .titles(let titles, let search): [search ? "search" : ""] + titles.map(text)
    }
  }
}
