internal import Foundation
internal import JankEngine
internal import JankTrace

extension ObservedTransition {
  /// The views that the animator does not get, with their values.
  var looksOfForbiddenViews: [(view: UIView, look: ViewLook, superview: UIView?)] {
    let keyed = [
      (context.view(forKey: .from), context.from), (context.view(forKey: .to), context.to),
    ]
    return keyed.compactMap { given, controller in
      guard given == nil, let view = controller.viewIfLoaded else { return nil }
      return (view, ViewLook(of: view), view.superview)
    }
  }

  /// Reports views that the animator moved though it did not get them.
  ///
  /// Certain: a presenter that stays in place can be scaled or dimmed, as many apps do and the
  /// system does behind its sheets. Its changes are only recorded, until the dismissal ends.
  func checkForbiddenViews(_ looks: [(view: UIView, look: ViewLook, superview: UIView?)]) {
    for (view, look, superview) in looks {
      guard let controller = view.viewController else { continue }
      let name = controller.traceName
      if view.superview !== superview {
        let isDismissal = controller === context.to && view.isDescendant(of: context.containerView)
        find(
          isDismissal ? .presenterStaysHome : .nilViewIsUntouched,
          of: controller,
          view: view,
          """
          \(self.name): the animator moved the view of \(name), for which view(forKey:) is nil; \
          the view leaves with the container: black screen
          """
        )
      }
      guard let staying = before.staying, view === staying.view else { continue }
      staying.animatorDidChange(look, to: ViewLook(of: view), at: simulation.device.mediaTime)
    }
  }

  func checkFade() {
    guard context.isAnimated, (context.system as? SystemModalAnimator)?.isCrossDissolve == true,
      let scrolling = simulation.window?.scrollingView
    else { return }
    find(
      .crossFadeUnderScroll,
      of: context.subject,
      view: scrolling,
      "\(name): a cross-dissolve begins while \(scrolling.traceName) scrolls"
    )
  }

  /// Reports an animator that is not the one that the system scrubs.
  func checkInterruptibleAnimator() {
    guard context.isRunning, context.interruptible?.state == .inactive else { return }
    find(
      .helpersStayAlive,
      of: context.subject,
      """
      \(name): interruptibleAnimator(using:) does not return the animator that \
      animateTransition starts; return the same object for the whole transition
      """
    )
  }

  /// Reports an arriving view that already has another superview in the window.
  func checkArrival(of view: UIView, in superview: UIView) {
    guard outcome == nil, !arrivedTwice, view === context.view(forKey: .to),
      let old = view.superview, old !== superview, view.window != nil
    else { return }
    arrivedTwice = true
    find(
      .arrivesOnce,
      of: context.to,
      view: view,
      "\(name): the arriving view is already in the window and jumps out of its old superview"
    )
  }

  /// Reports a remaining animation that never ends or that is too fast to see.
  func checkRemainder(seconds: Double, speed: Double) {
    let finishesAtSpeedZero = speed <= 0 && !context.transitionWasCancelled
    let frame = simulation.device.display.period
    if speed <= 0, seconds > 0 || finishesAtSpeedZero {
      isExplained = true
      findRemainder("completionSpeed is \(speed): the transition never ends")
    } else if seconds > Self.seenFrames * frame, seconds / speed < frame {
      findRemainder("completionSpeed is \(speed): \(seconds) s of animation end in one frame")
    }
  }

  /// Reports a finish that contradicts the gesture.
  ///
  /// - Parameters:
  ///   - gesture: The gesture whose action is being sent.
  ///   - isReused: Whether the interaction controller drove another transition before.
  func checkFinish(by gesture: UIGestureRecognizer, isReused: Bool) {
    if gesture.state == .ended, gesture.isAtRest, !wasDriven, isReused {
      find(
        .animatorsAreNotShared,
        of: context.subject,
        """
        \(name): finish called though the touch has not moved; the interaction controller \
        already drove another transition: reset its decision when a gesture begins
        """
      )
      return
    }
    let reason: String? =
      switch gesture.state {
      case .cancelled, .failed: "the gesture was cancelled: call cancel instead"
      case .ended where progress(of: gesture) < Self.smallWay && gesture.isAtRest:
        "the touch was released at rest, at progress \(context.percentComplete)"
      default: nil
      }
    guard let reason else { return }
    find(
      .interactionEndsOnce,
      of: context.subject,
      "\(name): finish called though \(reason)"
    )
  }

  /// The progress of the interaction or, before any was reported, of its touch over the window.
  ///
  /// Moves that arrive in the frame of the request come before the transition has begun, and their
  /// progress is lost; a touch that rests from then on reports no other.
  private func progress(of gesture: UIGestureRecognizer) -> Double {
    guard !wasDriven, let pan = gesture as? UIPanGestureRecognizer, let window = simulation.window
    else { return context.percentComplete }
    let (way, size) = (pan.translation(in: nil), window.bounds.size)
    return max(way.x.magnitude / size.width, way.y.magnitude / size.height)
  }

  /// The progress below which a release at rest does not mean to finish; our choice.
  private static let smallWay = 0.1

  /// How many missing frames of an animation are visible; our choice.
  private static let seenFrames = 3.0

  private func findRemainder(_ text: String) {
    find(.remainderHasSpeed, of: context.subject, "\(name): \(text)")
  }

  /// Reports a finish or cancel by a gesture before the transition had begun.
  ///
  /// That the system forgets it is inferred from reports of short swipes after which a transition
  /// is stuck. This model remembers it for the rest of the frame, so it is a warning.
  func findEarlyDecision() {
    find(
      .decisionsWaitForTheBegin,
      of: context.subject,
      """
      \(name): the gesture that requested it called finish or cancel in the same frame, before \
      startInteractiveTransition; keep the decision until then
      """
    )
  }

  /// Reports a completion that contradicts the interaction.
  func checkCompletion(_ didComplete: Bool) {
    if didComplete == context.transitionWasCancelled {
      find(
        .completesTruly,
        of: context.subject,
        """
        \(name): completeTransition(\(didComplete)) though transitionWasCancelled is \
        \(context.transitionWasCancelled)
        """
      )
    }
    // A container that leaves the screen ends its animations, also interactive ones.
    if context.isInteractive, context.containerView.window != nil {
      find(
        .interactionEndsOnce,
        of: context.subject,
        "\(name): completeTransition called before the interaction was finished or cancelled"
      )
    }
  }

  /// Reports a presenter whose view the animator of a dismissal did not add to the container.
  ///
  /// UIKit adds it at the end; the screen is black until then.
  func checkPresenter(_ didComplete: Bool) {
    guard didComplete, context.kind == .dismiss, context.system == nil,
      !context.transitionWasCancelled, let view = context.view(forKey: .to),
      !view.isDescendant(of: context.containerView)
    else { return }
    find(
      .successSettles,
      of: context.to,
      view: view,
      """
      \(name): the animator did not add the view of \(context.to.traceName), for which \
      view(forKey: .to) is not nil, to the container: the uncovered area is black until the end
      """,
      consequence: "The page moves away over black, and the view behind it appears at the end."
    )
  }

  func explainFreeze() {
    guard !isExplained else { return }
    let (rule, reason): (FindingRule, String) =
      if context.isInteractive, !wasDriven {
        (
          .interactionIsDriven,
          """
          nothing drives the interaction controller that was returned: frozen at 0; return nil \
          unless a gesture is under way
          """
        )
      } else if context.isInteractive {
        (.interactionEndsOnce, "the interaction was neither finished nor cancelled")
      } else if takesNoTime {
        (.emptyAnimationEnds, "it takes no time, and completeTransition was never called")
      } else {
        (.completesOnce, "completeTransition was never called")
      }
    find(
      rule,
      of: context.subject,
      "\(name) never ended: \(reason); input stays dead",
      at: due
    )
  }
}

extension UIView {
  /// The first scroll view in this view that is being dragged or decelerates.
  fileprivate var scrollingView: UIScrollView? {
    if let self = self as? UIScrollView, self.isDragging || self.isDecelerating { return self }
    return subviews.lazy.compactMap(\.scrollingView).first
  }
}

extension UIGestureRecognizer {
  /// Whether a drag is slower than 50 points per second; our choice.
  fileprivate var isAtRest: Bool {
    guard let pan = self as? UIPanGestureRecognizer else { return false }
    let velocity = pan.velocity(in: nil)
    return SIMD2(velocity.x, velocity.y).length < 50
  }
}
