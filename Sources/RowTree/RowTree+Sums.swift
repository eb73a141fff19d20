extension RowTree {
  /// The first element with which the running sum of a measure passes `target`, and the sum before it;
  /// nil when `target` lies outside the total.
  ///
  /// With heights as the measure, this is the row under an offset. Elements that measure 0 are never
  /// found. No element may measure less than 0.
  @inlinable public func find(
    _ target: Int, _ measure: (Element.Summary) -> Int
  ) -> (index: Int, before: Int)? {
    guard target >= 0, target < measure(root.summary) else { return nil }
    return Self.find(target, measure, in: root)
  }

  @inlinable static func find(
    _ target: Int, _ measure: (Element.Summary) -> Int, in node: Node<Element>
  ) -> (index: Int, before: Int) {
    var index = 0
    var before = 0
    for place in node.elements.indices {
      let part = measure(node.elements.span[place].summary)
      if before + part > target { break }
      before += part
      index += 1
    }
    for place in node.children.indices {
      let part = measure(node.children.span[place].summary)
      if before + part > target {
        let inner = find(target - before, measure, in: node.children.span[place])
        return (index + inner.index, before + inner.before)
      }
      before += part
      index += node.children.span[place].count
    }
    return (index, before)
  }

  /// The element that ``find(_:_:)`` finds, and the sum before it.
  @inlinable public func element(
    at target: Int, _ measure: (Element.Summary) -> Int
  ) -> (element: Element, before: Int)? {
    guard let (index, before) = find(target, measure) else { return nil }
    return (self[index], before)
  }

  /// The sum over the elements before an index, which may be the end.
  @inlinable public func summary(before index: Int) -> Element.Summary {
    precondition(index >= 0 && index <= count, "no such place")
    var sum = Element.Summary.zero
    Self.add(index, of: root, to: &sum)
    return sum
  }

  /// A measure of the sum over the elements before an index, which may be the end.
  @inlinable public func sum(before index: Int, _ measure: (Element.Summary) -> Int) -> Int {
    measure(summary(before: index))
  }

  /// Adds a node's first `count` elements to a sum.
  @inlinable static func add(
    _ count: Int, of node: Node<Element>, to sum: inout Element.Summary
  ) {
    if count == node.count {
      sum += node.summary
      return
    }
    var rest = count
    if node.isLeaf {
      for place in 0..<rest { sum += node.elements.span[place].summary }
    }
    for place in node.children.indices {
      let width = node.children.span[place].count
      if width > rest { return add(rest, of: node.children.span[place], to: &sum) }
      sum += node.children.span[place].summary
      rest -= width
    }
  }
}
