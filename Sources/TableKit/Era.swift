/// An iOS release, by its major number; `5` means its last one (5.1).
///
/// Every rule that changed over the years carries its own threshold where it is applied
/// (`era >= 7`), so there is no list of eras anywhere.
public struct Era: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The major number.
  public let version: Int

  /// The releases that can be asked for.
  public static let supported = 2...27

  /// A release; nil: there is none of that number here.
  public init?(_ version: Int) {
    guard Era.supported.contains(version) else { return nil }
    self.version = version
  }

  public init(integerLiteral version: Int) {
    self.version = version
  }

  public static func < (one: Era, other: Era) -> Bool { one.version < other.version }
}
