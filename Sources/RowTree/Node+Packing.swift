extension Node {
  /// A tree of a sequence, with nodes three quarters full, where it takes several, so that the next edits
  /// need not split.
  @inlinable init(packing elements: some Sequence<Element>) {
    guard elements.underestimatedCount <= Self.leafCapacity else {
      self.init(level: Self.leaves(of: elements))
      return
    }
    let few = Array(elements)  // mostly all there are, and then no array of nodes is made for them
    self = few.count <= Self.leafCapacity ? Node(elements: few) : Node(level: Self.leaves(of: few))
  }

  /// A tree over nodes of one height.
  @inlinable init(level: [Node]) {
    var level = level
    while level.count > 1 { level = Self.branches(over: level) }
    self = level.first ?? Node()
  }

  @inlinable static func leaves(of elements: some Sequence<Element>) -> [Node] {
    let fill = leafCapacity * 3 / 4
    var leaves: [Node] = []
    leaves.reserveCapacity(elements.underestimatedCount / fill + 1)
    var leaf: [Element] = []
    leaf.reserveCapacity(fill)
    for element in elements {
      leaf.append(element)
      if leaf.count == fill {
        leaves.append(Node(elements: leaf))
        leaf = []
        leaf.reserveCapacity(fill)
      }
    }
    if !leaf.isEmpty { leaves.append(Node(elements: leaf)) }
    widenLast(of: &leaves)
    return leaves
  }

  @inlinable static func branches(over nodes: [Node]) -> [Node] {
    let fill = branchCapacity * 3 / 4
    var branches: [Node] = []
    branches.reserveCapacity(nodes.count / fill + 1)
    for start in stride(from: 0, to: nodes.count, by: fill) {
      branches.append(Node(children: Array(nodes[start..<min(start + fill, nodes.count)])))
    }
    widenLast(of: &branches)
    return branches
  }

  /// Shares out the last two nodes when the last came out thin.
  @inlinable static func widenLast(of nodes: inout [Node]) {
    guard nodes.count > 1, nodes[nodes.count - 1].isThin else { return }
    let last = nodes.removeLast()
    if let rest = nodes[nodes.count - 1].fuse(with: last) { nodes.append(rest) }
  }
}
