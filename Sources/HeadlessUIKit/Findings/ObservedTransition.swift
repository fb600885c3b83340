internal import Foundation
internal import JankEngine
internal import JankTrace

/// What the inspector remembers of one transition.
final class ObservedTransition {
  let context: TransitionContext
  /// The window before anything of the transition happened.
  let before: HierarchySnapshot
  /// The links that the animator started while it was being started itself.
  var links: [CADisplayLink] = []
  /// Whether anything reported progress or an end of the interaction.
  var wasDriven = false
  /// Whether the arriving view was found in two places.
  var arrivedTwice = false
  /// Whether another transition ran at the same time, so that states before and after mean little.
  var overlapped = false
  /// Whether it is explained already why the transition does not end.
  var isExplained = false
  /// The size of the window when what leaves now came, in points.
  var formerSize: CGSize
  /// Whether the bar has to be hidden at the end, if that is known.
  var expectedBarHidden: Bool?
  /// The container's time when the last frame was committed, once the finger is gone, in seconds.
  private var lastTime: Double?
  /// The first of the animations that were made since the beginning.
  let firstAnimation: AnimationID
  /// What completeTransition was told, or nil before.
  var outcome: Bool?
  // Whoever switches touches off before a transition wants it so.
  private let takesTouches: (from: Bool, to: Bool)

  init(_ context: TransitionContext, before: HierarchySnapshot) {
    self.context = context
    self.before = before
    formerSize = before.size
    firstAnimation = Simulation.current.device.nextAnimationID()
    takesTouches = (
      context.from.viewIfLoaded?.isUserInteractionEnabled ?? true,
      context.to.viewIfLoaded?.isUserInteractionEnabled ?? true
    )
  }
}

extension ObservedTransition {
  /// The controller that is seen after the end.
  var shown: UIViewController { outcome == true ? context.to : context.from }

  /// Whether a tap should reach the controller that is seen after the end.
  var expectsTaps: Bool { outcome == true ? takesTouches.to : takesTouches.from }

  /// The name of the transition in findings.
  var name: String { "\(context.kind.rawValue) of \(context.subject.traceName)" }

  /// Whether there is nothing to wait for.
  var takesNoTime: Bool { !context.isAnimated || context.duration <= 0 }
}

extension TransitionRecord.Kind {
  /// Whether the controller it is about leaves for good.
  var takesAway: Bool {
    switch self {
    case .present, .push, .tab: false
    case .dismiss, .pop: true
    }
  }
}

// MARK: Time

extension ObservedTransition {
  /// The container's time in seconds, if the interaction holds it or has held it.
  private var containerTime: Double? {
    let layer = context.containerView.layer
    guard context.initiallyInteractive, layer.state.timing != .identity else { return nil }
    return layer.convertTime(CACurrentMediaTime(), from: nil)
  }

  /// Takes note of where time stands when the finger is gone.
  func interactionDidEnd() {
    lastTime = containerTime
  }

  /// Finds time in the container that runs against the outcome, once the finger is gone.
  func checkTime() {
    guard !context.isInteractive, let before = lastTime else { return }
    lastTime = containerTime
    let cancelled = context.transitionWasCancelled
    guard let now = lastTime, cancelled ? now > before : now < before else { return }
    Simulation.current.find(
      .layerTimeIsReset,
      of: context.subject,
      view: context.containerView,
      """
      \(name): after the interaction was \(cancelled ? "cancelled" : "finished") the time of the \
      container jumps from \(before) to \(now) s, against the way it has to go
      """
    )
  }
}
