/// A data source that a table of the stage was given.
struct WeakSource {
  weak var object: (any TableViewDataSource)?
}

/// A delegate that a table of the stage was given.
struct WeakDelegate {
  weak var object: (any TableViewDelegate)?
}

extension Stage {
  /// The number of a data source, the same each time; the state keeps numbers, never references.
  func number(of source: any TableViewDataSource) -> Int {
    if let known = sources.firstIndex(where: { $0.object === source }) { return known }
    let entry = WeakSource(object: source)
    guard let free = sources.firstIndex(where: { $0.object == nil }) else {
      sources.append(entry)
      return sources.count - 1
    }
    sources[free] = entry
    return free
  }

  /// The number of a delegate, the same each time.
  func number(of delegate: any TableViewDelegate) -> Int {
    if let known = delegates.firstIndex(where: { $0.object === delegate }) { return known }
    let entry = WeakDelegate(object: delegate)
    guard let free = delegates.firstIndex(where: { $0.object == nil }) else {
      delegates.append(entry)
      return delegates.count - 1
    }
    delegates[free] = entry
    return free
  }
}
