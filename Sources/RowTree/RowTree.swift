/// A list in a balanced tree: copies share what is equal, and every edit, search and sum is logarithmic.
///
/// A tree is a value. An old copy never changes, and keeping one costs what has changed since.
/// Everything here is inlinable, since a call across modules for every element is ten times slower.
public struct RowTree<Element: Summarized> {
  @usableFromInline var root: Node<Element>

  @inlinable init(root: Node<Element>) { self.root = root }

  /// An empty tree.
  @inlinable public init() { root = Node() }

  /// A tree of a sequence, in time proportional to it.
  @inlinable public init(_ elements: some Sequence<Element>) { root = Node(packing: elements) }

  /// The number of elements.
  @inlinable public var count: Int { root.count }

  /// Whether there is no element.
  @inlinable public var isEmpty: Bool { root.count == 0 }

  /// The sum over all elements.
  @inlinable public var summary: Element.Summary { root.summary }

  /// The element at an index, which must be one of the tree's.
  @inlinable public subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "no such element")
    return root.isLeaf ? root.elements[index] : Self.element(at: index, in: root)
  }

  /// Walks down by borrowing, so that no node is retained on the way.
  @inlinable static func element(at index: Int, in node: Node<Element>) -> Element {
    if node.isLeaf { return node.elements[index] }
    let (child, inner) = node.child(holding: index)
    return element(at: inner, in: node.children.span[child])
  }
}

extension RowTree: Sendable where Element: Sendable {}
