internal import Foundation
internal import JankEngine
internal import JankTrace

extension ObservedTransition {
  /// The views that the animator is not given, and how they look.
  var looksOfForbiddenViews: [(view: UIView, look: ViewLook, superview: UIView?)] {
    let keyed = [
      (context.view(forKey: .from), context.from), (context.view(forKey: .to), context.to),
    ]
    return keyed.compactMap { given, controller in
      guard given == nil, let view = controller.viewIfLoaded else { return nil }
      return (view, ViewLook(of: view), view.superview)
    }
  }

  /// Finds what the animator did to views that it was not given.
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
          \(self.name): the animator moved the view of \(name), for which view(forKey:) is nil; it \
          goes with the container: black screen
          """
        )
      }
      let change = look.differences(to: ViewLook(of: view))
      if !change.isEmpty {
        find(
          .nilViewIsUntouched,
          of: controller,
          view: view,
          """
          \(self.name): the animator changed the view of \(name), for which view(forKey:) is nil: \
          \(change)
          """
        )
      }
    }
  }

  /// Finds a cross-fade that begins while something scrolls.
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

  /// Finds an animator that is not the one which the system scrubs.
  func checkInterruptibleAnimator() {
    guard context.isRunning, context.interruptible?.state == .inactive else { return }
    find(
      .helpersStayAlive,
      of: context.subject,
      """
      \(name): interruptibleAnimator(using:) does not answer with the animator that \
      animateTransition starts; it has to be the same object for the whole transition
      """
    )
  }

  /// Finds an arriving view that comes from another place of the window.
  func checkArrival(of view: UIView, in superview: UIView) {
    guard outcome == nil, !arrivedTwice, view === context.view(forKey: .to),
      let old = view.superview, old !== superview, view.window != nil
    else { return }
    arrivedTwice = true
    find(
      .arrivesOnce,
      of: context.to,
      view: view,
      "\(name): the arriving view is in the window already and jumps out of its old place"
    )
  }

  /// Finds a remainder that never ends or that nobody can see.
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

  /// Finds a finish that the finger did not ask for.
  ///
  /// - Parameters:
  ///   - gesture: the gesture that the app has been told of.
  ///   - isReused: whether the interaction controller has driven another transition before.
  func checkFinish(by gesture: UIGestureRecognizer, isReused: Bool) {
    if gesture.state == .ended, gesture.isAtRest, !wasDriven, isReused {
      find(
        .animatorsAreNotShared,
        of: context.subject,
        """
        \(name): finish called though the finger has not moved, by an interaction controller that \
        has driven a transition before: what it decided then has to be reset when a gesture begins
        """
      )
      return
    }
    let reason: String? =
      switch gesture.state {
      case .cancelled, .failed: "the gesture was cancelled, which counts as cancel"
      case .ended where context.percentComplete < Self.smallWay && gesture.isAtRest:
        "the finger has come to rest at \(context.percentComplete) of the way"
      default: nil
      }
    guard let reason else { return }
    find(
      .interactionEndsOnce,
      of: context.subject,
      "\(name): finish called though \(reason)"
    )
  }

  /// The fraction of the way below which a finger at rest does not mean to go on; our choice.
  private static let smallWay = 0.1

  /// How many frames of animation are missed where they are not shown; our choice.
  private static let seenFrames = 3.0

  private func findRemainder(_ text: String) {
    find(.remainderHasSpeed, of: context.subject, "\(name): \(text)")
  }

  /// Finds an end that contradicts what went before.
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
    // A container that leaves the screen takes what it animates with it, whoever holds it.
    if context.isInteractive, context.containerView.window != nil {
      find(
        .interactionEndsOnce,
        of: context.subject,
        "\(name): completeTransition called before the interaction was finished or cancelled"
      )
    }
  }

  /// Finds a presenter whose view nobody has put back when its page has gone.
  ///
  /// UIKit puts it back with the container, so that the screen is black until then.
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
      \(name): the animator has not put the view of \(context.to.traceName), for which \
      view(forKey: .to) is not nil, into the container: what is uncovered is black until the end
      """,
      consequence: "The page moves away over black, and what it uncovers flashes up at the end."
    )
  }

  /// Finds why the transition never ended.
  func explainStandstill() {
    guard !isExplained else { return }
    let (rule, reason): (FindingRule, String) =
      if context.isInteractive, !wasDriven {
        (
          .interactionIsDriven,
          """
          an interaction controller was returned that nothing drives: frozen at 0; return nil \
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
  /// The first scroll view in this view that a finger moves or that moves by itself.
  fileprivate var scrollingView: UIScrollView? {
    if let self = self as? UIScrollView, self.isDragging || self.isDecelerating { return self }
    return subviews.lazy.compactMap(\.scrollingView).first
  }
}

extension UIGestureRecognizer {
  /// Whether a drag has come to rest; our choice of what is slow.
  fileprivate var isAtRest: Bool {
    guard let pan = self as? UIPanGestureRecognizer else { return false }
    let velocity = pan.velocity(in: nil)
    return SIMD2(velocity.x, velocity.y).length < 50
  }
}
