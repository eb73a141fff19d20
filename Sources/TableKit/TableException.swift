/// What UIKit would have raised: the name, the literal text, and what it was about.
public struct TableException: Error, Equatable, Sendable {
  /// The exception's name.
  public enum Name: String, Sendable {
    case internalInconsistency = "NSInternalInconsistencyException"
    case range = "NSRangeException"
    case invalidArgument = "NSInvalidArgumentException"
    case generic = "NSGenericException"
  }

  public var name: Name
  /// UIKit's literal text for the era in which it was raised.
  public var reason: String
  /// Our own explanation in plain words, a line each; empty where the reason says it all.
  public var explanation: [String]

  public init(_ name: Name, _ reason: String, explanation: [String] = []) {
    self.name = name
    self.reason = reason
    self.explanation = explanation
  }
}
