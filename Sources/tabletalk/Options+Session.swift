import CommandLanguage
import Replay
import Session
import TableKit

extension Options {
  /// The device of `--device`; nil: none was named.
  func chosenDevice() throws(UsageError) -> Device? {
    guard let device else { return nil }
    if let known = Device.named.first(where: { $0.name == device }) { return known }
    let sides = device.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    if sides.count == 2, let width = sides[0].map(Double.init),
      let height = sides[1].map(Double.init), Device.sides.contains(width),
      Device.sides.contains(height)
    {
      return Device.custom(width: width, height: height, era: Device.classic.era)
    }
    throw .noDevice(device)
  }

  func sessionOptions(_ surroundings: Surroundings) -> SessionOptions {
    var options = SessionOptions()
    options.render = render ?? .full
    options.trace = showsCalls ? .on : .off
    options.look = isPlain ?? surroundings.isDumb ? .plain : .boxes
    options.ascii = isASCII || !surroundings.isUnicode
    options.width = width
    return options
  }
}

extension StepText.Style {
  init(_ options: Options, _ surroundings: Surroundings) {
    self.init()
    hasColor = surroundings.hasColor(options.color)
    isQuiet = options.isQuiet
    isASCII = options.isASCII || !surroundings.isUnicode
    width = min(width, max(surroundings.columns ?? width, 10))
  }

  /// For what is read from top to bottom, lessons and walkthroughs: folded where the terminal ends.
  static func teaching(_ options: Options, _ surroundings: Surroundings) -> StepText.Style {
    var style = StepText.Style(options, surroundings)
    style.isPlain = options.isPlain ?? surroundings.isDumb
    style.width = min(style.width, max(options.width ?? surroundings.columns ?? style.width, 10))
    return style
  }
}
