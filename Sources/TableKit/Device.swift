/// The glass: its size and what the system keeps of it, in points.
public struct Device: Equatable, Sendable {
  /// What the command language calls it.
  public let name: String
  /// The glass, bars included.
  public let size: Size
  /// The bar with the clock; counted, not drawn.
  public let statusBarHeight: Double
  /// The room of the home indicator at the bottom edge.
  public let bottomInset: Double
  /// The era that the device brings unless one was named.
  public let era: Era

  /// 320 × 480: the phone of the first books, which fits a terminal of 24 lines.
  public static let classic = Device(
    name: "classic", size: Size(width: 320, height: 480), statusBarHeight: 20, bottomInset: 0,
    era: 5)
  /// 320 × 568, with square corners.
  public static let se = Device(
    name: "se", size: Size(width: 320, height: 568), statusBarHeight: 20, bottomInset: 0, era: 13)
  /// 393 × 852, with a home indicator.
  public static let iphone = Device(
    name: "iphone", size: Size(width: 393, height: 852), statusBarHeight: 59, bottomInset: 34,
    era: 17)
  /// 768 × 1024.
  public static let ipad = Device(
    name: "ipad", size: Size(width: 768, height: 1024), statusBarHeight: 20, bottomInset: 0, era: 17
  )

  /// Those that have a name.
  public static let named = [classic, se, iphone, ipad]

  /// The sides that a glass may have, in points.
  public static let sides = 80.0...4000.0

  /// A glass of any size within ``sides``, with a status bar of 20 points; the era stays what it was.
  public static func custom(width: Double, height: Double, era: Era) -> Device {
    let width = min(max(sides.lowerBound, width), sides.upperBound)
    let height = min(max(sides.lowerBound, height), sides.upperBound)
    return Device(
      name: "\(Int(width))x\(Int(height))", size: Size(width: width, height: height),
      statusBarHeight: 20, bottomInset: 0, era: era)
  }
}
