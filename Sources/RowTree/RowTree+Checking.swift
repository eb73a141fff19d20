extension RowTree {
  /// Whether counts, sums, heights and widths are what they must be; for tests.
  @inlinable package func check() -> Bool {
    Self.isSound(root) && (root.isLeaf || root.width > 1) && !root.isTooWide
  }

  @inlinable static func isSound(_ node: Node<Element>) -> Bool {
    var count = node.elements.count
    var summary = Element.Summary.zero
    for element in node.elements { summary += element.summary }
    for child in node.children {
      count += child.count
      summary += child.summary
      let isInPlace = child.height == node.height - 1 && !child.isThin && !child.isTooWide
      guard isInPlace, isSound(child) else { return false }
    }
    let holdsOneKind = node.isLeaf ? node.children.isEmpty : node.elements.isEmpty
    return holdsOneKind && count == node.count && summary == node.summary
  }
}
