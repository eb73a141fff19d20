extension Node {
  /// Inserts; answers a new right neighbour when there was no room.
  @inlinable mutating func insert(_ element: Element, at index: Int) -> Node? {
    count += 1
    summary += element.summary
    if isLeaf {
      elements.insert(element, at: index)
    } else {
      let (child, inner) = child(accepting: index)
      if let rest = children[child].insert(element, at: inner) {
        children.insert(rest, at: child + 1)
      }
    }
    return isTooWide ? splitInHalf() : nil
  }

  /// Appends; answers a new right neighbour when there was no room.
  @inlinable mutating func append(_ element: Element) -> Node? {
    count += 1
    summary += element.summary
    if isLeaf {
      elements.append(element)
    } else if let rest = children[children.count - 1].append(element) {
      children.append(rest)
    }
    return isTooWide ? splitInHalf() : nil
  }

  /// Removes an element and mends the child that grew thin by it.
  @inlinable mutating func remove(at index: Int) -> Element {
    let removed: Element
    if isLeaf {
      removed = elements.remove(at: index)
    } else {
      let (child, inner) = child(holding: index)
      removed = children[child].remove(at: inner)
      mendChild(child)
    }
    count -= 1
    summary -= removed.summary
    return removed
  }

  /// Changes an element in place, and the sums above it.
  @inlinable mutating func update<Result>(
    at index: Int, _ change: (inout Element) -> Result
  ) -> Result {
    if isLeaf {
      summary -= elements[index].summary
      defer { summary += elements[index].summary }
      return change(&elements[index])
    }
    let (child, inner) = child(holding: index)
    summary -= children[child].summary
    defer { summary += children[child].summary }
    return children[child].update(at: inner, change)
  }
}
