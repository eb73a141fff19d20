import RowTree
import Support
import Testing

/// A tree and the plain array that it must be like, edited alike.
private struct Pair {
  var tree = RowTree<Item>()
  var array: [Item] = []
  var nextID = 0

  mutating func newItems(_ count: Int) -> [Item] {
    defer { nextID += count }
    return Item.items(nextID..<(nextID + count))
  }

  mutating func editAtRandom(using generator: inout SeededGenerator) {
    let isGrowing = Bool.random(using: &generator) || array.count < 10
    let place = Int.random(in: 0...array.count, using: &generator)
    let length = Int.random(in: 0...min(200, array.count - place), using: &generator)
    let range = place..<(place + length)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0 where isGrowing, 1 where isGrowing:
      let item = newItems(1)[0]
      tree.insert(item, at: place)
      array.insert(item, at: place)
    case 2 where isGrowing:
      let items = newItems(Int.random(in: 0..<300, using: &generator))
      tree.insert(contentsOf: items, at: place)
      array.insert(contentsOf: items, at: place)
    case 3 where isGrowing:
      let items = newItems(Int.random(in: 0..<3, using: &generator))
      tree.append(contentsOf: items)
      array.append(contentsOf: items)
    case 4:
      let items = newItems(Int.random(in: 0..<60, using: &generator))
      tree.replaceSubrange(range, with: items)
      array.replaceSubrange(range, with: items)
    case 5:
      tree.removeSubrange(range)
      array.removeSubrange(range)
    case 6 where place < array.count:
      let target = Int.random(in: 0..<array.count, using: &generator)
      tree.move(from: place, to: target)
      array.insert(array.remove(at: place), at: target)
    case 7 where place < array.count:
      let height = Int.random(in: 0..<90, using: &generator)
      tree.update(at: place) { $0.height = height }
      array[place].height = height
    default:
      guard place < array.count else { return }
      let removed = tree.remove(at: place)
      #expect(removed == array.remove(at: place))
    }
  }
}

@Test(arguments: 1...20)
func aTreeIsLikeAnArrayUnderRandomEdits(seed: UInt64) {
  var generator = SeededGenerator(seed: seed)
  var pair = Pair()
  var kept: [(tree: RowTree<Item>, array: [Item])] = []
  for step in 0..<800 {
    pair.editAtRandom(using: &generator)
    #expect(pair.tree.count == pair.array.count)
    guard step % 20 == 0 else { continue }
    #expect(pair.tree.check())
    #expect(Array(pair.tree) == pair.array)
    #expect(pair.tree == RowTree(pair.array), "whatever its shape")
    kept.append((pair.tree, pair.array))
  }
  for (tree, array) in kept { #expect(Array(tree) == array, "an old copy never changes") }
}

@Test(arguments: 1...20)
func emptyingByRandomRangesLeavesASoundTree(seed: UInt64) {
  var generator = SeededGenerator(seed: seed)
  var array = Item.items(0..<5_000)
  var tree = RowTree(array)
  while !array.isEmpty {
    let place = Int.random(in: 0..<array.count, using: &generator)
    let end = min(array.count, place + Int.random(in: 1...700, using: &generator))
    tree.removeSubrange(place..<end)
    array.removeSubrange(place..<end)
    #expect(tree.check() && tree.count == array.count)
    #expect(array.isEmpty || tree[array.count / 2] == array[array.count / 2])
  }
  #expect(tree == RowTree())
}

@Test(arguments: [0, 1, 31, 32, 33, 500, 20_000])
func removingOneByOneFromAnyEndEmptiesTheTree(count: Int) {
  for fromTheFront in [true, false] {
    var tree = RowTree(Item.items(0..<count))
    for left in stride(from: count, to: 0, by: -1) {
      let removed = tree.remove(at: fromTheFront ? 0 : left - 1)
      #expect(removed.id == (fromTheFront ? count - left : left - 1))
      if left % 97 == 0 { #expect(tree.check()) }
    }
    #expect(tree.isEmpty && tree.check() && tree.summary == .zero)
  }
}
