/// What the words are about that are no commands.
package enum Vocabulary {
  /// Colors that are drawn; any other name is taken too.
  static let colors = [
    "white", "black", "gray", "red", "green", "blue", "yellow", "orange", "purple", "brown",
    "cyan", "magenta", "clear",
  ]
}
