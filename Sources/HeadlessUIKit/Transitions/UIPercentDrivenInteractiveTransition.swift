public import Foundation
internal import JankEngine

/// Drives a transition by a fraction that the app reports, usually from a gesture.
///
/// The container's layer is held with `speed` 0 and its `timeOffset` follows the fraction, so every
/// animation that the animator added freezes and can be scrubbed. Finishing lets the layer's time
/// run again from where it is. Cancelling takes it back by a display link, linear in the time of
/// the animations, until nothing is left; inferred, since every public reproduction does so. Then
/// the model values from before the animations are put back and the animations are taken away.
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

  private var context: TransitionContext?
  private var reversal: CADisplayLink?
  private var verdict: Verdict?

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
    self.context = context
    percentComplete = 0
    duration = context.duration
    context.containerView.layer.state.timing.hold(atLocalTime: 0)
    context.startAnimatorForScrubbing()
    takeWaitingVerdict()
  }

  /// Reports how far the interaction is; values outside 0 to 1 are limited.
  open func update(_ percentComplete: CGFloat) {
    // Once the finger is gone the fraction stands: the remainder's speed may depend on it.
    guard let context else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.containerView.layer.timeOffset = self.percentComplete * duration
    context.updateInteractiveTransition(self.percentComplete)
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
  private func decide(finishes: Bool) {
    if context == nil {
      let refresh = Simulation.current.device.currentRefresh
      verdict = Verdict(finishes: finishes, refresh: refresh)
    } else {
      end(finishes: finishes)
    }
  }

  // A finger can be gone before the transition it asked for begins, after the commit of the same
  // frame; then the verdict waits for the start. What UIKit does here is unknown: our choice. A
  // verdict of an earlier frame belonged to a transition that never began.
  private func takeWaitingVerdict() {
    guard let verdict else { return }
    self.verdict = nil
    guard verdict.refresh == Simulation.current.device.currentRefresh else { return }
    end(finishes: verdict.finishes)
  }

  private func end(finishes: Bool) {
    guard let context else { return }
    self.context = nil
    Simulation.current.inspector.remainderWillRun(
      context,
      seconds: (finishes ? 1 - percentComplete : percentComplete) * duration,
      atSpeed: completionSpeed
    )
    if finishes {
      context.finishInteractiveTransition()
      context.containerView.layer.resume(atSpeed: completionSpeed)
    } else {
      context.cancelInteractiveTransition()
      reverse(context)
    }
  }

  private func reverse(_ context: TransitionContext) {
    let layer = context.containerView.layer
    let reversal = CADisplayLink { [weak self] link in
      guard let self else {
        link.invalidate()
        return
      }
      layer.timeOffset -= link.duration * completionSpeed
      guard layer.timeOffset <= 0 else { return }
      link.invalidate()
      self.reversal = nil
      layer.restoreModelValues()
      layer.resetTiming()
    }
    reversal.start()
    self.reversal = reversal
  }
}

extension CALayer {
  /// Lets a held layer's time run on from where it is.
  ///
  /// At speed 0 it stays held, as it does on a phone: the transition never ends.
  fileprivate func resume(atSpeed speed: CGFloat) {
    guard speed > 0 else { return }
    let outer = superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    state.timing.resume(atParentTime: outer, speed: speed)
  }

  /// Gives the layer the time of its superlayer again.
  func resetTiming() {
    state.timing = .identity
  }

  /// Puts back the model values from before the running animations, in this layer and its parts,
  /// and takes the animations away.
  fileprivate func restoreModelValues() {
    for animation in state.animations.reversed() {
      state.setValue(animation.from, of: animation.property)
    }
    removeAllAnimations()
    for part in sublayers ?? [] { part.restoreModelValues() }
  }
}
