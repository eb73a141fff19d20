/// `UITabBarItem`: what a controller's tab says.
public struct TabBarItem: Equatable, Sendable {
  /// The word below the image.
  public var title: String
  /// The name of the image.
  public var image: String?
  /// A number of the app's own.
  public var tag: Int
  /// What stands in the red circle; nil: there is none.
  public var badgeValue: String?

  /// An item with a title.
  public init(title: String, image: String? = nil, tag: Int = 0, badgeValue: String? = nil) {
    (self.title, self.image, self.tag, self.badgeValue) = (title, image, tag, badgeValue)
  }

  /// An item of the system's, which writes its title.
  public init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: item.rawValue, image: item.rawValue, tag: tag)
  }

  /// `UITabBarItem.SystemItem`; the raw value is what the bar says.
  public enum SystemItem: String, CaseIterable, Sendable {
    /// A star.
    case favorites = "Favorites"
    /// A star with a ribbon.
    case featured = "Featured"
    /// A star with a ribbon.
    case topRated = "Top Rated"
    /// A clock.
    case recents = "Recents"
    /// A person.
    case contacts = "Contacts"
    /// A clock.
    case history = "History"
    /// An open book.
    case bookmarks = "Bookmarks"
    /// A magnifier.
    case search = "Search"
    /// An arrow into a tray.
    case downloads = "Downloads"
    /// A clock.
    case mostRecent = "Most Recent"
    /// A list with a one.
    case mostViewed = "Most Viewed"
    /// Three dots.
    case more = "More"
  }
}

extension ViewController {
  /// What its tab says; unless set, its title.
  public var tabBarItem: TabBarItem {
    get { state.tabBarItem ?? TabBarItem(title: title ?? "") }
    set { state.tabBarItem = newValue }
  }
}
