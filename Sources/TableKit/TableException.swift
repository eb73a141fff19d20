/// What UIKit would have raised: the name, the literal text, and what it was about.
public struct TableException: Error, Equatable, Sendable {
  /// The exception's name.
  public enum Name: String, Sendable {
    /// A rule of the table was broken.
    case internalInconsistency = "NSInternalInconsistencyException"
    /// A place is outside of what there is.
    case range = "NSRangeException"
    /// A method was called that is not there, or with what it does not take.
    case invalidArgument = "NSInvalidArgumentException"
    /// Anything else.
    case generic = "NSGenericException"
  }

  /// What kind it is.
  public var name: Name
  /// UIKit's literal text for the era in which it was raised.
  public var reason: String
  /// Our own explanation in plain words, a line each; empty where the reason says it all.
  public var explanation: [String]
  /// The update that was refused; nil: something else went wrong.
  public var update: RefusedUpdate?

  /// An exception with its text.
  public init(
    _ name: Name, _ reason: String, explanation: [String] = [], update: RefusedUpdate? = nil
  ) {
    self.name = name
    self.reason = reason
    self.explanation = explanation
    self.update = update
  }
}

/// An update that broke a rule: all that it told the table, and the rule.
public struct RefusedUpdate: Equatable, Sendable {
  /// What was told.
  public var batch: UpdateBatch
  /// What is wrong with it.
  public var fault: UpdateFault

  /// A batch that breaks a rule.
  public init(_ batch: UpdateBatch, _ fault: UpdateFault) {
    self.batch = batch
    self.fault = fault
  }
}

extension TableException {
  /// Runs code of the app's. An error of its own is wrapped: what UIKit calls lets no other out.
  static func wrapping(_ body: () throws -> Void) throws(TableException) {
    do { try body() } catch let exception as TableException { throw exception } catch {
      throw TableException(.generic, "\(error)")
    }
  }
}
