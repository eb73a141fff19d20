import Testing

@testable import DataFormats

@Test(
  "a value comes back as it was sent",
  arguments: [
    DataValue.null, .string(""), .string(String(repeating: "é", count: 300)), .bool(true),
    .bool(false), .number(text: "0.1", value: 0.1), .date("2011-01-02T03:04:05Z"),
    .data(count: 70_000), .array([]), .dictionary([]),
    .array([.null, .dictionary([DataValue.Pair("k", .array([.string("x")]))])]),
  ])
func roundTrip(_ value: DataValue) throws {
  let encoded = ValueEncoder.encode(value)
  #expect(try ValueDecoder.decode(encoded) == value)
  for length in 0..<min(encoded.count, 40) {
    #expect(throws: DataError.self) { try ValueDecoder.decode(Array(encoded.prefix(length))) }
  }
}

@Test(
  "an error comes back as it was sent",
  arguments: [
    DataError(.emptyFile, in: nil), DataError(.syntax(detail: "x"), in: .json, line: 3, column: 4),
    DataError(.mismatchedTag(open: "a", close: "b", openLine: 7), in: .xmlPlist, line: 9),
    DataError(.tooLarge(bytes: 9, limit: 8), in: .csv), DataError(.tooDeep(limit: 2), in: .json),
    DataError(.tooManyValues(limit: 2), in: .binaryPlist),
    DataError(.holdsItself, in: .binaryPlist),
    DataError(.entityDeclarations, in: .xmlPlist, line: 1),
    DataError(.damaged(detail: "y"), in: nil),
    DataError(.unclosed(thing: "z"), in: .strings, line: 1, column: 1),
    DataError(.formatNotRead(name: "n"), in: .xib), DataError(.unknownEncoding(name: "n"), in: nil),
  ])
func errorRoundTrip(_ error: DataError) {
  #expect(throws: error) { try ValueDecoder.decode(ValueEncoder.encode(error)) }
}

@Test("bytes that nobody sent are an error")
func hostileCoding() {
  let deep = ValueEncoder.mark + [UInt8](repeating: 7, count: 3) + [1, 7, 1]
  let huge = ValueEncoder.mark + [7] + [UInt8](repeating: 0xFF, count: 8) + [0x7F]
  for bytes in [[], ValueEncoder.mark, deep, huge, ValueEncoder.mark + [0, 0]] {
    #expect(throws: DataError.self) { try ValueDecoder.decode(bytes) }
  }
}
