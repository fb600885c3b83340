internal import Foundation
internal import JankTrace

/// The pages that hid the bars of stacks and tabs while they arrived.
///
/// A page that hides a bar as it leaves, or an app that hides it at any other time, does so for the
/// pages that stay.
struct BarWatch {
  private var hidden: [Hidden] = []

  private struct Hidden {
    weak var container: UIViewController?
    let page: WatchedController
  }
}

extension BarWatch {
  /// Records the last request to hide or show the bar of a stack or of tabs.
  mutating func wasAsked(of container: UIViewController, toHide isHidden: Bool) {
    hidden.removeAll { $0.container == nil || $0.container === container }
    guard isHidden, let page = container.arrivingPage else { return }
    hidden.append(Hidden(container: container, page: WatchedController(page)))
  }

  /// Returns the name of the page that hid the bar, if it has left the container.
  func departedPage(thatHidBarOf container: UIViewController) -> String? {
    guard let page = hidden.first(where: { $0.container === container })?.page else { return nil }
    let isInside = page.controller.map { $0.isDescendant(of: container) }
    return isInside == true ? nil : page.name
  }
}

extension UIViewController {
  /// The innermost child whose `viewWillAppear` or `viewDidAppear` is being called.
  fileprivate var arrivingPage: UIViewController? {
    for child in children {
      if let page = child.arrivingPage { return page }
      if [.willAppear, .didAppear].contains(child.containment.delivering) { return child }
    }
    return nil
  }

  fileprivate func isDescendant(of container: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains(container)
  }
}

// MARK: After a change of pages

extension ObservedTransition {
  /// Reports bars that stay hidden although the page that hid them has left.
  func checkHiddenBars(_ bars: BarWatch) {
    guard let stack = context.plan.owner as? UINavigationController else { return }
    if stack.isNavigationBarHidden, let page = bars.departedPage(thatHidBarOf: stack) {
      findHidden(stack.navigationBar, by: page)
    }
    // A page that asks for it by property counts, wherever it is on the stack.
    if let tabs = stack.tabBarController, tabs.tabBar.isHidden,
      !stack.viewControllers.contains(where: \.hidesBottomBarWhenPushed),
      let page = bars.departedPage(thatHidBarOf: tabs)
    {
      findHidden(tabs.tabBar, by: page)
    }
  }

  private func findHidden(_ bar: UIView, by page: String) {
    find(
      .barsFollowThePages,
      of: context.to,
      view: bar,
      """
      \(name) completed, and the \(bar.traceName) stays hidden: \(page) hid it when it appeared \
      and has left; no page on the stack hides it
      """
    )
  }
}
