/// What a file truly is, whatever its name says.
package enum DataFormat: String, Equatable, Sendable, CaseIterable {
  case xmlPlist, binaryPlist, oldStylePlist, strings, json
  case csv, tsv, textLines
  case storyboard, xib, otherXML, settingsPage, keyedArchive
  case unknownBinary, other

  /// How a message names the format, with its article.
  package var phrase: String {
    switch self {
    case .xmlPlist: "an XML property list"
    case .binaryPlist: "a binary property list"
    case .oldStylePlist: "a property list in old-style ASCII form"
    case .strings: "a strings file"
    case .json: "JSON"
    case .csv: "CSV"
    case .tsv: "tab-separated text"
    case .textLines: "plain text"
    case .storyboard: "a storyboard"
    case .xib: "an xib file"
    case .otherXML: "XML"
    case .settingsPage: "a page of a Settings bundle"
    case .keyedArchive: "an archive of objects (NSKeyedArchiver)"
    case .unknownBinary: "a binary file"
    case .other: "another kind of file"
    }
  }
}

extension DataFormat {
  /// Who reads a format.
  enum Route: Equatable { case table, document, nobody }

  /// Tables are read here, documents by `tabletalk-decode`.
  var route: Route {
    switch self {
    case .csv, .tsv, .textLines: .table
    case .xmlPlist, .binaryPlist, .oldStylePlist, .strings, .json: .document
    case .storyboard, .xib, .otherXML, .settingsPage, .keyedArchive, .unknownBinary, .other: .nobody
    }
  }
}
