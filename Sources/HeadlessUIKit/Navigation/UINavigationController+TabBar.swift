internal import Foundation

// Certain: the tab bar stays hidden until the page that asks for it is popped. Inferred from apps
// that rely on it: each change of the stack reads `hidesBottomBarWhenPushed` of all pages of the
// new stack, so a page below that asks for it only while it pushes another one hides the bar for
// that one. Inferred: the call reads it, before the view of a new page loads, so `viewDidLoad` is
// too late. The bar moves sideways alongside the change, a page asks for the pages above it too,
// and each page has the insets of its own place from the beginning of a change to its end.

extension UINavigationController {
  /// Whether the tab bar is hidden when no change of the stack runs.
  var settlesWithoutTabBar: Bool { navigation.settledStack.hidesTabBar }

  /// Whether the tab bar is hidden before a change of the stack or after it.
  private var tabBarIsAway: Bool { settlesWithoutTabBar || navigation.currentStack.hidesTabBar }

  /// Reads which pages of the stack hide the tab bar.
  ///
  /// A getter of the app can depend on the stack, which therefore has changed before.
  func readTabBarPreference() {
    let place = navigation.stack.firstIndex(where: \.hidesBottomBarWhenPushed)
    navigation.currentStack.firstWithoutTabBar = place
  }

  /// The height of the stack that the tab bar covers, in points.
  func tabBarHeight(in tabs: UITabBarController) -> CGFloat {
    tabBarIsAway ? 0 : tabs.tabBar.bounds.height
  }

  /// The height of a page that the tab bar covers in addition, in points.
  ///
  /// A page that stays below or leaves keeps its insets while another one comes or goes.
  func tabBarHeight(above page: UIViewController) -> CGFloat {
    guard let tabs = parent as? UITabBarController, tabBarIsAway else { return 0 }
    let (current, settled) = (navigation.currentStack, navigation.settledStack)
    let own = page === navigation.shown ? [settled, current] : [current, settled]
    let hides =
      own.lazy.compactMap { $0.hidesTabBar(for: page) }.first ?? page.hidesBottomBarWhenPushed
    return hides ? 0 : tabs.tabBar.bounds.height
  }

  /// Moves the tab bar out, or back, alongside a change of the stack.
  func moveTabBar(along coordinator: TransitionCoordinator?) {
    guard let tabs = parent as? UITabBarController else { return }
    let isAway = navigation.currentStack.hidesTabBar
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

extension StackRecord {
  fileprivate var hidesTabBar: Bool { firstWithoutTabBar != nil }

  /// Whether the tab bar is hidden at the place of a page; nil if it is not on the stack.
  fileprivate func hidesTabBar(for page: UIViewController) -> Bool? {
    pages.firstIndex { $0 === page }.map { place in
      firstWithoutTabBar.map { $0 <= place } ?? false
    }
  }
}
