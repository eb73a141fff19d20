import Testing

@testable import DataFormats

private func text(_ key: String) -> LoadOptions { LoadOptions(textKey: key) }

@Test(
  "the shape of a value becomes rows or sections",
  arguments: [
    LoadCase("a.json", #"["a", "b"]"#, "a, b"),
    LoadCase("a.json", #"[1, 2.5, 3.0, true, null, "x"]"#, "1, 2.5, 3, true, , x"),
    LoadCase("a.json", #"[["a", "b"], [], ["c"]]"#, "a, b |  | c"),
    LoadCase("a.json", #"[["a", "b"], ["c"]]"#, LoadOptions(as: .rows), "a, b, c"),
    LoadCase("a.json", #"{"b": ["x"], "a": ["y", "z"], "B": []}"#, "B:  | a: y, z | b: x"),
    LoadCase("a.json", #"{"b": "x", "a": 1}"#, "a = 1, b = x"),
    LoadCase("a.json", #"{"b": "x", "a": 1}"#, LoadOptions(as: .sections), "a: 1 | b: x"),
    LoadCase(
      "a.json", #"{"q": {"b": "x", "a": 1}, "p": {"c": "y"}}"#, "p: c = y | q: a = 1, b = x"),
    LoadCase("a.json", #"[{"N": {"a": "1"}}, {"M": ["x"]}]"#, "N: a = 1 | M: x"),
    LoadCase("a.json", "[]", ""),
    LoadCase("a.json", "{}", ""),
    LoadCase("a.json", #"{"e": ["é"], "z": ["z"], "é": ["y"]}"#, "e: é | z: z | é: y"),
  ])
func shapes(_ c: LoadCase) { c.check() }

private let people =
  #"[{"n": "Ann", "d": 1, "s": "x"}, {"n": "Bo", "i": "p", "s": "y"}, {"s": "x"}]"#

@Test(
  "keys say what of a dictionary is shown",
  arguments: [
    LoadCase("a.json", people, text("n"), "Ann, Bo,  # 1 row has no n and no text"),
    LoadCase(
      "a.json", #"[{"n": "Ann", "d": 1}, {"n": "Bo", "i": "p"}]"#,
      LoadOptions(textKey: "n", detailKey: "d", imageKey: "i"), "Ann = 1, Bo [p]"),
    LoadCase(
      "a.json", people, LoadOptions(textKey: "n", sectionKey: "s"),
      "x: Ann,  | y: Bo # 1 row has no n and no text"),
    LoadCase(
      "a.json", #"{"k2": {"n": "Bo"}, "k1": {"n": "Ann"}}"#, text("n"), "Ann, Bo"),
    LoadCase(
      "a.json", #"{"S": [{"n": "Ann"}], "R": [{"n": "Bo"}]}"#, text("n"), "R: Bo | S: Ann"),
  ])
func keys(_ c: LoadCase) { c.check() }

@Test(
  "a shape that fits nothing says what was found",
  arguments: [
    LoadCase("a.json", "3", #""a.json" is JSON: it is a number, not a list of rows"#),
    LoadCase(
      "a b.json", #"[{"id": 1, "title": "x"}]"#,
      #""a b.json" is JSON: the rows are dictionaries: say which key is the text"#
        + #" · help: load "a b.json" text title; the keys are id, title"#),
    LoadCase(
      "a.json", #"[{"id": 1, "t": "x"}]"#, text("name"),
      #""a.json" is JSON: no row has "name"; there is id, t · help: load a.json text id; the keys are id, t"#
    ),
    LoadCase(
      "a.json", #"["x"]"#, text("name"),
      #""a.json" is JSON: the rows are texts, so there is no key "name" · help: load a.json"#),
    LoadCase(
      "a.json", #"["x", ["y"]]"#, #""a.json" is JSON: a list stands where a row is wanted"#),
    LoadCase(
      "a.json", #"[{"n": ["y"], "m": 1}]"#, text("n"),
      #""a.json" is JSON: "n" holds a list, which is no text · help: take a key whose values are texts or numbers"#
    ),
    LoadCase(
      "a.json", #"{"a": "x", "b": []}"#,
      #""a.json" is JSON: a dictionary of different things (a, b) is no list of rows"#),
    LoadCase(
      "a.json", #"["x"]"#, LoadOptions(as: .sections),
      #""a.json" is JSON: its rows do not say their sections · help: load a.json section KEY, or leave out: as sections"#
    ),
  ])
func misfits(_ c: LoadCase) { c.check() }
