/// Which elements of a list of different numbers can stay where they are while the fewest others are
/// moved to bring the list in order: those of a longest increasing subsequence. O(n log n).
func longestRun(of numbers: [Int]) -> [Bool] {
  if zip(numbers, numbers.dropFirst()).allSatisfy(<) {
    return [Bool](repeating: true, count: numbers.count)
  }
  // `ends[k]` is where the best run of k + 1 numbers ends; `previous[i]` the one before in its run.
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    let length = ends.count(before: { numbers[$0] < number })
    previous[index] = length > 0 ? ends[length - 1] : nil
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var stays = [Bool](repeating: false, count: numbers.count)
  var index = ends.last
  while let current = index {
    stays[current] = true
    index = previous[current]
  }
  return stays
}
