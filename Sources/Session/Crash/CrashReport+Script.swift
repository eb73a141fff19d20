import TableKit

extension CrashReport {
  /// Commands that raise it in the words of the text; nil where none can.
  package var script: [String]? {
    guard let era, let commands else { return nil }
    return ["era \(era.version)"] + commands
  }

  private var commands: [String]? {
    switch kind.origin {
    case .update: scene?.script
    case .table(let write): write(findings)
    case .outOfReach, .foreign: nil
    }
  }

  /// Why no script raises it.
  var whyNoScript: String {
    switch kind.origin {
    case .outOfReach(let why): why
    case .foreign: "it is not a table's"
    case .update, .table:
      commands == nil
        ? "its numbers do not allow for one"
        : "no release words a broken rule with these numbers so"
    }
  }

  /// What the report lacks, and the script adds.
  var whatWasCut: String? {
    if match.isWhole { return nil }
    return match.hasHead
      ? "the report ends in the midst of the message; what it lacks is taken as it mostly is"
      : "the report lacks the beginning of the message; what it lacks is taken as it mostly is"
  }
}
