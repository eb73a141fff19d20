/// A set of the methods that an object has: what `respondsToSelector:` would say.
public struct Methods: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of one method; of a table's own methods, which nobody implements, the empty one.
  public init(_ method: Method) {
    rawValue = method.rawValue < 64 ? 1 << UInt64(method.rawValue) : 0
  }

  /// Whether a method is there.
  public func contains(_ method: Method) -> Bool { isSuperset(of: Methods(method)) }
}
