package import TableKit

// What the commands around the table carry.

/// A thing on the glass by its name, and where that was written.
package struct NamedThing: Hashable, Sendable {
  package var name: Text
  package var range: SourceRange

  package init(_ name: Text, at range: SourceRange) { (self.name, self.range) = (name, range) }
}

/// A text field of a form.
package struct FieldSpec: Hashable, Sendable {
  package var name: Text
  package var text: Text?
  package var placeholder: Text?
  package var keyboard: FieldState.Keyboard?

  package init(_ name: Text) { self.name = name }
}

/// A tab and the screen in it.
package struct TabSpec: Hashable, Sendable {
  package var title: Text
  package var screen: Text
  package var image: Text?
  package var badge: Text?
  package var isBare = false

  package init(_ title: Text, screen: Text) { (self.title, self.screen) = (title, screen) }
}

/// An alert or a sheet; without buttons it has one, `OK`.
package struct AlertSpec: Hashable, Sendable {
  package var style: AlertState.Style
  package var title: Text
  package var message: Text?
  package var buttons: [Button] = []

  package struct Button: Hashable, Sendable {
    package var title: Text
    package var role: AlertState.Role
    package var reaction: Block?

    package init(_ title: Text, role: AlertState.Role, reaction: Block?) {
      (self.title, self.role, self.reaction) = (title, role, reaction)
    }
  }

  package init(_ style: AlertState.Style, title: Text, message: Text? = nil) {
    (self.style, self.title, self.message) = (style, title, message)
  }
}

/// A language in which the screens can be written.
package enum CodeLanguage: String, CaseIterable, Sendable {
  case swift
  case objectiveC = "objc"
}
