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
  /// The views that were otherwise as soon as the transition had started.
  private(set) var touchedViews: [UIView] = []
  /// The links that the animator started while it was being started itself.
  var links: [CADisplayLink] = []
  /// The repeating timers that it started then.
  var timers: [Timer] = []
  /// The views that it put right into the window then.
  var strays: [WeakView] = []
  /// How much of the page that comes bars cover, where a stack or tabs change by themselves.
  var insets: InsetWatch?
  var release: ReleaseWatch?
  /// Whether anything reported progress or an end of the interaction.
  private(set) var wasDriven = false
  /// When the transition began, or was driven last.
  private var lastSign: Instant
  /// Whether the arriving view was found in two places.
  var arrivedTwice = false
  var viewsOfOthers: [WeakView]?
  /// What lay in the container.
  let contents: [WeakView]
  // The size of the stack or tabs whose pages change, in points.
  private let ownerSize: CGSize?
  /// Whether it is explained already why the transition does not end.
  var isExplained = false
  /// The container's time when the last frame was committed, once the finger is gone.
  private var lastTime: ContainerTime?
  /// The first of the animations that were made since the beginning.
  private let firstAnimation: AnimationID
  /// The first of those that were made alongside, and the first of those after.
  private var alongside: (first: AnimationID?, next: AnimationID?)
  /// The first of those that were made since completeTransition was called.
  private var firstLaterAnimation: AnimationID?
  /// What completeTransition was told, or nil before.
  private(set) var outcome: Bool?
  // Whoever switches touches off before a transition wants it so.
  private let takesTouches: (from: Bool, to: Bool)
  // The time of layers may be the app's wish, too.
  private let times: [(layer: CALayer, time: LayerTime)]

  init(_ context: TransitionContext, before: WindowBefore, arrival: PageArrivals.Arrival?) {
    self.context = context
    self.before = before
    surroundings = before.surroundings
    self.arrival = arrival
    contents = context.containerView.subviews.map(WeakView.init)
    ownerSize = context.plan.owner?.viewIfLoaded?.bounds.size
    if let top = before.coveredTop, context.isAnimated, !context.initiallyInteractive {
      insets = InsetWatch(of: context.to, from: top)
    }
    let simulation = context.simulation
    let device = simulation.device
    firstAnimation = device.nextAnimationID()
    lastSign = device.mediaTime
    let views = [context.from.viewIfLoaded, context.to.viewIfLoaded]
    takesTouches = (
      views[0]?.isUserInteractionEnabled ?? true, views[1]?.isUserInteractionEnabled ?? true
    )
    times = (views + [simulation.window]).compactMap(\.?.layer)
      .map { ($0, $0.state.timing) }
  }
}

extension ObservedTransition {
  var from: UIViewController { context.from }
  var to: UIViewController { context.to }
  var container: UIView? { context.containerView }
  var subject: UIViewController { context.subject }
  var isResized: Bool { ownerSize != context.plan.owner?.viewIfLoaded?.bounds.size }

  var expectsTaps: Bool { outcome == true ? takesTouches.to : takesTouches.from }

  /// What the script did that the transition comes of, if anything.
  var step: ScriptStep? { context.plan.requested.step }

  /// The name of the transition in findings.
  var name: String { "\(context.kind.rawValue) of \(context.subject.traceName)" }

  /// Whether there is nothing to wait for.
  var takesNoTime: Bool { !context.isAnimated || context.duration <= 0 }

  /// Whether an animation was made by the animator: after its start, before its end, not alongside
  /// and not by a change of size.
  ///
  /// What is animated alongside begins a little later, so that it may end a frame later, too.
  func owns(_ animation: AnimationID) -> Bool {
    if animation < firstAnimation { return false }
    if let last = firstLaterAnimation, animation >= last { return false }
    if context.scrubber.foreignAnimations.contains(where: { $0.contains(animation) }) {
      return false
    }
    guard let first = alongside.first, let next = alongside.next else { return true }
    return !(first..<next).contains(animation)
  }

  /// The animator has been started, and nothing alongside.
  func noteAlongside() {
    alongside.first = simulation.device.nextAnimationID()
  }

  /// Everything has been started.
  func noteStart(touching views: [UIView]) {
    alongside.next = simulation.device.nextAnimationID()
    touchedViews = views
  }

  /// Somebody reported progress or the end of the interaction.
  func notePulse() {
    wasDriven = true
    lastSign = simulation.device.mediaTime
  }

  /// It was said that the transition is over.
  func noteOutcome(_ didComplete: Bool) {
    outcome = didComplete
    insets?.noteCompletion()
    firstLaterAnimation = simulation.device.nextAnimationID()
  }

  /// When the transition should have been over at the latest, going by what was seen of it last.
  ///
  /// The run may have come to rest before, since nothing happens any more.
  var due: Instant { lastSign + Interval(seconds: takesNoTime ? 0 : context.duration) }

  /// Whether nothing happens any more, though the transition has not ended.
  ///
  /// A run that is cut off is in the middle of something, unless that has been still for a second
  /// longer than it takes; our choice.
  var standsStill: Bool {
    let device = simulation.device
    let silence = device.mediaTime - lastSign
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
    for (layer, time) in times where ![.identity, time].contains(layer.state.timing) {
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
