extension RowTree {
  /// Changes the element at an index in place.
  @inlinable public mutating func update<Result>(
    at index: Int, _ change: (inout Element) -> Result
  ) -> Result {
    precondition(index >= 0 && index < count, "no such element")
    return root.update(at: index, change)
  }

  /// Inserts an element before the one at an index, or at the end.
  @inlinable public mutating func insert(_ element: Element, at index: Int) {
    precondition(index >= 0 && index <= count, "no such place")
    if let rest = root.insert(element, at: index) { root = Node(children: [root, rest]) }
  }

  /// Adds an element behind the others.
  @inlinable public mutating func append(_ element: Element) {
    if let rest = root.append(element) { root = Node(children: [root, rest]) }
  }

  /// Removes the element at an index and returns it.
  @inlinable @discardableResult public mutating func remove(at index: Int) -> Element {
    precondition(index >= 0 && index < count, "no such element")
    let removed = root.remove(at: index)
    if root.children.count == 1 { root = root.children[0] }
    return removed
  }

  /// Moves an element; `target` is its index afterwards.
  @inlinable public mutating func move(from source: Int, to target: Int) {
    insert(remove(at: source), at: target)
  }
}

// MARK: Many at once

extension RowTree {
  /// Inserts a sequence of k elements in O(k + log n).
  @inlinable public mutating func insert(contentsOf elements: some Sequence<Element>, at index: Int)
  {
    replaceSubrange(index..<index, with: elements)
  }

  /// Appends a sequence of k elements in O(k + log n).
  @inlinable public mutating func append(contentsOf elements: some Sequence<Element>) {
    root = .joined(root, Node(packing: elements))
  }

  /// Appends another tree in O(log n), sharing it.
  @inlinable public mutating func append(contentsOf other: RowTree) {
    root = .joined(root, other.root)
  }

  /// Removes a range of elements in O(log n), however many they are.
  @inlinable public mutating func removeSubrange(_ range: Range<Int>) {
    replaceSubrange(range, with: RowTree())
  }

  /// Puts a sequence of k elements in the place of a range, in O(k + log n).
  @inlinable public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Sequence<Element>
  ) {
    replaceSubrange(range, with: RowTree(elements))
  }

  /// Puts another tree in the place of a range in O(log n), sharing it.
  @inlinable public mutating func replaceSubrange(_ range: Range<Int>, with other: RowTree) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no such range")
    let (front, rest) = root.split(at: range.lowerBound)
    let back = rest.split(at: range.count).right
    root = .joined(.joined(front, other.root), back)
  }

  /// The elements of a range as a tree of their own, in O(log n), sharing them.
  @inlinable public func subtree(_ range: Range<Int>) -> RowTree {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no such range")
    let rest = root.split(at: range.lowerBound).right
    return RowTree(root: rest.split(at: range.count).left)
  }
}
