/// What is fed.
enum Target: String, CaseIterable {
  /// A source: what parses prints to a line that parses to the same.
  case parser
  /// Completion and help, at a cursor anywhere.
  case completer
  /// A short script, the engine looked at after each line.
  case session
  /// A data file of any format.
  case loader
  /// A transcript, a walkthrough or a script.
  case document
  /// A pasted exception.
  case crash
  /// A journal as it stands on the disk.
  case journal

  typealias Entry = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

  /// The function that libFuzzer calls with each input; it takes no context, so each target has its own.
  var entry: Entry {
    switch self {
    case .parser: { start, count in feed(start, count, to: readSource) }
    case .completer: { start, count in feed(start, count, to: completeSource) }
    case .session: { start, count in feed(start, count, to: playScript) }
    case .loader: { start, count in feed(start, count, to: loadFile) }
    case .document: { start, count in feed(start, count, to: readDocument) }
    case .crash: { start, count in feed(start, count, to: explainCrash) }
    case .journal: { start, count in feed(start, count, to: readJournal) }
    }
  }
}

private func feed(
  _ start: UnsafePointer<UInt8>?, _ count: Int, to target: ([UInt8]) -> Void
) -> CInt {
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Ends the program with what does not hold; libFuzzer keeps the input.
func require(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fatalError(what()) }
}

/// Whether a line can be written to a terminal: nothing in it moves the cursor or turns the order of what
/// follows around.
func isCalm(_ line: String) -> Bool {
  line.unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
