internal import TableKit

/// The word that somebody means who says it as another language does, or not quite.
enum MeantChoice {
  static func nearest(to word: String, among allowed: [String]) -> String? {
    sameTruth(word, allowed) ?? namesake(word, allowed)
      ?? Spelling.nearest(to: word, among: allowed).first
  }

  /// What says yes, and what says no.
  static let truths = [
    ["on", "yes", "true", "1", "enabled", "enable"],
    ["off", "no", "false", "0", "disabled", "disable"],
  ]

  private static func sameTruth(_ word: String, _ allowed: [String]) -> String? {
    truths.first { $0.contains(word.lowercased()) }?.prefix(2).first(where: allowed.contains)
  }

  /// `UITableViewStyleGrouped` or `.insetGrouped` for UIKit's own name, `check` for the beginning of a word.
  private static func namesake(_ word: String, _ allowed: [String]) -> String? {
    let wanted = letters(word)
    guard wanted.count >= 3 else { return nil }
    let ending = allowed.filter { $0.count >= 4 && wanted.hasSuffix(letters($0)) }
    if let longest = ending.max(by: { $0.count < $1.count }) { return longest }
    return allowed.filter { letters($0).hasPrefix(wanted) }.min { $0.count < $1.count }
  }

  private static func letters(_ word: String) -> String {
    word.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
