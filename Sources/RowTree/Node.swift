/// A part of a tree: a leaf with elements, or a branch with children one level lower.
///
/// A node is a value. Its children lie side by side in one array together with their sums, so a search
/// reads one array a level, and copy-on-write is the arrays' own.
@usableFromInline struct Node<Element: Summarized> {
  /// The number of elements below.
  @usableFromInline var count = 0
  /// The number of levels below; 0 for a leaf.
  @usableFromInline var height = 0
  @usableFromInline var summary = Element.Summary.zero
  /// A leaf's, else empty.
  @usableFromInline var elements: [Element] = []
  /// A branch's, else empty.
  @usableFromInline var children: [Node] = []

  /// An empty leaf.
  @inlinable init() {}

  /// A leaf.
  @inlinable init(elements: [Element]) {
    self.elements = elements
    count = elements.count
    for element in elements { summary += element.summary }
  }

  /// A branch over nodes of one height, of which there is at least one.
  @inlinable init(children: [Node]) {
    self.children = children
    height = children[0].height + 1
    for child in children {
      summary += child.summary
      count += child.count
    }
  }

  @inlinable var isLeaf: Bool { height == 0 }

  /// The number of elements of a leaf, of children of a branch.
  @inlinable var width: Int { isLeaf ? elements.count : children.count }
}

extension Node: Sendable where Element: Sendable {}

// MARK: Widths

extension Node {
  @inlinable static var leafCapacity: Int { 32 }
  @inlinable static var branchCapacity: Int { 16 }

  /// How wide a node of this height may be.
  @inlinable var capacity: Int { isLeaf ? Self.leafCapacity : Self.branchCapacity }

  /// How wide a node of this height must at least be, unless it is the root.
  @inlinable var leastWidth: Int { capacity / 3 }

  @inlinable var isThin: Bool { width < leastWidth }
  @inlinable var isTooWide: Bool { width > capacity }
}

// MARK: Finding a child

extension Node {
  /// The child of a branch that holds the element at an index, and the element's index in it.
  @inlinable func child(holding index: Int) -> (child: Int, index: Int) {
    var child = 0
    var inner = index
    while inner >= children.span[child].count {
      inner -= children.span[child].count
      child += 1
    }
    return (child, inner)
  }

  /// The child of a branch in which to insert at an index; at a seam the left one.
  @inlinable func child(accepting index: Int) -> (child: Int, index: Int) {
    var child = 0
    var inner = index
    while inner > children.span[child].count {
      inner -= children.span[child].count
      child += 1
    }
    return (child, inner)
  }
}
