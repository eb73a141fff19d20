import RowTree
import Testing

private let sizes = [0, 1, 2, 23, 24, 25, 32, 33, 288, 289, 1_000, 7_000]

@Test(arguments: sizes)
func aPackedTreeHoldsTheSequence(count: Int) {
  let array = Item.items(0..<count)
  let tree = RowTree(array)
  #expect(tree.check())
  #expect(tree.count == count && tree.isEmpty == (count == 0))
  #expect(Array(tree) == array)
  #expect((0..<count).allSatisfy { tree[$0] == array[$0] })
  #expect(tree.summary.height == array.reduce(0) { $0 + $1.height })
}

@Test(arguments: sizes)
func appendingOneByOneHoldsTheSequence(count: Int) {
  var tree = RowTree<Item>()
  for id in 0..<count { tree.append(Item(id)) }
  #expect(tree.check() && Array(tree) == Item.items(0..<count))
}

@Test(arguments: sizes)
func anOffsetFindsTheElementUnderIt(count: Int) {
  let tree = RowTree(Item.items(0..<count))
  var top = 0
  for index in 0..<count {
    #expect(tree.sum(before: index, \.height) == top)
    let height = tree[index].height
    for offset in [top, top + height - 1] where height > 0 {
      let found = tree.find(offset, \.height)
      #expect(found?.index == index && found?.before == top)
      let element = tree.element(at: offset, \.height)
      #expect(element?.element.id == index && element?.before == top)
    }
    top += height
  }
  #expect(tree.summary(before: count).height == top)
  #expect(tree.find(top, \.height) == nil && tree.element(at: top, \.height) == nil)
  #expect(tree.find(-1, \.height) == nil)
}

@Test func aRangeIsWalkedInOrderAndNothingElse() {
  let tree = RowTree(Item.items(0..<2_000))
  for range in [0..<0, 0..<1, 30..<30, 31..<33, 100..<1_900, 1_999..<2_000, 2_000..<2_000] {
    var walked: [Int] = []
    tree.forEach(in: range) { index, item in
      #expect(index == item.id)
      walked.append(index)
    }
    #expect(walked == Array(range))
  }
}

@Test func aWalkStopsWhereItThrows() {
  struct Enough: Error {}
  let tree = RowTree(Item.items(0..<2_000))
  var seen = 0
  #expect(throws: Enough.self) {
    try tree.forEach(in: 10..<2_000) { _, _ in
      seen += 1
      if seen == 50 { throw Enough() }
    }
  }
  #expect(seen == 50)
}

@Test(arguments: [0, 1, 40, 600, 9_000], [0, 1, 40, 600, 9_000])
func treesOfAnySizesJoinAndPart(front: Int, back: Int) {
  let items = Item.items(0..<(front + back))
  var tree = RowTree(items[..<front])
  tree.append(contentsOf: RowTree(items[front...]))
  #expect(tree.check() && Array(tree) == items)
  let part = tree.subtree((front / 2)..<(front + back / 2))
  #expect(part.check() && Array(part) == Array(items[(front / 2)..<(front + back / 2)]))
}

@Test func treesAreEqualWhenTheirElementsAre() {
  let packed = RowTree(Item.items(0..<3_000))
  var edited = packed
  edited.move(from: 1_500, to: 20)
  #expect(edited != packed)
  edited.move(from: 20, to: 1_500)
  #expect(edited == packed)
  edited.update(at: 2_999) { $0.id = -1 }
  #expect(edited != packed)
  edited.remove(at: 2_999)
  #expect(edited != packed)
  edited.append(Item(2_999))
  #expect(edited == packed)
}

/// An element that counts how often it is compared.
private struct Watched: Summarized, Equatable {
  final class Counter { var count = 0 }

  let item: Item
  let comparisons: Counter

  var summary: Item.Sum { item.summary }

  static func == (one: Watched, other: Watched) -> Bool {
    one.comparisons.count += 1
    return one.item == other.item
  }
}

@Test func sharedPartsAreNotCompared() {
  let counter = Watched.Counter()
  let tree = RowTree((0..<100_000).map { Watched(item: Item($0), comparisons: counter) })
  var copy = tree
  #expect(copy == tree)
  #expect(counter.count == 0)
  copy.move(from: 70_000, to: 100)
  copy.move(from: 100, to: 70_000)
  copy.insert(copy.remove(at: 40_000), at: 40_000)
  #expect(copy == tree)
  #expect(counter.count < 5_000)
}
