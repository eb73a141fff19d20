package import TableKit

/// What is put over the screen and taken away again.
package indirect enum NavigationCommand: Hashable, Sendable {
  case push(Text)
  /// `push page TEXT [TEXT]`: a page without a name.
  case pushPage(title: Text, body: Text?)
  case pop(PopTarget)
  case present(Text)
  case dismiss
  case alert(AlertSpec)
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
