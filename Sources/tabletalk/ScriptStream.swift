import CommandLanguage
import Glibc

/// A script that arrives through a pipe: handed out in pieces of whole commands, as soon as they are
/// there, so that whoever writes to the pipe may wait for the answer.
struct ScriptStream {
  private let descriptor: Int32
  private let name: String
  private var pending: [UInt8] = []
  private var firstLine = 1
  private var isAtEnd = false

  init(descriptor: Int32, name: String) {
    (self.descriptor, self.name) = (descriptor, name)
  }

  /// The next piece; nil at the end.
  /// - Throws: ``SystemFailure``, with `EINTR` for Ctrl-C.
  mutating func next() throws(SystemFailure) -> SourceText? {
    var tried = 0
    while true {
      if isAtEnd { return pending.isEmpty ? nil : takeAll() }
      if pending.count > scriptLimit { throw SystemFailure(code: EFBIG) }
      // Twice as much before another try, or a long block would be read over and over.
      if pending.count >= tried * 2 || !hasMore {
        if let count = endOfCommands, count > 0 { return take(count) }
        tried = pending.count
      }
      if !Interrupts.waitForInput(descriptor) { throw SystemFailure(code: EINTR) }
      isAtEnd = try !readChunk(from: descriptor, into: &pending, atMost: 1 << 16)
    }
  }

  /// Whether bytes are there already; if not, whoever sends them may wait.
  private var hasMore: Bool {
    var end = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, 0) > 0
  }

  /// Where the last line ends that completes all before it; nil: a block, or a line, is still open.
  private var endOfCommands: Int? {
    if firstLine == 1, ScriptBytes.beginsAsUTF16(pending) { return nil }
    var end = pending.count
    while let newline = pending[..<end].lastIndex(of: UInt8(ascii: "\n")) {
      if !continues(before: newline) {
        let whole = SourceText(name: name, bytes: Array(pending[...newline]))
        return Lexer.needsMore(whole) ? nil : newline + 1
      }
      end = newline
    }
    return nil
  }

  /// Whether a `\` stands at the end of the line.
  private func continues(before newline: Int) -> Bool {
    var index = newline - 1
    if index >= 0, pending[index] == UInt8(ascii: "\r") { index -= 1 }
    return index >= 0 && pending[index] == UInt8(ascii: "\\")
  }

  /// The rest, be it in another encoding or in lines of another kind.
  private mutating func takeAll() -> SourceText {
    if firstLine == 1 { pending = ScriptBytes.decoded(pending) }
    return take(pending.count)
  }

  private mutating func take(_ count: Int) -> SourceText {
    let source = SourceText(
      name: name, bytes: Array(pending[..<count]), firstLine: firstLine)
    firstLine += pending[..<count].count { $0 == UInt8(ascii: "\n") }
    pending.removeFirst(count)
    return source
  }
}
