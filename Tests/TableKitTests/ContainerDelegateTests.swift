import TableKit
import Testing

private final class Diary: NavigationControllerDelegate, TabBarControllerDelegate {
  var told: [String] = []
  var refuses = false

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) { told.append("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { told.append("did show \(viewController.title ?? "")") }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { !refuses }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) { told.append("did select \(viewController.title ?? "")") }
}

private final class Asking: NavigationController {
  var answer = true
  override func navigationBar(shouldPop item: NavigationItem) -> Bool { answer }
}

@Suite struct ContainerDelegateTests {
  private let stage = Stage(era: 5)
  private let diary = Diary()

  private func screen(_ title: String) -> ViewController {
    let controller = ViewController(on: stage)
    controller.title = title
    return controller
  }

  @Test func theDelegateOfAStackHearsWhatItShows() throws {
    let navigation = NavigationController(on: stage, rootViewController: screen("Root"))
    navigation.delegate = diary
    try stage.show(navigation)
    try navigation.pushViewController(screen("Top"), animated: true)
    try stage.turn()
    try stage.tap("Root")
    #expect(
      diary.told == [
        "will show Root", "did show Root", "will show Top", "did show Top", "will show Root",
        "did show Root",
      ])
  }

  @Test func aStackIsSetAsAWhole() throws {
    let navigation = NavigationController(on: stage, rootViewController: screen("Root"))
    try stage.show(navigation)
    let screens = [screen("A"), screen("B")]
    try navigation.setViewControllers(screens, animated: false)
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(navigation.visibleViewController === screens[1])
    #expect(stage.frame.navigationBar?.back == "A")
    let sheet = screen("Sheet")
    try stage.present(sheet, animated: false)
    #expect(navigation.visibleViewController === sheet)
  }

  @Test func aStackCanKeepItsTopFromTheBackButtonAndNotFromCode() throws {
    let navigation = Asking(on: stage, rootViewController: screen("Root"))
    try stage.show(navigation)
    try navigation.pushViewController(screen("Form"), animated: false)
    navigation.answer = false
    try stage.tap("Root")
    #expect(stage.topController?.title == "Form")
    try navigation.popViewController(animated: false)
    #expect(stage.topController?.title == "Root")
  }

  @Test func theDelegateOfTabsMayRefuse() throws {
    let tabs = TabBarController(on: stage)
    let songs = screen("Songs")
    let films = screen("Films")
    films.tabBarItem = TabBarItem(tabBarSystemItem: .favorites, tag: 1)
    films.tabBarItem.badgeValue = "3"
    try tabs.setViewControllers([songs, films], animated: false)
    tabs.delegate = diary
    #expect(tabs.tabBar?.items.map(\.title) == ["Songs", "Favorites"])
    #expect(tabs.tabBar?.items.last?.badge == "3")
    diary.refuses = true
    try stage.tap("Favorites")
    #expect(tabs.selectedViewController === songs)
    diary.refuses = false
    try stage.tap("Favorites")
    #expect(tabs.selectedViewController === films)
    #expect(tabs.selectedIndex == 1)
    #expect(diary.told == ["did select Films"])
    #expect(tabs.viewControllers.map(\.title) == ["Songs", "Films"])
    #expect(tabs.moreNavigationController == nil)
  }
}
