import Testing

@testable import DataFormats

/// A file, how it is loaded, and what that must give, as `described` writes it.
struct LoadCase: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var options = LoadOptions()
  var expected: String

  init(_ name: String, _ text: String, _ expected: String) {
    self.init(name, Array(text.utf8), expected)
  }

  init(_ name: String, _ text: String, _ options: LoadOptions, _ expected: String) {
    self.init(name, Array(text.utf8), expected)
    self.options = options
  }

  init(_ name: String, _ bytes: [UInt8], _ expected: String) {
    (self.name, self.bytes, self.expected) = (name, bytes, expected)
  }

  var testDescription: String { "\(name) \(String(decoding: bytes.prefix(60), as: UTF8.self))" }

  func check() {
    #expect(described(load(bytes, name: name, options), name: name) == expected)
  }
}
