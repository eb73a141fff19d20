extension RowTree: Sequence {
  /// Walks the leaves one by one; making it costs O(log n).
  public struct Iterator: IteratorProtocol {
    /// The nodes to the right of the leaf, the next one last.
    @usableFromInline var ahead: [Node<Element>]
    @usableFromInline var leaf: [Element] = []
    @usableFromInline var position = 0

    @inlinable init(_ root: Node<Element>) { ahead = [root] }

    @inlinable public mutating func next() -> Element? {
      while position == leaf.count {
        guard let node = ahead.popLast() else { return nil }
        ahead.append(contentsOf: node.children.reversed())
        leaf = node.elements
        position = 0
      }
      position += 1
      return leaf[position - 1]
    }
  }

  @inlinable public func makeIterator() -> Iterator { Iterator(root) }
  @inlinable public var underestimatedCount: Int { count }

  /// Calls `body` for a range of elements, in order: what the screen needs of a long table.
  @inlinable public func forEach<Failure: Error>(
    in range: Range<Int>, _ body: (_ index: Int, _ element: Element) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no such range")
    if !range.isEmpty { try Self.walk(root, from: 0, in: range, body) }
  }

  /// Walks the part of a node that lies in a range; the node's first element has the index `start`.
  @inlinable static func walk<Failure: Error>(
    _ node: Node<Element>, from start: Int, in range: Range<Int>,
    _ body: (Int, Element) throws(Failure) -> Void
  ) throws(Failure) {
    let part = range.clamped(to: start..<(start + node.count))
    if node.isLeaf {
      for index in part { try body(index, node.elements.span[index - start]) }
      return
    }
    var childStart = start
    for place in node.children.indices {
      if childStart >= part.upperBound { return }
      let end = childStart + node.children.span[place].count
      if end > part.lowerBound {
        try walk(node.children.span[place], from: childStart, in: range, body)
      }
      childStart = end
    }
  }
}
