import DataFormats

/// Property lists and JSON, decoded by `tabletalk-decode`, which lies beside this program.
///
/// Foundation can crash or hang on a hostile file; there it takes nobody along.
enum DecoderProgram {
  static let name = "tabletalk-decode"
  private static let seconds = 20

  static func decode(_ bytes: [UInt8], _ format: DataFormat) throws(DataError) -> DataValue {
    let path = (programFolder() ?? ".") + "/" + name
    do {
      let answer = try ChildProcess.run(path, [format.rawValue], input: bytes, seconds: seconds)
      return try ValueDecoder.decode(answer)
    } catch let error as DataError {
      throw error
    } catch let failure as ChildProcess.Failure {
      throw DataError(reason(failure, path), in: format)
    } catch {
      throw DataError(.decoderFailed, in: format)
    }
  }

  private static func reason(_ failure: ChildProcess.Failure, _ path: String) -> DataError.Reason {
    switch failure {
    case .cannotStart: .decoderMissing(path: path)
    case .timedOut: .decoderTimedOut(seconds: seconds)
    case .stopped: .decoderFailed
    }
  }
}
