/// A command as it was parsed: what to do, with places still to be resolved.
///
/// The enums at the ends of the tree are indirect, so that every command is one word.
package enum Command: Hashable, Sendable {
  case setUp(SetUp)
  case touch(TouchCommand)
  case code(CodeCommand)
  /// The device, and the app as a whole.
  case stage(StageCommand)
  /// The tool itself; makes no step.
  case session(SessionCommand)
}
