internal import Foundation

// Certain: the tab bar stays hidden until the page that asks for it is popped. Inferred: the bar
// moves sideways alongside the change, a page asks for the pages above it too, and each page has
// the insets of its own place on the stack from the beginning of a change to its end.

extension UINavigationController {
  /// Whether the tab bar is hidden when no change of the stack runs.
  var settlesWithoutTabBar: Bool { navigation.settled.hideTabBar }

  /// Whether the tab bar is hidden before a change of the stack or after it.
  private var tabBarIsAway: Bool { settlesWithoutTabBar || navigation.stack.hideTabBar }

  /// The height of the stack that the tab bar covers, in points.
  func tabBarHeight(in tabs: UITabBarController) -> CGFloat {
    tabBarIsAway ? 0 : tabs.tabBar.bounds.height
  }

  /// The height of a page that the tab bar covers in addition, in points.
  ///
  /// A page below one that hides the bar keeps its insets while the other one comes or goes.
  func tabBarHeight(above page: UIViewController) -> CGFloat {
    guard let tabs = parent as? UITabBarController, tabBarIsAway else { return 0 }
    let stack = navigation.stack.contains(page) ? navigation.stack : navigation.settled
    let below = stack.prefix { $0 !== page }
    return Array(below).hideTabBar || page.hidesBottomBarWhenPushed ? 0 : tabs.tabBar.bounds.height
  }

  /// Moves the tab bar out, or back, alongside a change of the stack.
  func moveTabBar(along coordinator: TransitionCoordinator?) {
    guard let tabs = parent as? UITabBarController else { return }
    let isAway = navigation.stack.hideTabBar
    guard isAway != tabs.tabs.isBarAway else { return }
    coordinator?.animateAlongsideTransition(in: tabs.tabBar) { [weak tabs] _ in
      tabs?.placeBar(isAway: isAway)
    }
  }

  /// Places the tab bar for the pages that are on the stack after a change.
  func settleTabBar() {
    (parent as? UITabBarController)?.settleBar()
  }
}

extension [UIViewController] {
  fileprivate var hideTabBar: Bool { contains(where: \.hidesBottomBarWhenPushed) }
}
