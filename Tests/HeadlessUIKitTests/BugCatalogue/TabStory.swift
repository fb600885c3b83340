import HeadlessUIKit

/// Hands out what a test says.
final class ScriptedTabDelegate: NSObject, UITabBarControllerDelegate {
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
struct TabSet {
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
