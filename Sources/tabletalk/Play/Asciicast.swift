/// A recording of a terminal in asciicast's second version: a line that tells the size, and a line for each
/// thing that is written, with its time.
///
/// Nothing is measured: keys and pauses have their usual lengths, so that one walkthrough gives one recording.
struct Asciicast {
  private(set) var seconds = 0.0
  private let title: String
  /// The seconds to read what a step prints.
  private let pace: Double
  private var height = 24
  private var body: [UInt8] = []

  init(title: String, pace: Double) { (self.title, self.pace) = (title, pace) }

  /// - Parameter typed: how many of the lines are typed, key by key; the first ones.
  mutating func add(_ lines: [String], typed: Int) {
    if lines.isEmpty { return }
    height = min(60, max(height, lines.count + 2))
    for line in lines.prefix(typed) { type(line) }
    let rest = lines.dropFirst(typed).map { $0 + "\r\n" }.joined()
    if !rest.isEmpty { write(rest) }
    seconds += pace * (1 + Double(lines.count - typed) / 20)
  }

  var bytes: [UInt8] {
    var header = JSONText()
    header.object {
      $0.member("version") { $0.number(2) }
      $0.member("width") { $0.number(80) }
      $0.member("height") { $0.number(height) }
      $0.member("title") { $0.string(title) }
    }
    return header.bytes + [10] + body
  }

  private mutating func type(_ line: String) {
    for character in line {
      write(String(character))
      seconds += 0.05
    }
    write("\r\n")
    seconds += 0.3
  }

  private mutating func write(_ text: String) {
    body += Array("[\(seconds.thousandths), \"o\", ".utf8)
    var quoted = JSONText()
    quoted.string(text)
    body += quoted.bytes
    body += Array("]\n".utf8)
  }
}
