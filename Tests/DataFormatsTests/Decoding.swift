import Foundation

@testable import DataFormats

/// Runs `tabletalk-decode` as the program does, and stops it after half a minute.
func decodeOutside(_ bytes: [UInt8], _ format: DataFormat) throws(DataError) -> DataValue {
  try ValueDecoder.decode(runDecoder(bytes, arguments: [format.rawValue]))
}

/// What `tabletalk-decode` wrote; nothing when it did not run.
func runDecoder(_ bytes: [UInt8], arguments: [String]) -> [UInt8] {
  let process = Process()
  process.executableURL = decoder
  process.arguments = arguments
  let (input, output) = (Pipe(), Pipe())
  process.standardInput = input
  process.standardOutput = output
  guard (try? process.run()) != nil else { return [] }
  let deadline = DispatchWorkItem { process.terminate() }
  DispatchQueue.global().asyncAfter(deadline: .now() + 30, execute: deadline)
  DispatchQueue.global().async {
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
    try? input.fileHandleForWriting.close()
  }
  let answer = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  deadline.cancel()
  return [UInt8](answer)
}

/// The built decoder, which lies beside the test bundle.
private let decoder = URL(filePath: CommandLine.arguments[0])
  .deletingLastPathComponent().appending(path: "tabletalk-decode")

/// Loads bytes whole: read, decoded, turned into rows.
func load(
  _ bytes: [UInt8], name: String, _ options: LoadOptions = LoadOptions()
) -> Result<LoadedContent, DataError> {
  do throws(DataError) {
    return .success(
      try DataReader().content(of: bytes, name: name, options: options, decode: decodeOutside))
  } catch {
    return .failure(error)
  }
}

/// The content in one text, for comparison: `title: row, row = detail [image] | title: …`, then the
/// notes after `#`; or the message and the help of the error.
func described(_ result: Result<LoadedContent, DataError>, name: String) -> String {
  switch result {
  case .success(let content):
    let sections = content.sections.map { section in
      let rows = section.rows.map { row in
        row.text + (row.detail.map { " = \($0)" } ?? "") + (row.image.map { " [\($0)]" } ?? "")
      }
      return (section.title.map { "\($0): " } ?? "") + rows.joined(separator: ", ")
    }
    return ([sections.joined(separator: " | ")] + content.notes).joined(separator: " # ")
  case .failure(let error):
    return error.message(file: name) + (error.help(file: name).map { " · help: \($0)" } ?? "")
  }
}
