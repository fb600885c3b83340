internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

/// Creates the animators of one screen for the strategy, with the app's mistakes.
struct AnimatorMaker {
  let strategy: Strategy
  let mistakes: [Scenario.Mistake]
  /// Reverses transitions that run by themselves; nil if the script reverses none.
  let catcher: Catcher?
  /// Warns the author of the scenario.
  let warn: (String) -> Void

  func animator(_ effect: Effect) -> any UIViewControllerAnimatedTransitioning {
    if effect.animationDuration != effect.duration {
      func text(_ seconds: Double) -> String {
        DurationText.text(Interval(seconds: seconds).nanoseconds)
      }
      let (taken, said) = (text(effect.animationDuration), text(effect.duration))
      warn("\(effect.kind.name) takes \(taken) instead of \(said) unless it is repaired")
    }
    do throws(MotionError) {
      let animator = try strategy.makeAnimator(effect)
      return CarelessAnimator.mistakes.isDisjoint(with: mistakes)
        ? animator : CarelessAnimator(animator, mistakes: mistakes)
    } catch {
      preconditionFailure("the loader accepted an effect without a valid curve: \(error)")
    }
  }
}

/// A delegate that returns the interaction of a screen while a touch drives it, or by mistake
/// always.
protocol HandsOutInteraction: AnyObject {
  var interaction: DragInteraction? { get }
  var screen: Scenario.Screen { get }
  var animators: AnimatorMaker { get }
}

extension HandsOutInteraction {
  /// The interaction to return now.
  fileprivate var offer: (any UIViewControllerInteractiveTransitioning)? {
    let isOffered = interaction?.isInteracting == true || screen.makes(.keepsInteraction)
    return isOffered ? interaction : animators.catcher
  }
}

/// The transitioning delegate of a screen that is presented and dismissed.
final class PageDelegate: NSObject, UIViewControllerTransitioningDelegate, HandsOutInteraction {
  let screen: Scenario.Screen
  var interaction: DragInteraction?
  /// The drag that presents the screen, if it has one.
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

/// The delegate of a navigation controller.
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

/// The delegate of a tab bar controller; it also animates the colours of the buttons.
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
