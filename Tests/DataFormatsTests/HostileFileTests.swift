import Testing

@testable import DataFormats

private func nested(_ open: String, _ close: String, _ count: Int) -> String {
  String(repeating: open, count: count) + String(repeating: close, count: count)
}

private let bomb = """
  <?xml version="1.0"?>
  <!DOCTYPE plist [ <!ENTITY a "aaaa"> <!ENTITY b "&a;&a;"> ]>
  <plist><array><string>&b;</string></array></plist>
  """

@Test(
  "texts that would hurt a parser are refused",
  arguments: [
    LoadCase(
      "a.plist", bomb,
      #""a.plist" is an XML property list, line 2, column 1: it declares entities, and such files are refused · help: take the <!ENTITY …> lines out of the file"#
    ),
    LoadCase(
      "a.plist", "<plist>" + nested("<array>", "</array>", 50_000) + "</plist>",
      #""a.plist" is an XML property list, line 1, column 1401: lists are nested more than 200 deep"#
    ),
    LoadCase(
      "a.json", nested("[", "]", 100_000),
      #""a.json" is JSON, line 1, column 201: lists are nested more than 200 deep"#),
    LoadCase(
      "a.json", nested("[", "]", 200), #""a.json" is JSON: a list stands where a row is wanted"#),
    LoadCase(
      "a.plist", nested("(", ")", 100_000),
      #""a.plist" is a property list in old-style ASCII form, line 1, column 201: lists are nested more than 200 deep"#
    ),
    LoadCase("a.json", "", #""a.json" was not read: there is nothing in it"#),
    LoadCase("a.json", " \n", #""a.json" was not read: there is nothing in it"#),
  ])
func hostileTexts(_ c: LoadCase) { c.check() }

@Test(
  "broken texts say their format, line and reason",
  arguments: [
    LoadCase(
      "a.plist", #"[1,]x"#,
      #""a.plist" is JSON, line 1, column 5: "x" stands after the end"#),
    LoadCase(
      "a.json", #"[1 2]"#,
      #""a.json" is JSON, line 1, column 4: a comma or "]" is wanted before "2""#),
    LoadCase(
      "a.json", #"{"a" 2}"#,
      #""a.json" is JSON, line 1, column 6: a colon is wanted after a key, and there is "2""#),
    LoadCase(
      "a.json", #"[\#n"a]\#n"#,
      #""a.json" is JSON, line 2, column 1: a text begins here and does not end"#),
    LoadCase(
      "a.json", #"[[1],\#n"#,
      #""a.json" is JSON, line 1, column 1: "[" begins here and does not end"#),
    LoadCase(
      "a.json", #"[nul]"#,
      #""a.json" is JSON, line 1, column 2: a value is wanted, and there is "nul""#),
    LoadCase(
      "a.json", #"[01]"#,
      #""a.json" is JSON, line 1, column 3: number with leading zero"#),
    LoadCase(
      "a.json", #"[1.2.3]"#,
      #""a.json" is JSON, line 1, column 5: invalid value"#),
    LoadCase(
      "a.json", #"["\\x"]"#,
      #"\x"#),
    LoadCase(
      "a.plist", #"<plist>\#n<array><string>a</strin></array></plist>"#,
      #""a.plist" is an XML property list, line 2, column 17: <string> of line 2 is closed by </strin>"#
    ),
    LoadCase(
      "a.plist", #"<plist>\#n<array>\#n"#,
      #""a.plist" is an XML property list, line 2, column 1: <array> begins here and does not end"#),
    LoadCase(
      "a.plist", #"<plist><array>\#n<foo>a</foo></array></plist>"#,
      #""a.plist" is an XML property list, line 2: unknown tag foo"#),
    LoadCase(
      "a.plist", #"<plist><array>\#n<string>a & b</string></array></plist>"#,
      #""a.plist" is an XML property list, line 2: unknown ampersand-escape sequence"#),
    LoadCase(
      "a.plist", #"<plist><array>\#n<integer>x</integer></array></plist>"#,
      #""a.plist" is an XML property list, line 2: unknown character 'x' (0x78) in <integer>"#),
    LoadCase(
      "a.plist", #"<plist><dict>\#n<key>a</key></dict></plist>"#,
      #""a.plist" is an XML property list, line 2: value missing for key inside <dict>"#),
    LoadCase(
      "a.plist", #"<plist></plist>"#,
      #""a.plist" is an XML property list: empty plist tag"#),
    LoadCase(
      "a.plist", #"<plist><array/></plist>"#,
      ""),
    LoadCase(
      "a.plist", #"<?xml version="1.0"?>\#n<html/>"#,
      #""a.plist" is XML with the root <html>, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    LoadCase(
      "a.plist", #"{\#n  a = b\#n}"#,
      #""a.plist" is a property list in old-style ASCII form, line 3, column 1: a semicolon is wanted before "}""#
    ),
    LoadCase(
      "a.plist", #"( a, b\#n; c)"#,
      #""a.plist" is a property list in old-style ASCII form, line 2, column 1: a comma or ")" is wanted before ";""#
    ),
    LoadCase(
      "a.plist", #"{\#n a = (b;\#n}"#,
      #""a.plist" is a property list in old-style ASCII form, line 2, column 8: a comma or ")" is wanted before ";""#
    ),
    LoadCase(
      "a.plist", #"{[}"#,
      #""a.plist" is a property list in old-style ASCII form, line 1, column 2: a text is wanted, and there is "[""#
    ),
    LoadCase(
      "a.plist", #"(a, "b)"#,
      #""a.plist" is a property list in old-style ASCII form, line 1, column 5: a text begins here and does not end"#
    ),
    LoadCase(
      "a.plist", #"{ a = <0g>; }"#,
      #""a.plist" is a property list in old-style ASCII form, line 1, column 9: "g" is no hexadecimal digit"#
    ),
    LoadCase(
      "a.plist", #"{ a = b; /* c }"#,
      #""a.plist" is a property list in old-style ASCII form, line 1, column 10: a comment begins here and does not end"#
    ),
    LoadCase(
      "a.strings", #""a" = "b";\#n"c" = "d"\#n"#,
      #""a.strings" is a strings file, line 3, column 1: a semicolon is wanted before the end"#),
    LoadCase(
      "a.json", #"<<<<<<< HEAD\#n[]"#,
      #""a.json" is JSON, line 1, column 1: a merge conflict was left in it"#),
    LoadCase(
      "a.json", #"[\#n<<<<<<< HEAD\#n1]"#,
      #""a.json" is JSON, line 2, column 1: a merge conflict was left in it"#),
  ])
func brokenTexts(_ c: LoadCase) { c.check() }

/// A binary property list of hand-made objects; its references take a byte each.
func binaryPlist(_ objects: [[UInt8]]) -> [UInt8] {
  var bytes = Array("bplist00".utf8)
  var offsets: [UInt8] = []
  for object in objects {
    offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
    bytes += object
  }
  let table = bytes.count
  bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
  for number in [objects.count, 0, table] {
    bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)]
  }
  return bytes
}

private let damaged = #""a.plist" is a binary property list: "#

@Test(
  "binary property lists are measured before they are read",
  arguments: [
    LoadCase("a.plist", binaryPlist([[0xA2, 1, 1], [0x51, 0x61]]), "a, a"),
    LoadCase("a.plist", binaryPlist([[0xA1, 0]]), damaged + "a list in it holds itself"),
    LoadCase(
      "a.plist", binaryPlist([[0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]]),
      damaged + "a list in it holds itself"),
    LoadCase(
      "a.plist",
      binaryPlist(
        (0..<24).map { [0xAA] + [UInt8](repeating: $0 + 1, count: 10) } + [[0x51, 0x61]]),
      damaged + "it holds more than 5000000 values · help: cut the file into smaller ones"),
    LoadCase(
      "a.plist", binaryPlist([[0xA1, 1], [0xC1, 2], [0x51, 0x61]]),
      damaged + "it holds what no property list may hold"),
    LoadCase(
      "a.plist", binaryPlist([[0xA1, 9]]), damaged + "it refers to an object that is not there"),
    LoadCase(
      "a.plist", binaryPlist([[0x5F, 0x10, 0xFF, 0x61]]),
      damaged + "a count in it is larger than the file"),
    LoadCase("a.plist", binaryPlist([[0x5F]]), damaged + "a count in it is no number"),
    LoadCase("a.plist", binaryPlist([]), damaged + "its table of objects is broken"),
    LoadCase("a.plist", Array("bplist00".utf8), damaged + "it ends too early"),
    LoadCase(
      "a.csv", [0x89, 0x50, 0x4E, 0x47, 0x0D],
      #""a.csv" is a PNG picture, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
  ])
func binaries(_ c: LoadCase) { c.check() }

@Test("a binary property list with any byte changed gives an answer")
func mutatedBinaries() {
  let sound = binaryPlist([
    [0xA3, 1, 2, 3], [0x51, 0x61], [0xD1, 1, 3], [0x10, 5], [0x61, 0, 0x62],
  ])
  for index in 8..<sound.count {
    for value in [0, 1, 0x0F, 0x7F, 0x80, 0xAF, 0xDF, 0xFF] as [UInt8] {
      var bytes = sound
      bytes[index] = value
      _ = try? DataCheck.check(bytes, as: .binaryPlist)
    }
  }
}
