import CommandLanguage
import TableKit

/// What differs from the defaults for some rows, a section or a screen.
///
/// It never changes once made, and rows that were made alike share one.
final class Traits: Sendable {
  /// At most one setting a key, ordered by key.
  let settings: [Setting]
  /// Reactions that were given for these rows or this section alone.
  let reactions: [ScopedReaction]
  /// The actions behind swiped rows, at most one list a side.
  let swipes: [SwipeSetting]
  /// The name that `id` gave the row.
  let id: String?

  init(
    settings: [Setting], reactions: [ScopedReaction] = [], swipes: [SwipeSetting] = [],
    id: String? = nil
  ) {
    self.settings = settings
    self.reactions = reactions
    self.swipes = swipes
    self.id = id
  }

  /// The setting of a key, when there is one.
  func setting(_ key: Setting.Key) -> Setting? {
    for setting in settings where setting.key == key { return setting }
    return nil
  }

  /// The reaction to a method, when there is one.
  func reaction(to event: EventName) -> ReactionScript? {
    for scoped in reactions where scoped.event == event { return scoped.script }
    return nil
  }

  /// Traits with a setting more, or another.
  func with(_ setting: Setting) -> Traits {
    var settings = settings
    if let index = settings.firstIndex(where: { $0.key >= setting.key }) {
      if settings[index].key == setting.key {
        settings[index] = setting
      } else {
        settings.insert(setting, at: index)
      }
    } else {
      settings.append(setting)
    }
    return Traits(settings: settings, reactions: reactions, swipes: swipes, id: id)
  }

  /// Traits with a reaction more, another or (nil) one less.
  func with(_ script: ReactionScript?, to event: EventName) -> Traits {
    var reactions = reactions
    reactions.removeAll { $0.event == event }
    if let script { reactions.append(ScopedReaction(event: event, script: script)) }
    return Traits(settings: settings, reactions: reactions, swipes: swipes, id: id)
  }

  /// The actions of a side, when they were set.
  func swipe(_ side: SwipeSide) -> SwipeSetting? { swipes.first { $0.side == side } }

  /// Traits with other actions on a side.
  func with(_ swipe: SwipeSetting) -> Traits {
    Traits(
      settings: settings, reactions: reactions,
      swipes: swipes.filter { $0.side != swipe.side } + [swipe], id: id)
  }
}

extension Traits: Equatable {
  static func == (one: Traits, other: Traits) -> Bool {
    if one === other { return true }
    return one.settings == other.settings && one.reactions == other.reactions
      && one.swipes == other.swipes && one.id == other.id
  }
}

/// A property that was set, and when.
struct Setting: Equatable, Sendable {
  /// Holds plain texts only: the `$` values are filled in when it is set.
  var property: Property
  var key: Key
  /// How many settings of sections and of the screen had been made: of several, the newest answers.
  var age: Int

  init(_ property: Property, key: Key? = nil, age: Int) {
    self.property = property
    self.key = key ?? Key(property)
    self.age = age
  }

  /// Which property it is; a height may be that of rows, of headers or of footers.
  enum Key: UInt8, Comparable, CaseIterable, Sendable {
    case text, detail, image, background, indentation, accessory, editingAccessory, selectionStyle
    case cell, height
    case headerHeight, footerHeight
    case selectable, highlightable, editable, movable, indentsWhileEditing, editingStyle
    case deleteTitle

    static func < (one: Key, other: Key) -> Bool { one.rawValue < other.rawValue }

    init(_ property: Property) {
      self =
        switch property {
        case .text: .text
        case .detail: .detail
        case .image: .image
        case .background: .background
        case .indentation: .indentation
        case .accessory: .accessory
        case .editingAccessory: .editingAccessory
        case .selectionStyle: .selectionStyle
        case .cell: .cell
        case .height: .height
        case .selectable: .selectable
        case .highlightable: .highlightable
        case .editable: .editable
        case .movable: .movable
        case .indentsWhileEditing: .indentsWhileEditing
        case .editingStyle: .editingStyle
        case .deleteTitle: .deleteTitle
        case .byValue(_, let yes, _): Key(yes)
        }
    }
  }
}

/// A reaction with the event that it answers.
struct ScopedReaction: Equatable, Sendable {
  var event: EventName
  var script: ReactionScript
}

/// What an `on` line wrote: the commands to run, the values that it was made with, and its source.
struct ReactionScript: Equatable, Sendable {
  var block: Block
  var values: [BoundValue]
  var source: SourceText

  static func == (one: ReactionScript, other: ReactionScript) -> Bool {
    one.block == other.block && one.values == other.values && one.source.name == other.source.name
  }
}

/// What a `$name` stands for.
struct BoundValue: Equatable, Sendable {
  var name: String
  var content: Content

  enum Content: Equatable, Sendable {
    case path(IndexPath)
    case number(Int)
    case text(String)
  }
}
