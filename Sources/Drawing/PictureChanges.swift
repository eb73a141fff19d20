import TableKit

/// Writes the lines of a picture that differ from those of the last one, each after its number,
/// counted from 1; both as ``paint(_:caption:look:into:)`` wrote them.
///
/// ```
///   4 │▌Moe                                   ▐│
/// ```
/// Lines that only stand higher or lower, because others came or went above them, are not repeated;
/// what went is told as `(2 lines fewer)`.
package func paintChanges(from last: [UInt8], to picture: [UInt8], into buffer: inout [UInt8]) {
  let old = last.split(separator: 10, omittingEmptySubsequences: false).dropLast()
  let new = picture.split(separator: 10, omittingEmptySubsequences: false).dropLast()
  var head = 0
  while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
  var tail = 0
  while tail < min(old.count, new.count) - head,
    old[old.count - 1 - tail] == new[new.count - 1 - tail]
  { tail += 1 }
  for index in head..<new.count - tail {
    if old.count == new.count, old[index] == new[index] { continue }
    let number = String(index + 1)
    for _ in number.utf8.count..<max(3, number.utf8.count) { buffer.append(UInt8(ascii: " ")) }
    buffer.append(contentsOf: number.utf8)
    buffer.append(UInt8(ascii: " "))
    buffer.append(contentsOf: new[index])
    buffer.append(10)
  }
  if old.count > new.count {
    buffer.append(contentsOf: "    (\(counted(old.count - new.count, "line")) fewer)\n".utf8)
  }
}
