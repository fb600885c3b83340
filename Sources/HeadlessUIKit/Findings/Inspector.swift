internal import Foundation
internal import JankEngine
internal import JankTrace

/// Watches the transitions of a run and finds what breaks a rule.
///
/// The machinery calls it at a few moments of each transition. It looks and remembers and changes
/// nothing: it spends no virtual time, asks for no frame and sets no value. Nothing is done in the
/// frames between, but for those of a transition whose finger is gone.
final class Inspector {
  /// The window before each transition that is being set up, which one may cause within another.
  private var before: [WindowBefore] = []
  private(set) var open: [ObservedTransition] = []
  /// Those among the open ones whose time is compared from frame to frame.
  private var timed: [ObservedTransition] = []
  /// Those whose finger has left since the last frame.
  private var released: [any ObservedChange] = []
  /// The transitions that the app carries out by itself.
  private var marks: [TransitionMark] = []
  /// Those among them that are under way.
  private var exchanges: [ObservedExchange] = []
  /// The changes that have ended since the last frame.
  private var ended: [any ObservedChange] = []
  /// Those that wait to be judged until nothing runs that they have met.
  private var resting: [any ObservedChange] = []
  /// The transition whose animator is being started right now.
  private var starting: ObservedTransition?
  /// The gesture that the app is being told of right now.
  private var gesture: UIGestureRecognizer?
  /// What is judged when the run is over.
  var lasting = LastingWatch()
  private var arrivals = PageArrivals()
  private var snapshots = TakenSnapshots()
  private var interactions = UsedInteractions()
}

// MARK: The beginning of a transition

extension Inspector {
  /// Nothing of the next transition has happened yet, and it will begin.
  ///
  /// - Parameters:
  ///   - mayBeCancelled: whether something drives it, so that the window may have to be compared
  ///     with how it was.
  ///   - place: the view around which it happens.
  ///   - stack: the navigation controller whose pages change, if it is one's.
  ///   - page: the page that comes, where a container of the system exchanges its pages.
  func transitionWillBegin(
    mayBeCancelled: Bool,
    at place: UIView?,
    in stack: UINavigationController? = nil,
    showing page: UIViewController? = nil
  ) {
    guard let window = Simulation.current.window else { return }
    before.append(
      WindowBefore(
        size: window.bounds.size,
        views: mayBeCancelled ? HierarchySnapshot(of: window) : nil,
        surroundings: Surroundings(of: place),
        barWasHidden: stack?.isNavigationBarHidden,
        coveredTop: page?.coveredTop
      )
    )
  }

  /// Views and controllers are set up, and nothing has been asked to move them yet.
  func transitionDidBegin(_ context: TransitionContext) {
    guard let before = before.popLast() else { return }
    let arrival = arrivals.transitionDidBegin(context, before: before)
    let transition = ObservedTransition(context, before: before, arrival: arrival)
    checkSharing(of: transition)
    transition.checkFade()
    noteMeetings(of: transition)
    open.append(transition)
  }

  /// What runs at the same time has to know of each other; what has just ended, of what follows.
  private func noteMeetings(of change: any ObservedChange) {
    for other in running {
      other.meet(change)
      change.meet(other)
    }
    for other in ended + resting { other.meet(change) }
  }

  private var running: [any ObservedChange] { open + exchanges }

  /// Runs what starts the animator, or what the app has in its place.
  func watchStart(of context: TransitionContext, _ start: () -> Void) {
    let transition = observed(context)
    let outer = starting
    // An interaction controller starts the animator in its turn.
    guard transition !== outer else { return start() }
    starting = transition
    let looks = transition?.looksOfForbiddenViews ?? []
    let moving = ContinuityWatch.ofMovingViews()
    let first = Simulation.current.device.nextAnimationID()
    start()
    starting = outer
    transition?.checkForbiddenViews(looks)
    transition?.findJumps(moving?.jumps(since: first) ?? [], "at the start of its animation")
  }

  /// The animator has been started.
  func animatorDidStart(_ context: TransitionContext) {
    guard let transition = observed(context) else { return }
    transition.checkInterruptibleAnimator()
    transition.noteAlongside()
  }

  /// Everything that the start of a transition changes is changed.
  func transitionDidStart(_ context: TransitionContext) {
    guard let transition = observed(context), let window = Simulation.current.window else { return }
    let changes = transition.before.views?.differences(to: HierarchySnapshot(of: window))
    transition.noteStart(touching: changes?.map(\.view) ?? [])
  }

  private func checkSharing(of transition: ObservedTransition) {
    let context = transition.context
    guard open.contains(where: { $0.context.animator === context.animator }) else { return }
    transition.find(
      .animatorsAreNotShared,
      of: context.subject,
      "\(transition.name): its animator still runs another transition"
    )
  }

  func observed(_ context: TransitionContext) -> ObservedTransition? {
    open.first { $0.context === context }
  }
}

// MARK: The end of a transition

extension Inspector {
  /// Progress was reported.
  func transitionWasDriven(_ context: TransitionContext) {
    observed(context)?.notePulse()
  }

  /// The finger is gone and the rest is to play.
  ///
  /// - Parameters:
  ///   - context: the transition.
  ///   - seconds: how long the rest takes at speed 1.
  ///   - speed: the speed it was given.
  func remainderWillRun(_ context: TransitionContext, seconds: Double, atSpeed speed: Double) {
    observed(context)?.checkRemainder(seconds: seconds, speed: speed)
  }

  /// The interaction is declared over; again, if it was over before.
  func interactionDidEnd(_ context: TransitionContext, finished: Bool, again: Bool) {
    guard let transition = observed(context) else { return }
    guard again else {
      if finished, let gesture {
        transition.checkFinish(by: gesture, isReused: interactions.contains(context.interaction))
      }
      transition.notePulse()
      transition.interactionDidEnd()
      timed.append(transition)
      released.append(transition)
      return
    }
    let text = "\(transition.name): finish or cancel called after the interaction was over"
    transition.find(.interactionEndsOnce, of: context.subject, text)
  }

  /// The animator, or whoever moved the views, says that it is over.
  func transitionWillComplete(_ context: TransitionContext, _ didComplete: Bool) {
    guard let transition = observed(context) else { return }
    transition.noteOutcome(didComplete)
    transition.checkCompletion(didComplete)
    transition.checkPresenter(didComplete)
    interactions.insert(context.interaction)
    timed.removeAll { $0 === transition }
  }

  /// It was said before.
  func transitionCompletedAgain(_ context: TransitionContext) {
    Simulation.current.find(
      .completesOnce,
      of: context.subject,
      "completeTransition called more than once for the \(context.kind.rawValue)",
      after: context.plan.requested.step
    )
  }

  /// All have heard of the end.
  func transitionDidComplete(_ context: TransitionContext, _ didComplete: Bool) {
    guard let index = open.firstIndex(where: { $0.context === context }) else { return }
    ended.append(open.remove(at: index))
    arrivals.transitionDidEnd(context, didComplete)
    if didComplete, context.kind.takesAway {
      lasting.pageDidDepart(context.subject, after: context.plan.requested.step)
    }
  }

  /// What the app wants to be seen is set, and the frame will be committed.
  func frameWillCommit() {
    guard !released.isEmpty else { return }
    for change in released { change.checkRelease() }
    released = []
  }

  /// A frame was committed: who ended a transition in it had the time to put everything in order.
  func frameWasCommitted() {
    if !timed.isEmpty { for transition in timed { transition.checkTime() } }
    for transition in open where transition.insets != nil { transition.checkInsets() }
    guard !ended.isEmpty else { return }
    for change in ended { change.checkTraces() }
    resting += ended
    ended = []
    if running.isEmpty { judge() }
  }

  /// Finds what is not as it has to be now that nothing runs any more.
  private func judge() {
    let changes = resting
    resting = []
    guard let window = Simulation.current.window else { return }
    let count = Simulation.current.device.trace.findings.count
    for change in changes { change.checkEnd(in: window) }
    // One mistake, one finding: no tap reaches a page that is out of place.
    for change in changes.reversed()
    where Simulation.current.device.trace.findings.count == count {
      change.checkTap(in: window)
    }
  }
}

// MARK: What happens meanwhile

extension Inspector {
  /// Runs what an app does about a gesture.
  func watch(_ gesture: UIGestureRecognizer, _ act: () -> Void) {
    let outer = self.gesture
    self.gesture = gesture
    act()
    self.gesture = outer
  }

  /// The app begins a transition that it carries out by itself.
  func markDidBegin(_ mark: TransitionMark, _ exchange: ObservedExchange) {
    noteMeetings(of: exchange)
    marks.append(mark)
    exchanges.append(exchange)
  }

  /// The app has ended a transition that it carried out by itself.
  func exchangeDidEnd(_ exchange: ObservedExchange, _ didComplete: Bool) {
    exchange.noteOutcome(didComplete)
    exchanges.removeAll { $0 === exchange }
    ended.append(exchange)
  }

  /// The finger that drives a transition which the app carries out by itself is gone.
  func fingerDidLeave(_ exchange: ObservedExchange) {
    exchange.watchRelease("when the finger has left")
    released.append(exchange)
  }

  /// The screen has another size, so that everything is elsewhere than where a finger has left it.
  func screenDidChangeSize() {
    for change in released { change.release = nil }
    released = []
  }

  /// A view is about to move into another one.
  func viewWillMove(_ view: UIView, into superview: UIView) {
    let changes = running + ended
    guard !changes.isEmpty else { return }
    if let starting, superview is UIWindow { starting.strays.append(WeakView(view)) }
    for change in changes where change !== starting { change.noteGuest(view, in: superview) }
    for transition in open { transition.checkArrival(of: view, in: superview) }
  }

  /// A display link has been started.
  func linkDidStart(_ link: CADisplayLink) {
    starting?.links.append(link)
  }

  /// A timer has been started that fires again and again.
  func timerDidStart(_ timer: Timer) {
    starting?.timers.append(timer)
  }

  /// A view was made that shows a picture of another.
  func snapshotWasTaken(_ view: UIView) {
    guard let transition = starting ?? open.last else { return }
    snapshots.add(view, for: transition.context.subject)
  }

  /// The pictures that were taken for the transitions of a page and are in a window still.
  func snapshotsLeft(by page: UIViewController, in window: UIWindow) -> [UIView] {
    snapshots.left(by: page, in: window)
  }

  /// The app has hidden the bar of a navigation controller or shown it.
  ///
  /// What it does because pages come and go has to follow them.
  func barWasMoved(in stack: UINavigationController) {
    guard !stack.children.contains(where: { $0.containment.delivering != nil }) else { return }
    arrivals.barWasMoved(above: stack.viewControllers)
  }
}

// MARK: The end of the run

extension Inspector {
  /// The run is over; the app is still there.
  func runWillEnd() {
    // What has changed nothing on screen was followed by no frame, and what never ends hides
    // nothing.
    frameWasCommitted()
    if open.isEmpty { judge() }
    for transition in open where transition.standsStill && !isHeld(transition) {
      transition.explainStandstill()
    }
    for mark in marks where !isHeld(mark) { mark.explainStandstill() }
    lasting.runWillEnd(isAtRest: open.isEmpty, changing: exchanges.flatMap { [$0.from, $0.to] })
  }

  /// Whether a transition cannot go on because the time around it is held by another, which is told
  /// of by itself.
  private func isHeld(_ transition: ObservedTransition) -> Bool {
    let others = open.filter { $0 !== transition }
    return isHeld(transition.context.containerView, by: others)
  }

  private func isHeld(_ mark: TransitionMark) -> Bool {
    mark.container.map { isHeld($0, by: open) } ?? false
  }

  private func isHeld(_ place: UIView, by transitions: [ObservedTransition]) -> Bool {
    transitions.map(\.context.containerView).contains { around in
      place.isDescendant(of: around) && around.layer.speed == 0
    }
  }

  /// Lets go of everything that belongs to the app.
  func letGo() {
    before = []
    open = []
    timed = []
    released = []
    marks = []
    exchanges = []
    ended = []
    resting = []
    arrivals = PageArrivals()
    snapshots = TakenSnapshots()
  }
}

/// The interaction controllers that have driven a transition which is over.
private struct UsedInteractions {
  private var used: [Reference] = []

  private struct Reference {
    weak var object: AnyObject?
  }

  mutating func insert(_ interaction: AnyObject?) {
    guard let interaction, !contains(interaction) else { return }
    used.removeAll { $0.object == nil }
    used.append(Reference(object: interaction))
  }

  func contains(_ interaction: AnyObject?) -> Bool {
    interaction != nil && used.contains { $0.object === interaction }
  }
}
