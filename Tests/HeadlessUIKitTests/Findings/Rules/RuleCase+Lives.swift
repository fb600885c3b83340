import HeadlessUIKit

extension RuleCase {
  /// Callbacks, parents and children, and lifetimes.
  static let lives = [
    RuleCase(
      .balancedAppearance,
      "two beginnings of the same kind",
      butNot: "a beginning that is cancelled by its opposite"
    ) { story in
      let (box, child) = story.box(forwards: false)
      story.at(100) {
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(!story.isFixed, animated: true)
        child.endAppearanceTransition()
      }
      story.at(5_000, "rest") { _ = box }
    },
    RuleCase(
      .pairedMoves,
      "a child that never gets didMove",
      butNot: "one that gets it"
    ) { story in
      let box = controller("Box")
      story.window.rootViewController = box
      story.at(100) {
        let child = controller("child")
        box.addChild(child)
        box.view.addSubview(child.view)
        if story.isFixed { story.later(300) { child.didMove(toParent: box) } }
      }
    },
    RuleCase(
      .callbacksAreTheSystems,
      "forwarding by hand in addition to the system",
      butNot: "instead of the system"
    ) { story in
      let (box, child) = story.box(forwards: !story.isFixed)
      story.at(100) {
        child.beginAppearanceTransition(story.isFixed, animated: false)
        child.endAppearanceTransition()
      }
      story.at(5_000, "rest") { _ = box }
    },
    RuleCase(
      .linksStop,
      "a paused property animator that is released",
      butNot: "one that was stopped before"
    ) { story in
      let page = controller("page")
      story.window.rootViewController = page
      var animator: UIViewPropertyAnimator?
      story.at(100) {
        animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { page.view.alpha = 0.5 }
        animator?.pauseAnimation()
      }
      story.at(300) {
        if story.isFixed { animator?.stopAnimation(true) }
        animator = nil
      }
    },
    RuleCase(
      .animatorsObeyTheirStates,
      "a stopped property animator that is started again",
      butNot: "one that was finished before"
    ) { story in
      let page = controller("page")
      story.window.rootViewController = page
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { page.view.alpha = 0.5 }
      story.at(100) { animator.startAnimation() }
      story.at(300) {
        animator.stopAnimation(false)
        if story.isFixed { animator.finishAnimation(at: .current) }
        animator.startAnimation()
      }
      story.at(2_000) {
        if animator.state == .stopped { animator.finishAnimation(at: .end) }
      }
    },
    RuleCase(
      .helpersStayAlive,
      "a transitioning delegate that nothing retains",
      butNot: "one that is set to nil"
    ) { story in
      let (a, b) = (controller("A"), controller("B"))
      story.window.rootViewController = a
      var delegate: ScriptedDelegate? = ScriptedDelegate()
      b.transitioningDelegate = delegate
      if story.isFixed { b.transitioningDelegate = nil }
      delegate = nil
      story.at(100) { a.present(b, animated: true) }
    },
    RuleCase(
      .helpersStayAlive,
      "a delegate that is released before the dismissal",
      butNot: "one that had no animator at the presentation either"
    ) { story in
      let (a, b) = (controller("A"), controller("B"))
      story.window.rootViewController = a
      var delegate: ScriptedDelegate? = ScriptedDelegate()
      if !story.isFixed { delegate?.presenting = .fading() }
      b.transitioningDelegate = delegate
      story.at(100) { a.present(b, animated: true) }
      story.at(900) { delegate = nil }
      story.at(1_000) { b.dismiss(animated: true) }
    },
    RuleCase(
      .helpersStayAlive,
      "a delegate of tabs that nothing retains",
      butNot: "one that had no animator"
    ) { story in
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B", "C"].map { controller($0) }
      story.window.rootViewController = tabs
      var delegate: ScriptedTabDelegate? = ScriptedTabDelegate()
      if !story.isFixed { delegate?.animator = .fading() }
      tabs.delegate = delegate
      story.at(100) { tabs.selectedIndex = 1 }
      story.at(900) { delegate = nil }
      story.at(1_000) { tabs.selectedIndex = 2 }
    },
    RuleCase(
      .helpersStayAlive,
      "a delegate of a stack that nothing retains",
      butNot: "one that only listens"
    ) { story in
      let stack = UINavigationController(rootViewController: controller("A"))
      story.window.rootViewController = stack
      var delegate: (any UINavigationControllerDelegate)? =
        story.isFixed ? StackObserver() : ScriptedNavigationDelegate()
      (delegate as? ScriptedNavigationDelegate)?.pushing = .fading()
      stack.delegate = delegate
      story.at(100) { stack.pushViewController(controller("B"), animated: true) }
      story.at(900) { delegate = nil }
      story.at(1_000) { stack.pushViewController(controller("C"), animated: true) }
    },
    RuleCase(
      .pagesAreReleased,
      "a page that retains itself",
      butNot: "one that the app keeps and presents again"
    ) { story in
      let a = controller("A")
      let page = Keeper()
      if !story.isFixed { page.kept = page }
      story.window.rootViewController = a
      for time: Int64 in [100, 2_000] {
        story.at(time) { a.present(page, animated: true) }
        story.at(time + 900) { a.dismiss(animated: true) }
      }
    },
  ]
}

/// Observes a stack.
private final class StackObserver: NSObject, UINavigationControllerDelegate {}

/// A page that can retain another one.
private final class Keeper: UIViewController {
  var kept: UIViewController?
}

extension Story {
  /// Shows a container with one child, which has not got its appearance callbacks if they are not
  /// forwarded.
  fileprivate func box(forwards: Bool) -> (box: Container, child: UIViewController) {
    let (box, child) = (Container(), controller("child"))
    box.title = "Box"
    box.forwards = forwards
    box.addChild(child)
    box.view.addSubview(child.view)
    child.didMove(toParent: box)
    window.rootViewController = box
    return (box, child)
  }
}
