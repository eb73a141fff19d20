/// The result of an optional method that nobody wrote.
///
/// An optional method's result is an associated type with this default, so the set of the methods that
/// are there is known from the types alone and cannot drift from what was written.
public struct Absent: Sendable {
  /// What a method that nobody wrote gives.
  public init() {}
}

extension Methods {
  /// The methods whose result is not ``Absent``.
  static func found(_ pairs: (result: any Any.Type, method: Method)...) -> Methods {
    pairs.reduce(into: []) { found, pair in
      if pair.result != Absent.self { found.insert(Methods(pair.method)) }
    }
  }

  /// The methods that a release knows.
  static func known(to era: Era) -> Methods { byRelease[era.version] }

  /// For each release from 0, what it knows.
  private static let byRelease: [Methods] = (0...Era.supported.upperBound).map { release in
    Method.allCases.reduce(into: []) { known, method in
      if method.since.version <= release { known.insert(Methods(method)) }
    }
  }
}
