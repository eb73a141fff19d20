import Testing

@testable import Drawing

@Suite struct PagedTextTests {
  private let picture = ["+--+", "|  |", "+--+"]

  private func pages(
    _ lines: [String], picture: [String] = [], rows: Int, columns: Int = 80
  ) -> [[String]] {
    PagedText(lines, picture: picture, rows: rows, columns: columns).pages
  }

  @Test func whatFitsIsOnePageAsItIs() {
    #expect(pages(["", "a", "", "b"], rows: 4) == [["", "a", "", "b"]])
  }

  @Test func pagesPartAtBlankLines() {
    let (a, b, c) = (["a", "a", "a"], ["b", "b", "b"], ["c", "c", "c"])
    #expect(pages(a + [""] + b + [""] + c + ["", "d"], rows: 7) == [a + [""] + b, c + ["", "d"]])
  }

  @Test func aHeadingGoesWithWhatFollows() {
    let (a, b) = (["a", "a", "a"], ["b", "b", "b"])
    #expect(
      pages(a + ["", "heading", ""] + b + [""] + a + ["", "end"], rows: 6)
        == [a, ["heading", ""] + b, a + ["", "end"]])
  }

  @Test func aHeadingAfterAShortTextGoesWithWhatFollows() {
    let (a, b) = (["a", "a", "a"], ["b", "b", "b"])
    #expect(
      pages(a + ["", "short", "", "heading", ""] + b + ["", "end"], rows: 8)
        == [a + ["", "short"], ["heading", ""] + b + ["", "end"]])
    #expect(
      pages(a + ["", "heading", ""] + b + b + ["", "end"], rows: 5)
        == [a, ["heading", ""] + b, b + ["", "end"]])
    #expect(
      pages(a + ["", "heading", ""] + b + ["", "end"], rows: 4)
        == [a, ["heading", ""] + b.prefix(2), b.prefix(1) + ["", "end"]])
  }

  @Test func aPictureIsNotCutForAHeading() {
    let lines = ["a", "", "heading", ""] + picture + ["", "b", "b", "b", "", "end"]
    #expect(
      pages(lines, rows: 4).prefix(2) == [["a", "", "heading"], picture])
  }

  @Test func aBlockThatIsLongerThanAPageIsCut() {
    #expect(pages(["a", "b", "c", "d", "e"], rows: 2) == [["a", "b"], ["c", "d"], ["e"]])
  }

  @Test func aLineThatIsWiderThanTheWindowTakesSeveralRows() {
    let (a, b) = (["aaaaaa", "a", "a"], ["b"])
    #expect(pages(a + [""] + a + [""] + b, rows: 6, columns: 4) == [a, a + [""] + b])
  }

  @Test func thePictureIsSeenWithTheEnd() {
    let lines = picture + ["", "a", "a", "a", "", "b", "", "step"]
    let end = picture + ["", "b", "", "step"]
    #expect(pages(lines, picture: picture, rows: 7) == [picture + ["", "a", "a", "a"], end])
  }

  @Test func aPictureThatStandsNearTheEndIsNotRepeated() {
    let lines = ["a", "a", "a", ""] + picture + ["", "b", "", "step"]
    #expect(
      pages(lines, picture: picture, rows: 8)
        == [["a", "a", "a"], picture + ["", "b", "", "step"]])
  }

  @Test func whereThePictureHasNoRoomTheEndStandsLast() {
    let lines = picture + ["", "a", "a", "a", "", "b", "", "step"]
    #expect(
      pages(lines, picture: picture, rows: 6) == [picture, ["a", "a", "a"], ["b", "", "step"]])
  }
}
