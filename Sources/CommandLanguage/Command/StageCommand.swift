package import TableKit

/// The device, and the app as a whole.
package indirect enum StageCommand: Hashable, Sendable {
  case device(DeviceName)
  case era(Era)
  case reset
  case load(LoadSpec)
  case memoryWarning
  case relaunch
}

package enum DeviceName: Hashable, Sendable {
  case named(String)
  case size(width: Double, height: Double)
}

package struct LoadSpec: Hashable, Sendable {
  package var file: Text
  package var fileRange: SourceRange
  package var kind: Kind?
  package var section: SectionPlace?
  package var text: Text?
  package var detail: Text?
  package var image: Text?
  package var sectionKey: Text?

  package enum Kind: String, CaseIterable, Sendable { case rows, sections }

  package init(
    file: Text, at fileRange: SourceRange, kind: Kind? = nil, section: SectionPlace? = nil,
    text: Text? = nil, detail: Text? = nil, image: Text? = nil, sectionKey: Text? = nil
  ) {
    (self.file, self.fileRange, self.kind, self.section) = (file, fileRange, kind, section)
    (self.text, self.detail, self.image, self.sectionKey) = (text, detail, image, sectionKey)
  }
}
