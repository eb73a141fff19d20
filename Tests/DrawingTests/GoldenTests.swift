import Support
import Testing

@Test func aDiffShowsWhatChangedWithThreeLinesAround() {
  let old = "a\nb\nc\nd\ne\nf\ng\nh\n"
  let new = "a\nb\nc\nd\nE\nf\ng\nh\n"
  let expected = """
    --- x (recorded)
    +++ x (now)
    @@ -2,7 +2,7 @@
     b
     c
     d
    -e
    +E
     f
     g
     h

    """
  #expect(unifiedDiff(from: old, to: new, name: "x") == expected)
  #expect(unifiedDiff(from: old, to: old, name: "x") == "")
}
