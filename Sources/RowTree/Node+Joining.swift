extension Node {
  /// Takes over what a right neighbour of the same height holds; answers the right half when that is
  /// too much for one node.
  @inlinable mutating func fuse(with right: Node) -> Node? {
    elements += right.elements
    children += right.children
    count += right.count
    summary += right.summary
    return isTooWide ? splitInHalf() : nil
  }

  /// Cuts off the right half.
  @inlinable mutating func splitInHalf() -> Node {
    let half = width / 2
    let right: Node
    if isLeaf {
      right = Node(elements: Array(elements[half...]))
      elements.removeSubrange(half...)
    } else {
      right = Node(children: Array(children[half...]))
      children.removeSubrange(half...)
    }
    count -= right.count
    summary -= right.summary
    return right
  }

  /// Fuses a thin child with a neighbour.
  @inlinable mutating func mendChild(_ index: Int) {
    guard children[index].isThin, children.count > 1 else { return }
    let left = max(0, index - 1)
    let right = children.remove(at: left + 1)
    if let rest = children[left].fuse(with: right) { children.insert(rest, at: left + 1) }
  }
}

// MARK: Whole trees

extension Node {
  /// One tree of two, in time proportional to the difference of their heights.
  @inlinable static func joined(_ left: Node, _ right: Node) -> Node {
    if left.count == 0 { return right }
    if right.count == 0 { return left }
    var tree = left.height < right.height ? right : left
    let rest =
      if left.height > right.height {
        tree.absorb(atEnd: right)
      } else if left.height < right.height {
        tree.absorb(atStart: left)
      } else if left.isThin || right.isThin {
        tree.fuse(with: right)
      } else {
        right as Node?
      }
    return rest.map { Node(children: [tree, $0]) } ?? tree
  }

  /// Hangs a lower tree on the right edge; answers a new right neighbour when there was no room.
  @inlinable mutating func absorb(atEnd tree: Node) -> Node? {
    count += tree.count
    summary += tree.summary
    let last = children.count - 1
    if height > tree.height + 1 {
      if let rest = children[last].absorb(atEnd: tree) { children.append(rest) }
    } else {
      children.append(tree)
      mendChild(last + 1)
    }
    return isTooWide ? splitInHalf() : nil
  }

  /// Hangs a lower tree on the left edge; answers a new right neighbour when there was no room.
  @inlinable mutating func absorb(atStart tree: Node) -> Node? {
    count += tree.count
    summary += tree.summary
    if height > tree.height + 1 {
      if let rest = children[0].absorb(atStart: tree) { children.insert(rest, at: 1) }
    } else {
      children.insert(tree, at: 0)
      mendChild(0)
    }
    return isTooWide ? splitInHalf() : nil
  }

  /// Two trees of one: what comes before an index, and the rest.
  @inlinable func split(at index: Int) -> (left: Node, right: Node) {
    if index == 0 { return (Node(), self) }
    if index == count { return (self, Node()) }
    if isLeaf {
      return (Node(elements: Array(elements[..<index])), Node(elements: Array(elements[index...])))
    }
    let (child, inner) = child(holding: index)
    let halves = children[child].split(at: inner)
    return (
      Self.joined(Self.tree(over: children[..<child]), halves.left),
      Self.joined(halves.right, Self.tree(over: children[(child + 1)...]))
    )
  }

  /// A tree over some children of a branch, without a branch where one child stands alone.
  @inlinable static func tree(over children: ArraySlice<Node>) -> Node {
    guard let first = children.first else { return Node() }
    return children.count == 1 ? first : Node(children: Array(children))
  }
}
