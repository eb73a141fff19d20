/// A place on the glass or in a table's content, in points.
public struct Point: Equatable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle, in points; y grows downwards.
public struct Rect: Equatable, Sendable {
  public var origin: Point
  public var size: Size

  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  public var minY: Double { origin.y }
  public var maxY: Double { origin.y + size.height }
}

/// A length in hundredths of a point, so that sums over any number of rows stay exact.
public struct Hundredths: Hashable, Comparable, Sendable {
  public var value: Int

  public init(_ value: Int) { self.value = value }

  /// Rounds to the nearest hundredth.
  public init(points: Double) { value = Int((points * 100).rounded()) }

  public var points: Double { Double(value) / 100 }

  /// As a person writes points: `44`, `43.5`.
  var words: String { value % 100 == 0 ? "\(value / 100)" : "\(points)" }

  public static func < (one: Hundredths, other: Hundredths) -> Bool { one.value < other.value }
}
