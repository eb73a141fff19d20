// The log as a test reads it.

extension Stage {
  /// What the data source, the delegate and the controllers were asked and told since the log was last taken,
  /// in order; empties the log. What was not implemented is no call.
  ///
  /// ```swift
  /// _ = stage.takeCalls()
  /// try stage.tap(row: 2)
  /// #expect(stage.takeCalls().map(\.method) == [.willSelectRow, .didSelectRow])
  /// ```
  public func takeCalls() -> [Call] {
    takeLog().compactMap { entry in
      switch entry.event {
      case .call(let call, _): call
      case .missing, .code, .note, .log: nil
      }
    }
  }

  /// Why touches since the log was last taken came to nothing, in words; empties the log.
  public func takeStops() -> [String] {
    takeLog().compactMap { entry in
      guard case .note(let note) = entry.event else { return nil }
      return note.whyItStopped
    }
  }
}

extension Note {
  /// Why a touch came to nothing; nil: the note is of something else.
  var whyItStopped: String? {
    switch self {
    case .stopped(let call, let reply): "\(call) answered \(reply)"
    case .stoppedNotImplemented(let method): "\(method.shortName) is not implemented"
    case .stoppedNobody(let owner): "there is no \(owner.rawValue)"
    case .stoppedBy(let words): words
    case .selectionLost, .setUpReload, .leftOver, .remark, .compared, .aside: nil
    }
  }
}
