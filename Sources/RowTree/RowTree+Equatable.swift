extension RowTree: Equatable where Element: Equatable {
  /// Whether both hold equal elements in the same order; parts that are shared are not looked into.
  @inlinable public static func == (one: RowTree, other: RowTree) -> Bool {
    one.root == other.root
  }
}

extension Node: Equatable where Element: Equatable {
  /// Compares contents, whatever the shapes.
  ///
  /// Where the shapes are alike the arrays are compared, and an array equals itself without a look at
  /// its elements.
  @inlinable static func == (one: Node, other: Node) -> Bool {
    guard one.count == other.count, one.summary == other.summary else { return false }
    if one.isShaped(like: other) {
      return one.elements == other.elements && one.children == other.children
    }
    return haveEqualElements(one, other)
  }

  /// Whether both are leaves, or their children hold the same numbers of elements.
  @inlinable func isShaped(like other: Node) -> Bool {
    height == other.height && width == other.width
      && zip(children, other.children).allSatisfy { $0.count == $1.count }
  }

  /// Walks two trees side by side, and looks as deep as their seams differ.
  @inlinable static func haveEqualElements(_ one: Node, _ other: Node) -> Bool {
    var ones = [one]
    var others = [other]
    while let left = ones.popLast(), let right = others.popLast() {
      if left.count == right.count && left.isShaped(like: right) {
        if left != right { return false }
      } else if left.isLeaf && right.isLeaf {
        let shared = min(left.count, right.count)
        let isEqual = left.elements[..<shared] == right.elements[..<shared]
        if !isEqual { return false }
        if left.count > shared { ones.append(Node(elements: Array(left.elements[shared...]))) }
        if right.count > shared { others.append(Node(elements: Array(right.elements[shared...]))) }
      } else {
        push(left, unlessLowerThan: right, on: &ones)
        push(right, unlessLowerThan: left, on: &others)
      }
    }
    return ones.isEmpty && others.isEmpty
  }

  /// Puts back a node: whole, when the other is higher and so to be opened first, else its children.
  @inlinable static func push(_ node: Node, unlessLowerThan other: Node, on nodes: inout [Node]) {
    if node.height < other.height {
      nodes.append(node)
    } else {
      nodes.append(contentsOf: node.children.reversed())
    }
  }
}
