import TableKit

/// One option as it was given; the value is empty where it takes none.
struct GivenOption {
  let spec: OptionSpec
  let value: String

  var key: OptionSpec.Key { spec.key }
}

// MARK: numbers
extension GivenOption {
  func era() throws(UsageError) -> Era {
    if let number = Int(value), let era = Era(number) { return era }
    throw .outOfRange(value, of: spec, .iOSNumber(Era.supported))
  }

  func number(in range: ClosedRange<Int>) throws(UsageError) -> Int {
    try number(in: range, .number(range))
  }

  func columns(in range: ClosedRange<Int>) throws(UsageError) -> Int {
    try number(in: range, .columns(range))
  }

  private func number(
    in range: ClosedRange<Int>, _ wanted: UsageError.Wanted
  ) throws(UsageError) -> Int {
    if let number = Int(value), range.contains(number) { return number }
    throw .outOfRange(value, of: spec, wanted)
  }

  func seconds(in range: ClosedRange<Double>) throws(UsageError) -> Double {
    if let seconds = Double(value), range.contains(seconds) { return seconds }
    throw .outOfRange(value, of: spec, .seconds(range))
  }
}
