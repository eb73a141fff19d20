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

  /// Rounds to the nearest hundredth.
  public init(points: Double) { value = Int((points * 100).rounded()) }

  /// The length in points.
  public var points: Double { Double(value) / 100 }

  /// As a person writes points: `44`, `43.5`.
  var words: String { value % 100 == 0 ? "\(value / 100)" : "\(points)" }

  public static func < (one: Hundredths, other: Hundredths) -> Bool { one.value < other.value }
}
