import HeadlessUIKit

extension BugCase {
  /// Tabs that are changed while they are changing.
  static let tabs = [
    BugCase(
      "D6",
      "marcosgriselli/SwipeableTabBarController#36: a tap on a tab while the swipe settles",
      [.cancelledTabRestoresIndex],
      at: 1_150...1_170
    ) { story in
      let tabs = TabSet(story)
      tabs.swipe(to: 1, at: 1_000, finishes: true)
      story.at(1_150, "tap") {
        if story.isFixed, tabs.controller.transitionCoordinator != nil { return }
        tabs.controller.tap(tab: 2)
      }
    },
    BugCase(
      "D7",
      "marcosgriselli/SwipeableTabBarController#52: three quick flicks",
      [.cancelledTabRestoresIndex],
      at: 1_060...1_080
    ) { story in
      let tabs = TabSet(story)
      tabs.delegate.animator = .fading()
      for (flick, index) in [1, 2, 1].enumerated() {
        story.at(1_000 + 60 * Int64(flick), "flick") {
          if story.isFixed, tabs.controller.transitionCoordinator != nil { return }
          tabs.controller.selectedIndex = index
        }
      }
    },
  ]
}

/// Hands out what a test says.
private final class ScriptedTabDelegate: NSObject, UITabBarControllerDelegate {
  var animator: ScriptedAnimator?
  var interaction: UIPercentDrivenInteractiveTransition?

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Three tabs.
private struct TabSet {
  let story: Story
  let controller = UITabBarController()
  let delegate = ScriptedTabDelegate()

  init(_ story: Story) {
    self.story = story
    controller.delegate = delegate
    controller.viewControllers = ["A", "B", "C"].map { HeadlessUIKitTests.controller($0) }
    story.window.rootViewController = controller
    story.at(5_000, "rest") { [delegate] in _ = delegate }
  }

  /// Changes to a tab by a finger that is down for 100 ms.
  func swipe(to index: Int, at start: Int64, finishes: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    story.at(start, "touch") {
      delegate.animator = .fading()
      delegate.interaction = driver
      controller.selectedIndex = index
    }
    story.at(start + 50, "move") { driver.update(0.6) }
    story.at(start + 100, "let go") {
      if finishes { driver.finish() } else { driver.cancel() }
      delegate.interaction = nil
    }
  }
}
