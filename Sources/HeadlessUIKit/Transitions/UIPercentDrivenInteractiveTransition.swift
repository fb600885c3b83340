public import Foundation
internal import JankEngine

/// Drives a transition by a fraction that the app reports, usually from a gesture.
///
/// If the animator offers an interruptible animator, that one is scrubbed. Otherwise the
/// container's layer gets `speed` 0 and its `timeOffset` follows the fraction: every animation of
/// the animator stops and can be scrubbed; for animations of layers see
/// ``ChosenSemantics/scrubsLayerAnimations``. Finishing continues the layer's time from there,
/// cancelling reverses it.
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The animator's duration in seconds, known from the start of the transition.
  open private(set) var duration: CGFloat = 0
  /// The last fraction, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the remaining animation.
  ///
  /// 1 is the animator's speed. At 0 the transition never ends, as on a phone.
  open var completionSpeed: CGFloat = 1
  /// The curve of the remaining animation that coordinators report; by default slow at both ends.
  ///
  /// The remaining animation keeps the curve it was scrubbed with; what UIKit does is unknown.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of an interruptible animator's remaining animation; nil keeps the animator's.
  ///
  /// Certain: an animator that cannot be interrupted ignores it.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins interactively; false to interrupt it later with ``pause()``.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  private var verdict: Verdict?
  private let home = HomeSimulation()

  private struct Verdict {
    let finishes: Bool
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
    if !context.simulation.semantics.scrubsLayerAnimations {
      context.scrubber.releaseLayerAnimations(in: context.containerView.layer)
    }
    context.interruptible?.pauseAnimation()
  }

  /// Reports the progress of the interaction, limited to 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    // After the release the fraction is fixed: the remaining speed may depend on it.
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.interruptible?.fractionComplete = self.percentComplete
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Interrupts a running transition with an interruptible animator, to scrub it from there.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    percentComplete = context.percentComplete
  }

  /// Plays the transition to its end.
  open func finish() {
    decide(finishes: true)
  }

  /// Reverses the transition to its start.
  open func cancel() {
    decide(finishes: false)
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// The coordinator of the driven transition, or of one that can be interrupted; nil outside of
  /// one.
  package var coordinator: (any UIViewControllerTransitionCoordinator)? { context?.coordinator }

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
      home.simulation.observer.interactionWasDecidedEarly(self)
    }
  }

  /// Applies a decision that was made before the transition had begun.
  ///
  /// A touch can be released before the requested transition begins, after the commit of the same
  /// frame; then the decision waits for the start. What UIKit does here is unknown: our choice. A
  /// decision from an earlier frame belonged to a transition that never began.
  func takeWaitingVerdict() {
    guard let verdict, let context else { return }
    self.verdict = nil
    guard verdict.refresh == context.simulation.device.currentRefresh else { return }
    context.simulation.observer.earlyDecisionCounts(for: context)
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

  // The remaining animation takes the remaining duration divided by the speed: certain for
  // finishing, inferred for cancelling.
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
