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
}
