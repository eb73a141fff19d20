import Testing

@testable import DataFormats

private func text(_ key: String, detail: String? = nil) -> LoadOptions {
  LoadOptions(textKey: key, detailKey: detail)
}

@Test(
  "fields are read as real files have them",
  arguments: [
    LoadCase("a.csv", "a,b\nc,d\n", "a, c"),
    LoadCase("a.csv", "a,b\r\nc,d", text("2"), "b, d"),
    LoadCase("a.csv", "a\rb\r\rc", "a, b, c"),
    LoadCase("a.csv", "a;b,c;\nd;e", text("1", detail: "2"), "a = b,c, d = e"),
    LoadCase("a.tsv", "a, b\tc\n\td\n", text("1", detail: "2"), "a, b = c,  = d"),
    LoadCase(
      "a.csv", #""a ""b"" c",x"# + "\n" + #""",",""""#, text("1", detail: "2"),
      #"a "b" c = x,  = ,""#
    ),
    LoadCase(
      "a.csv", #""a""b","y""# + "\n" + #""""""#, text("1", detail: "1"), #"a"b = a"b, " = ""#),
    LoadCase("a.csv", "\"two\nlines\" , x\n", "two\nlines"),
    LoadCase("a.csv", "a \"b\" c,d\n", "a \"b\" c"),
    LoadCase("a.csv", "a\nb,1\nc", text("1", detail: "1"), "a = a, b = b, c = c"),
    LoadCase(
      "a.csv", "# made by hand\n#\n#,Name\n1,A\n", text("Name"),
      "A # 2 comment lines at the top were left out"),
    LoadCase("a.txt", "Tom\n\nJerry\n", "Tom, Jerry"),
    LoadCase("a", "one\ttwo\n", text("2"), "two"),
  ])
func fields(_ c: LoadCase) { c.check() }

@Test(
  "the first line names the columns when a key does so too",
  arguments: [
    LoadCase("a.csv", "Name,Age\nAnn,3\n", text("Name", detail: "Age"), "Ann = 3"),
    LoadCase("a.csv", "Name,Age\nAnn,3\n", text("Name", detail: "2"), "Ann = 3"),
    LoadCase("a.csv", "Name,Age\nAnn,3\n", text("1", detail: "2"), "Name = Age, Ann = 3"),
    LoadCase(
      "a.csv", "Id,Name\n3,Ann\n",
      "Id, 3 # the first line was read as a row; with text Name it names the columns"),
    LoadCase("a.csv", "Bo,Li\nAnn,Lu\n", "Bo, Ann"),
    LoadCase(
      "a.csv", "n,s\nA,x\nB,\nC,x", LoadOptions(textKey: "n", sectionKey: "s"), "x: A, C | : B"),
    LoadCase(
      "a.csv", "n,s\nA,x\nB,y", LoadOptions(textKey: "n", sectionKey: "s", as: .rows), "A, B"),
    LoadCase(
      "a.csv", "n,s\nA,x", text("m"),
      #""a.csv" is CSV: no row has "m"; there is n, s · help: load a.csv text n; the keys are n, s"#
    ),
    LoadCase(
      "a.csv", "n,s\nA,x", LoadOptions(as: .sections),
      #""a.csv" is CSV: its rows do not say their sections · help: load a.csv section KEY, or leave out: as sections"#
    ),
  ])
func headers(_ c: LoadCase) { c.check() }

@Test(
  "broken CSV says where",
  arguments: [
    LoadCase(
      "a.csv", "a\r\n\"b,c\nd",
      #""a.csv" is CSV, line 2, column 1: a quoted field begins here and does not end"#),
    LoadCase(
      "a.csv", "a\nb,\"c\"d",
      #""a.csv" is CSV, line 2, column 6: text follows the closing quote of a field"#),
    LoadCase("a.csv", "# nothing\n", #""a.csv" is CSV: it holds no rows"#),
  ])
func brokenCSV(_ c: LoadCase) { c.check() }

@Test("a slice shares the bytes of the file")
func slices() throws {
  let content = try load(Array("a,one\nb,\n".utf8), name: "a.csv", text("1", detail: "2")).get()
  let rows = content.sections[0].rows
  #expect(rows.textSlice(at: 1).string == "b")
  #expect(rows.detailSlice(at: 0)?.string == "one")
  #expect(rows.detailSlice(at: 1) == nil)
  #expect(rows.imageSlice(at: 0) == nil)
  #expect(MemoryLayout<TextSlice>.size == 16)
}
