/// Sections and rows, their texts and the index.
package indirect enum ContentSetUp: Hashable, Sendable {
  case section(SectionSpec)
  case row(RowSpec)
  case rows([Text])
  /// `rows 20 "Row $row"`; nil: `Row $row`.
  case rowCount(Int, Text?)
  case header(Text?, HeaderPlace)
  case footer(Text?, HeaderPlace)
  case property(Property, for: Scope?)
  case index(IndexSpec)
  case indexMap(Text, section: Int)
}

package enum HeaderPlace: Hashable, Sendable {
  /// The block's section, else the last one.
  case current
  case section(SectionPlace)
  case table
}

package struct SectionSpec: Hashable, Sendable {
  package var title: Text?
  package var footer: Text?
  package var at: Int?
  package var body: Block?

  package init(title: Text? = nil, footer: Text? = nil, at: Int? = nil, body: Block? = nil) {
    (self.title, self.footer, self.at, self.body) = (title, footer, at, body)
  }
}

package struct RowSpec: Hashable, Sendable {
  package var text: Text
  package var at: Target?
  package var id: Text?
  package var properties: [Property]

  package init(_ text: Text, at: Target? = nil, id: Text? = nil, properties: [Property] = []) {
    (self.text, self.at, self.id, self.properties) = (text, at, id, properties)
  }
}

package enum IndexSpec: Hashable, Sendable {
  case off
  /// The first letters of the section titles.
  case auto(search: Bool)
  case titles([Text], search: Bool)
}
