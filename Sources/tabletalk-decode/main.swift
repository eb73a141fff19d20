import DataFormats
import Foundation

// Reads a data file on standard input, writes its value to standard output as `ValueEncoder` does.
// The argument names the format; without one it is found out. Foundation runs here, alone, since it
// may crash or hang on a hostile file. What it has to say on standard error is not for the user.

/// The value of the bytes, after they passed the checks.
func decode(_ bytes: [UInt8], formatName: String?) throws(DataError) -> DataValue {
  if let format = formatName.flatMap(DataFormat.init) {
    return try FoundationDecoder.decode(bytes, as: format)
  }
  let prepared = try PreparedData(bytes, name: "")
  return try FoundationDecoder.decode(prepared.bytes, as: prepared.format)
}

try? FileHandle.standardError.close()
let input = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
var answer: [UInt8]
do throws(DataError) {
  answer = ValueEncoder.encode(
    try decode(input, formatName: CommandLine.arguments.dropFirst().first))
} catch {
  answer = ValueEncoder.encode(error)
}
FileHandle.standardOutput.write(Data(answer))
