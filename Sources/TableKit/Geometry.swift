/// A place on the glass or in a table's content, in points.
public struct Point: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// To the right.
  public var width: Double
  /// Downwards.
  public var height: Double

  /// A size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle, in points; y grows downwards.
public struct Rect: Equatable, Sendable {
  /// The corner at the left and top.
  public var origin: Point
  /// How wide and high it is.
  public var size: Size

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Its top edge.
  public var minY: Double { origin.y }
  /// Its bottom edge.
  public var maxY: Double { origin.y + size.height }
}

/// A length in hundredths of a point, so that sums over any number of rows stay exact.
public struct Hundredths: Hashable, Comparable, Sendable {
  /// How many hundredths.
  public var value: Int

  /// So many hundredths.
  public init(_ value: Int) { self.value = value }

  /// Rounds to the nearest hundredth. What is farther from 0 than lengths reach is pulled back; what is no
  /// number is 0.
  public init(points: Double) {
    let hundredths = (points * 100).rounded()
    let farthest = Double(Self.farthest)
    value = hundredths.isNaN ? 0 : Int(min(max(hundredths, -farthest), farthest))
  }

  /// A height that a program set: none is below 0, or above ``tallest``.
  init(height: Double) { value = min(max(0, Hundredths(points: height).value), Self.tallest.value) }

  /// How far lengths reach: a few such numbers add up to a number still.
  static let farthest = 1 << 60
  /// The greatest height of a row, a header or a footer: a billion points. (What UIKit does with greater ones is
  /// not known.)
  static let tallest = Hundredths(100_000_000_000)

  /// The length in points.
  public var points: Double { Double(value) / 100 }

  /// As a person writes points: `44`, `43.5`.
  var words: String { value % 100 == 0 ? "\(value / 100)" : "\(points)" }

  public static func < (one: Hundredths, other: Hundredths) -> Bool { one.value < other.value }
}

extension Double {
  /// Whether a row, a header or a footer can be as high, in points.
  var isHeight: Bool { self >= 0 && self <= Hundredths.tallest.points }
}

extension Int {
  /// The sum; where no number can hold it, the largest.
  func addingUp(_ other: Int) -> Int {
    let (sum, isTooMuch) = addingReportingOverflow(other)
    return isTooMuch ? .max : sum
  }
}
