import HeadlessUIKit
import Testing

/// Makes the animators and interactions of a storm and drives them.
final class StormFactory {
  private let dice: StormDice
  private unowned let simulation: Stage
  /// Whether nothing but one transition is under way, so that a finger may catch it.
  var mayCatch: () -> Bool = { true }

  /// Creates a factory that draws from dice and schedules its fingers in a simulation.
  init(_ dice: StormDice, _ simulation: Stage) {
    self.dice = dice
    self.simulation = simulation
  }

  /// A correct animator of any kind.
  func animator(
    takesAway: Bool,
    onEnd: @escaping () -> Void = {}
  ) -> any UIViewControllerAnimatedTransitioning {
    let duration = dice.onceIn(8) ? 0 : dice.between(0.05, 0.4)
    let effect = dice.pick(StormScene.Effect.allCases)
    if dice.onceIn(4) {
      let animator = StormInterruptibleAnimator(
        takesAway: takesAway,
        effect: effect,
        duration: duration
      )
      animator.onEnd = onEnd
      return animator
    }
    let animator = StormAnimator(
      dice.pick(StormAnimator.Way.allCases),
      takesAway: takesAway,
      effect: effect,
      duration: duration
    )
    animator.onEnd = onEnd
    return animator
  }

  /// What drives an animator, and its movements from now on; nil for time.
  ///
  /// What moves by the clock, takes no time or changes nothing cannot be driven.
  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard (animator as? any Drivable)?.canBeDriven == true, dice.onceIn(2) else {
      return nil
    }
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionSpeed = dice.pick([0.5, 0.75, 1, 1])
    interaction.wantsInteractiveStart = !dice.onceIn(4)
    var time = dice.between(0, 0.15)
    if !interaction.wantsInteractiveStart {
      after(time) { [self] in if mayCatch() { interaction.pause() } }
    }
    for _ in 0..<dice.roll(4) {
      time += dice.between(0, 0.08)
      let fraction = dice.pick([0, 1, dice.between(0, 1), dice.between(0, 1)])
      after(time) { interaction.update(fraction) }
    }
    let finishes = dice.onceIn(2)
    after(time + dice.between(0, 0.1)) {
      if finishes { interaction.finish() } else { interaction.cancel() }
    }
    return interaction
  }

  /// Does something some seconds from now.
  func after(_ seconds: Double, _ action: @escaping () -> Void) {
    simulation.schedule("finger", at: Interval(seconds: CACurrentMediaTime() + seconds), action)
  }
}

/// Supplies the animators of a modal page.
final class StormModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let factory: StormFactory
  private let removesPresenter: Bool

  init(_ factory: StormFactory, removesPresenter: Bool) {
    self.factory = factory
    self.removesPresenter = removesPresenter
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { factory.animator(takesAway: false) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { factory.animator(takesAway: true) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { factory.interaction(for: animator) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { factory.interaction(for: animator) }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    StormPresentation(of: presented, presenting, removesPresenter: removesPresenter)
  }
}

/// A presentation that darkens what is behind its page.
final class StormPresentation: UIPresentationController {
  private let removesPresenter: Bool
  private let chrome = UIView()

  init(of page: UIViewController, _ presenting: UIViewController?, removesPresenter: Bool) {
    self.removesPresenter = removesPresenter
    super.init(presentedViewController: page, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: removesPresenter ? 0 : 20, dy: 0)
  }

  override func containerViewDidLayoutSubviews() {
    chrome.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    chrome.frame = containerView?.bounds ?? .zero
    chrome.alpha = 0
    containerView?.insertSubview(chrome, at: 0)
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { chrome.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { chrome.removeFromSuperview() }
  }

  private func fade(to alpha: CGFloat) {
    let chrome = chrome
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      chrome.alpha = alpha
    })
  }
}

/// Leaves the animations of a navigation controller to the system.
final class StormAudience: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    (navigationController as? StormNavigation)?.pageWillShow()
  }
}

/// Supplies the animators of a navigation controller.
final class StormNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let factory: StormFactory

  init(_ factory: StormFactory) {
    self.factory = factory
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    (navigationController as? StormNavigation)?.pageWillShow()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    factory.animator(takesAway: operation == .pop)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    factory.interaction(for: animationController)
  }
}

/// Supplies the animators of a tab bar controller.
final class StormTabDelegate: NSObject, UITabBarControllerDelegate {
  private let factory: StormFactory

  init(_ factory: StormFactory) {
    self.factory = factory
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let tabs = tabBarController as? StormTabs else { return nil }
    tabs.isRunning = true
    return factory.animator(takesAway: false) { [weak tabs] in tabs?.isRunning = false }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    factory.interaction(for: animationController)
  }
}
