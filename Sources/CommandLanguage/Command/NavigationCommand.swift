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
