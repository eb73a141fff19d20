/// Several changes that are checked as one.
package indirect enum UpdatesCommand: Hashable, Sendable {
  case block(Block)
  case begin
  case end
  case apply(Block)
}
