internal import Foundation
internal import JankEngine
internal import JankTrace

final class ObservedTransition: ObservedChange {
  let context: TransitionContext
  let before: WindowBefore
  let arrival: PageArrivals.Arrival?
  var surroundings: Surroundings
  /// What its start left behind.
  var traces = StartTraces()
  /// The insets of the arriving page, if a stack or tabs change.
  var insets: InsetWatch?
  var release: ReleaseWatch?
  private var pulse: TransitionPulse
  /// Whether the arriving view was found in two superviews.
  var arrivedTwice = false
  var viewsOfOthers: [WeakView]?
  private let place: PlaceBefore
  /// Whether the reason that the transition does not end is already reported.
  var isExplained = false
  private var lastTime: ContainerTime?
  private var animations: OwnAnimations
  /// The argument of `completeTransition`; nil before the call.
  private(set) var outcome: Bool?

  init(_ context: TransitionContext, before: WindowBefore, arrival: PageArrivals.Arrival?) {
    self.context = context
    self.before = before
    surroundings = before.surroundings
    self.arrival = arrival
    place = PlaceBefore(of: context)
    if let top = before.coveredTop, context.isAnimated, !context.initiallyInteractive {
      insets = InsetWatch(of: context.to, from: top)
    }
    let device = context.simulation.device
    animations = OwnAnimations(from: device.nextAnimationID())
    pulse = TransitionPulse(since: device.mediaTime)
  }
}

extension ObservedTransition {
  var from: UIViewController { context.from }
  var to: UIViewController { context.to }
  var container: UIView? { context.containerView }
  var subject: UIViewController { context.subject }
  var touchedViews: [UIView] { traces.touchedViews }
  var strays: [WeakView] { traces.strays }
  var contents: [WeakView] { place.contents }
  /// Whether anything reported progress or an end of the interaction.
  var wasDriven: Bool { pulse.wasDriven }
  var isResized: Bool { place.ownerSize != context.plan.owner?.viewIfLoaded?.bounds.size }

  var expectsTaps: Bool { outcome == true ? place.takesTouches.to : place.takesTouches.from }

  var step: ScriptStep? { context.plan.requested.step }

  var name: String { "\(context.kind.rawValue) of \(context.subject.traceName)" }

  var takesNoTime: Bool { !context.isAnimated || context.duration <= 0 }

  /// Whether the animator made an animation: after its start, before its end, not alongside and not
  /// for a change of size.
  func owns(_ animation: AnimationID) -> Bool {
    animations.contain(animation)
      && !context.scrubber.foreignAnimations.contains { $0.contains(animation) }
  }

  func noteAlongside() {
    animations.alongsideBegins(with: simulation.device.nextAnimationID())
  }

  func noteStart(touching views: [UIView]) {
    animations.alongsideEnds(before: simulation.device.nextAnimationID())
    traces.touchedViews = views
  }

  func notePulse() {
    pulse.beat(at: simulation.device.mediaTime)
  }

  func noteOutcome(_ didComplete: Bool) {
    outcome = didComplete
    if didComplete { before.staying?.transitionWillComplete(context.kind) }
    insets?.noteCompletion()
    animations.end(before: simulation.device.nextAnimationID())
  }

  /// The latest time at which the transition should have ended, counted from its last sign of life.
  ///
  /// The run may have settled earlier, because nothing happens any more.
  var due: Instant { pulse.lastSign + Interval(seconds: takesNoTime ? 0 : context.duration) }

  /// Whether nothing happens any more, though the transition has not ended.
  ///
  /// A run that stops at its time limit counts only if the transition was silent for a second
  /// longer than its duration; our choice.
  var standsStill: Bool {
    let device = simulation.device
    let silence = device.mediaTime - pulse.lastSign
    return device.trace.cameToRest || silence.seconds > context.duration + 1
  }
}

extension TransitionRecord.Kind {
  var takesAway: Bool {
    switch self {
    case .present, .push, .tab, .exchange: false
    case .dismiss, .pop: true
    }
  }
}

// MARK: Time

extension ObservedTransition {
  private struct ContainerTime {
    let own: Double
    let around: Double
  }

  /// The container's time, if the interaction holds or held it.
  private var containerTime: ContainerTime? {
    let layer = context.containerView.layer
    guard context.initiallyInteractive, layer.state.timing != .identity else { return nil }
    let now = simulation.device.mediaTime.seconds
    return ContainerTime(
      own: layer.convertTime(now, from: nil),
      around: layer.superlayer?.convertTime(now, from: nil) ?? now
    )
  }

  /// Records the container's time and the views at the release.
  func interactionDidEnd() {
    lastTime = containerTime
    watchRelease(
      context.initiallyInteractive ? "after the release" : "when it is reversed"
    )
  }

  /// Reports a container whose time runs against the outcome after the release.
  func checkTime() {
    guard !context.isInteractive, let before = lastTime else { return }
    lastTime = containerTime
    let cancelled = context.transitionWasCancelled
    // If a transition around it is reversed, the container's time runs back, too.
    guard let now = lastTime, now.around >= before.around,
      cancelled ? now.own > before.own : now.own < before.own
    else { return }
    find(
      .layerTimeIsReset,
      of: context.subject,
      view: context.containerView,
      """
      \(name): after the interaction was \(cancelled ? "cancelled" : "finished"), the container's \
      time jumps from \(before.own) to \(now.own) s, against its direction
      """
    )
  }

  /// Reports layers whose time stays stopped or shifted.
  func checkLayerTime() {
    for (layer, time) in place.times where ![.identity, time].contains(layer.state.timing) {
      guard let view = layer.view else { continue }
      find(
        .layerTimeIsReset,
        of: context.subject,
        view: view,
        """
        \(name) ended, and the layer of \(view.traceName) is left with speed \(layer.speed), \
        timeOffset \(layer.timeOffset) and beginTime \(layer.beginTime)
        """
      )
    }
  }
}
