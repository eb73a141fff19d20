/// The main queue.
package indirect enum TimeCommand: Hashable, Sendable {
  case later(turns: Int, Block)
  case turn
}
