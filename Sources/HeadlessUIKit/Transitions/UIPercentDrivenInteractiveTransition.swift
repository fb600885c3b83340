public import Foundation
internal import JankEngine

/// Drives a transition by a fraction that the app reports, usually from a gesture.
///
/// An animator that offers an interruptible animator has that scrubbed. For any other the
/// container's layer is held with `speed` 0 and its `timeOffset` follows the fraction, so every
/// animation that the animator added freezes and can be scrubbed; finishing lets the layer's time
/// run again from where it is, and cancelling takes it back.
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The animator's duration in seconds, known from the start of the transition.
  public private(set) var duration: CGFloat = 0
  /// The fraction given last, 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast the remainder plays.
  ///
  /// 1 is the animator's own speed. At 0 the transition never ends, as on a phone.
  open var completionSpeed: CGFloat = 1
  /// What coordinators say of how the remainder plays; slow at both ends by default.
  ///
  /// The remainder itself keeps the curve it was scrubbed with; what UIKit does is unknown.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How the remainder of an interruptible animator plays; nil leaves it as the animator has it.
  ///
  /// Certain: an animator that cannot be interrupted does not follow it.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins under the finger; false to catch it later with ``pause()``.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  private var verdict: Verdict?
  private let home = HomeSimulation()

  private struct Verdict {
    let finishes: Bool
    /// The frame it was given in.
    let refresh: Int
  }

  /// Creates an interaction that has not started.
  public override init() {
    super.init()
  }

  /// Holds the container's time and starts the animator.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else {
      fatalError("a percent-driven transition needs a context that the system made")
    }
    attach(to: context)
    if context.interruptible == nil {
      let first = context.simulation.device.nextAnimationID()
      context.scrubber.hold([context.containerView.layer], since: first)
    }
    context.startAnimatorForScrubbing()
    context.interruptible?.pauseAnimation()
  }

  /// Reports how far the interaction is; values outside 0 to 1 are limited.
  open func update(_ percentComplete: CGFloat) {
    // Once the finger is gone the fraction stands: the remainder's speed may depend on it.
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.interruptible?.fractionComplete = self.percentComplete
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Catches a running transition whose animator can be interrupted, to scrub it from there.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    percentComplete = context.percentComplete
  }

  /// Lets the transition run to its end.
  open func finish() {
    decide(finishes: true)
  }

  /// Takes the transition back to its start.
  open func cancel() {
    decide(finishes: false)
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// The coordinator of the transition that is driven, or can be caught; nil outside of one.
  package var coordinator: (any UIViewControllerTransitionCoordinator)? { context?.coordinator }

  /// Makes a transition the one that is driven.
  func attach(to context: TransitionContext) {
    self.context = context
    percentComplete = 0
    duration = context.duration
  }

  private func decide(finishes: Bool) {
    if let context, context.isRunning {
      end(context, finishes: finishes)
    } else {
      let refresh = home.simulation.device.currentRefresh
      verdict = Verdict(finishes: finishes, refresh: refresh)
    }
  }

  /// Carries out a verdict that was given before the transition had begun.
  ///
  /// A finger can be gone before the transition it asked for begins, after the commit of the same
  /// frame; then the verdict waits for the start. What UIKit does here is unknown: our choice. A
  /// verdict of an earlier frame belonged to a transition that never began.
  func takeWaitingVerdict() {
    guard let verdict, let context else { return }
    self.verdict = nil
    guard verdict.refresh == context.simulation.device.currentRefresh else { return }
    end(context, finishes: verdict.finishes)
  }

  private func end(_ context: TransitionContext, finishes: Bool) {
    guard context.isRunning, context.isInteractive else { return }
    let fraction = percentComplete
    context.simulation.observer.remainderWillRun(
      context,
      seconds: (finishes ? 1 - fraction : fraction) * duration,
      atSpeed: completionSpeed
    )
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    if let animator = context.interruptible {
      run(animator, forward: finishes, from: fraction)
    } else if finishes {
      context.scrubber.run(atSpeed: completionSpeed)
    } else {
      context.scrubber.reverse { [weak self] in self?.completionSpeed ?? 1 }
    }
  }

  // The remainder takes what is left of the duration over the speed: certain for finishing,
  // inferred for cancelling.
  private func run(_ animator: any UIViewImplicitlyAnimating, forward: Bool, from fraction: CGFloat)
  {
    guard completionSpeed > 0 else { return }
    animator.isReversed = !forward
    let left = forward ? 1 - fraction : fraction
    animator.continueAnimation(
      withTimingParameters: timingCurve,
      durationFactor: left / completionSpeed
    )
  }
}
