internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

/// Makes the animators of one screen as the strategy has them and with the app's mistakes.
struct AnimatorMaker {
  let strategy: Strategy
  let mistakes: [Scenario.Mistake]
  /// Turns back transitions that run by themselves, where the script does so.
  let catcher: Catcher?
  /// Tells whoever wrote the script that something is not as they say.
  let warn: (String) -> Void

  /// The animator of an effect.
  func animator(_ effect: Effect) -> any UIViewControllerAnimatedTransitioning {
    if effect.animationDuration != effect.duration {
      func text(_ seconds: Double) -> String {
        DurationText.text(Interval(seconds: seconds).nanoseconds)
      }
      let (taken, said) = (text(effect.animationDuration), text(effect.duration))
      warn("\(effect.kind.name) takes \(taken) and not \(said), unless it is repaired")
    }
    do throws(MotionError) {
      let animator = try strategy.makeAnimator(effect)
      return CarelessAnimator.mistakes.isDisjoint(with: mistakes)
        ? animator : CarelessAnimator(animator, mistakes: mistakes)
    } catch {
      preconditionFailure("the loader lets no effect through that has no motion: \(error)")
    }
  }
}

/// What hands out the interaction of a screen: while a finger drives, or, by mistake, always.
protocol HandsOutInteraction: AnyObject {
  var interaction: DragInteraction? { get }
  var screen: Scenario.Screen { get }
  var animators: AnimatorMaker { get }
}

extension HandsOutInteraction {
  /// The interaction to hand out now.
  fileprivate var offer: (any UIViewControllerInteractiveTransitioning)? {
    let isOffered = interaction?.isInteracting == true || screen.makes(.keepsInteraction)
    return isOffered ? interaction : animators.catcher
  }
}

/// Helps a screen that is presented and dismissed.
final class PageDelegate: NSObject, UIViewControllerTransitioningDelegate, HandsOutInteraction {
  let screen: Scenario.Screen
  var interaction: DragInteraction?
  /// What lets a finger bring the screen, if one can.
  var bringing: DragInteraction?
  let animators: AnimatorMaker

  init(_ screen: Scenario.Screen, animators: AnimatorMaker) {
    self.screen = screen
    self.animators = animators
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    screen.presenting.presentation.map(animators.animator)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    screen.presenting.dismissal.map(animators.animator)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    bringing?.isInteracting == true ? bringing : animators.catcher
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { offer }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    screen.presenting.dimming.map {
      DimmingPresentationController(
        presentedViewController: presented,
        presenting: presenting,
        look: $0
      )
    }
  }
}

/// Helps a navigation controller.
final class StackDelegate: NSObject, UINavigationControllerDelegate, HandsOutInteraction {
  let screen: Scenario.Screen
  var interaction: DragInteraction?
  private let stack: Scenario.Stack
  let animators: AnimatorMaker

  init(_ stack: Scenario.Stack, _ screen: Scenario.Screen, animators: AnimatorMaker) {
    self.stack = stack
    self.screen = screen
    self.animators = animators
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (operation == .pop ? stack.pop : stack.push).map(animators.animator)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { offer }
}

/// Helps a tab bar controller, and lets the colours of its buttons follow.
final class TabsDelegate: NSObject, UITabBarControllerDelegate, HandsOutInteraction {
  let screen: Scenario.Screen
  var interaction: DragInteraction?
  private let tabs: Scenario.Tabs
  let animators: AnimatorMaker
  private let buttons: ButtonRow?

  init(
    _ tabs: Scenario.Tabs,
    _ screen: Scenario.Screen,
    animators: AnimatorMaker,
    buttons: ButtonRow?
  ) {
    self.tabs = tabs
    self.screen = screen
    self.animators = animators
    self.buttons = buttons
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let pages = tabBarController.viewControllers ?? []
    guard let old = pages.firstIndex(of: fromVC), let new = pages.firstIndex(of: toVC) else {
      return nil
    }
    guard let effect = tabs.change, (tabBarController as? TabsController)?.isAnimated ?? true else {
      buttons?.show(from: old, to: new, progress: 1)
      return nil
    }
    let animator = animators.animator(new > old ? effect : effect.reversed)
    guard let buttons else { return animator }
    return AccompaniedAnimator(animator) { [screen] context in
      guard let coordinator = context.viewController(forKey: .to)?.transitionCoordinator else {
        return
      }
      buttons.follow(
        coordinator,
        from: old,
        to: new,
        ignoringCancel: screen.makes(.ignoresCancel)
      )
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { offer }
}
