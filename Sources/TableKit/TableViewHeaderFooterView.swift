/// `UITableViewHeaderFooterView`: what `viewForHeaderInSection` gives.
public struct TableViewHeaderFooterView: Equatable, Sendable {
  public var text: String?
  public var reuseIdentifier: String?

  public init(text: String?, reuseIdentifier: String? = nil) {
    self.text = text
    self.reuseIdentifier = reuseIdentifier
  }
}
