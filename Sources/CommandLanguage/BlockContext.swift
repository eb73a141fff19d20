internal import TableKit

/// What a block is of, and so what may stand in it and which values it knows.
package struct BlockContext: Hashable, Sendable {
  package var kind: Kind
  /// The names that may follow `$`.
  package var values: [EventValue]
  /// The event whose reaction this is.
  package var event: EventName?

  package enum Kind: Hashable, Sendable {
    case script, section, screen, reaction
    /// Of `fails` and `show eras`: what runs in it is taken back.
    case trial
    /// Of `updates`.
    case updates
    /// Of `data` and `apply`: sections and rows.
    case content
  }

  package init(_ kind: Kind, values: [EventValue] = [], event: EventName? = nil) {
    (self.kind, self.values, self.event) = (kind, values, event)
  }

  package static let script = BlockContext(.script)
}

/// The kinds of block in which a command may stand.
package struct BlockKinds: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A script, and not what it only tries.
  package static let scriptItself = BlockKinds(rawValue: 1)
  package static let trial = BlockKinds(rawValue: 64)
  package static let script: BlockKinds = [.scriptItself, .trial]
  package static let section = BlockKinds(rawValue: 2)
  package static let screen = BlockKinds(rawValue: 4)
  package static let reaction = BlockKinds(rawValue: 8)
  package static let updates = BlockKinds(rawValue: 16)
  package static let content = BlockKinds(rawValue: 32)

  package init(_ kind: BlockContext.Kind) {
    switch kind {
    case .script: self = .scriptItself
    case .trial: self = .trial
    case .section: self = .section
    case .screen: self = .screen
    case .reaction: self = .reaction
    case .updates: self = .updates
    case .content: self = .content
    }
  }
}
