internal import Foundation
internal import JankEngine
internal import JankTrace

/// What the inspector remembers of one transition.
final class ObservedTransition: ObservedChange {
  let context: TransitionContext
  /// The window before anything of the transition happened.
  let before: WindowBefore
  /// How the page came that leaves now.
  let arrival: PageArrivals.Arrival?
  /// What lay around the place of the transition, and what others have put there since.
  var surroundings: Surroundings
  /// What its start has left behind.
  var traces = StartTraces()
  /// How much of the page that comes bars cover, where a stack or tabs change by themselves.
  var insets: InsetWatch?
  var release: ReleaseWatch?
  private var pulse: TransitionPulse
  /// Whether the arriving view was found in two places.
  var arrivedTwice = false
  var viewsOfOthers: [WeakView]?
  private let place: PlaceBefore
  /// Whether it is explained already why the transition does not end.
  var isExplained = false
  /// The container's time when the last frame was committed, once the finger is gone.
  private var lastTime: ContainerTime?
  private var animations: OwnAnimations
  /// What completeTransition was told, or nil before.
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
  /// What lay in the container.
  var contents: [WeakView] { place.contents }
  /// Whether anything reported progress or an end of the interaction.
  var wasDriven: Bool { pulse.wasDriven }
  var isResized: Bool { place.ownerSize != context.plan.owner?.viewIfLoaded?.bounds.size }

  var expectsTaps: Bool { outcome == true ? place.takesTouches.to : place.takesTouches.from }

  /// What the script did that the transition comes of, if anything.
  var step: ScriptStep? { context.plan.requested.step }

  /// The name of the transition in findings.
  var name: String { "\(context.kind.rawValue) of \(context.subject.traceName)" }

  /// Whether there is nothing to wait for.
  var takesNoTime: Bool { !context.isAnimated || context.duration <= 0 }

  /// Whether an animation was made by the animator: after its start, before its end, not alongside
  /// and not by a change of size.
  func owns(_ animation: AnimationID) -> Bool {
    animations.contain(animation)
      && !context.scrubber.foreignAnimations.contains { $0.contains(animation) }
  }

  /// The animator has been started, and nothing alongside.
  func noteAlongside() {
    animations.alongsideBegins(with: simulation.device.nextAnimationID())
  }

  /// Everything has been started.
  func noteStart(touching views: [UIView]) {
    animations.alongsideEnds(before: simulation.device.nextAnimationID())
    traces.touchedViews = views
  }

  /// Somebody reported progress or the end of the interaction.
  func notePulse() {
    pulse.beat(at: simulation.device.mediaTime)
  }

  /// It was said that the transition is over.
  func noteOutcome(_ didComplete: Bool) {
    outcome = didComplete
    insets?.noteCompletion()
    animations.end(before: simulation.device.nextAnimationID())
  }

  /// When the transition should have been over at the latest, going by what was seen of it last.
  ///
  /// The run may have come to rest before, since nothing happens any more.
  var due: Instant { pulse.lastSign + Interval(seconds: takesNoTime ? 0 : context.duration) }

  /// Whether nothing happens any more, though the transition has not ended.
  ///
  /// A run that is cut off is in the middle of something, unless that has been still for a second
  /// longer than it takes; our choice.
  var standsStill: Bool {
    let device = simulation.device
    let silence = device.mediaTime - pulse.lastSign
    return device.trace.cameToRest || silence.seconds > context.duration + 1
  }
}

extension TransitionRecord.Kind {
  /// Whether the controller it is about leaves for good.
  var takesAway: Bool {
    switch self {
    case .present, .push, .tab, .exchange: false
    case .dismiss, .pop: true
    }
  }
}

// MARK: Time

extension ObservedTransition {
  /// The time in a container and around it, in seconds.
  private struct ContainerTime {
    let own: Double
    let around: Double
  }

  /// The container's time, if the interaction holds it or has held it.
  private var containerTime: ContainerTime? {
    let layer = context.containerView.layer
    guard context.initiallyInteractive, layer.state.timing != .identity else { return nil }
    let now = simulation.device.mediaTime.seconds
    return ContainerTime(
      own: layer.convertTime(now, from: nil),
      around: layer.superlayer?.convertTime(now, from: nil) ?? now
    )
  }

  /// Takes note of where time stands when the finger is gone.
  func interactionDidEnd() {
    lastTime = containerTime
    watchRelease(
      context.initiallyInteractive ? "when the finger has left" : "when it is turned back"
    )
  }

  /// Finds time in the container that runs against the outcome, once the finger is gone.
  func checkTime() {
    guard !context.isInteractive, let before = lastTime else { return }
    lastTime = containerTime
    let cancelled = context.transitionWasCancelled
    // Where another transition around it is taken back, the time of the container runs back, too.
    guard let now = lastTime, now.around >= before.around,
      cancelled ? now.own > before.own : now.own < before.own
    else { return }
    find(
      .layerTimeIsReset,
      of: context.subject,
      view: context.containerView,
      """
      \(name): after the interaction was \(cancelled ? "cancelled" : "finished") the time of the \
      container jumps from \(before.own) to \(now.own) s, against the way it has to go
      """
    )
  }

  /// Finds layers whose time is left held or displaced.
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
