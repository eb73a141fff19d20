import Foundation
import Testing

@testable import DataFormats

private func bytes(_ text: String, _ encoding: String.Encoding, mark: [UInt8] = []) -> [UInt8] {
  mark + (text.data(using: encoding).map { [UInt8]($0) } ?? [])
}

private let plist =
  "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\r\n<plist><array><string>é</string></array></plist>"

@Test(
  "odd but real encodings are read",
  arguments: [
    LoadCase("a.csv", [0xEF, 0xBB, 0xBF] + Array("é,b".utf8), "é"),
    LoadCase("a.json", [0xEF, 0xBB, 0xBF] + Array(#"["é"]"#.utf8), "é"),
    LoadCase("a.csv", bytes("é,b\r\nc", .utf16LittleEndian, mark: [0xFF, 0xFE]), "é, c"),
    LoadCase("a.csv", bytes("é,b\r\nc", .utf16BigEndian, mark: [0xFE, 0xFF]), "é, c"),
    LoadCase("a.csv", bytes("abc,b\nd", .utf16LittleEndian), "abc, d"),
    LoadCase("a.json", bytes(#"["é𝄞"]"#, .utf16BigEndian), "é𝄞"),
    LoadCase(
      "a.strings", bytes("\"k\" = \"v\";\n", .utf16LittleEndian, mark: [0xFF, 0xFE]), "k = v"),
    LoadCase("a.plist", bytes(plist, .isoLatin1), "é"),
    LoadCase(
      "a.plist",
      bytes(
        plist.replacingOccurrences(of: "ISO-8859-1", with: "UTF-16"), .utf16LittleEndian,
        mark: [0xFF, 0xFE]), "é"),
    LoadCase("a.plist", Array("\r( a,\rb )\r".utf8), "a, b"),
    LoadCase(
      "a.plist", bytes(plist.replacingOccurrences(of: "ISO-8859-1", with: "Shift_JIS"), .utf8),
      #""a.plist" is XML: the encoding Shift_JIS is not read · help: save the file as UTF-8"#),
    LoadCase(
      "a.txt", [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0],
      #""a.txt" was not read: the encoding UTF-32 is not read · help: save the file as UTF-8"#),
  ])
func encodings(_ c: LoadCase) { c.check() }

@Test(
  "what is no text shows as U+FFFD, and is said",
  arguments: [
    LoadCase(
      "a.csv", [0x61, 0xFF, 0x62], "a\u{FFFD}b # 1 place is no text in UTF-8 and shows as \u{FFFD}"),
    LoadCase(
      "a.csv", [0x61, 0, 0x62, 0, 0x63],
      "a\u{FFFD}b\u{FFFD}c # 2 places are no text in UTF-8 and show as \u{FFFD}"),
    LoadCase(
      "a.csv", [0xFF, 0xFE, 0x61, 0, 0, 0xD8, 0x62, 0],
      "a\u{FFFD}b # 1 place is no text in UTF-16 and shows as \u{FFFD}"),
    LoadCase(
      "a.json", #"["a\ud800b", "\u0000", "\ud834\udd1e", "\\u0000"]"#,
      "a\u{FFFD}b, \u{FFFD}, 𝄞, \\u0000 # 2 places are no text in JSON and show as \u{FFFD}"),
    LoadCase(
      "a.plist", "<plist><array><string>a&#0;b</string></array></plist>",
      "a\u{FFFD}b # 1 place is no text in the file and shows as \u{FFFD}"),
  ])
func replacements(_ c: LoadCase) { c.check() }
