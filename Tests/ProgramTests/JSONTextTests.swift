import Foundation
import Testing

@testable import tabletalk

@Suite struct JSONTextTests {
  @Test func membersStandInTheirOrder() {
    var json = JSONText()
    json.object { object in
      object.member("step") { $0.number(3) }
      object.member("ok") { $0.bool(true) }
      object.member("error") { $0.null() }
      object.member("picture") { $0.array(["a", "b"]) { $0.string($1) } }
      object.member("state") { $0.object { $0.member("rows") { $0.number(0) } } }
      object.member("calls") { $0.array([String]()) { $0.string($1) } }
    }
    let expected =
      #"{"step":3,"ok":true,"error":null,"picture":["a","b"],"state":{"rows":0},"calls":[]}"#
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    "", "a\"b\\c", "\u{0}\u{1F}\n\r\t", "é 🎉 漢", "\u{7F}\u{9B}\u{2028}\u{2029}", "\u{202E}",
  ])
  func everyTextComesBack(_ text: String) throws {
    var json = JSONText()
    json.array([text]) { $0.string($1) }
    #expect(!json.bytes.contains(10))
    let read = try JSONDecoder().decode([String].self, from: Data(json.bytes))
    #expect(read.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }
}
