internal import Foundation
internal import JankEngine
internal import JankTrace

/// Watches the transitions of a run and finds violations of the rules.
///
/// It is notified at a few moments of each transition. Between them it checks frames only for
/// transitions whose touch was released, or whose insets it watches.
final class Inspector: SimulationObserver {
  unowned let simulation: Simulation
  /// The window before each transition that is being set up; one may cause another.
  private var before: [WindowBefore] = []
  private(set) var open: [ObservedTransition] = []
  /// Open transitions whose container time is compared from frame to frame.
  private var timed: [ObservedTransition] = []
  /// Changes whose touch was released since the last frame.
  private var released: [any ObservedChange] = []
  /// The transitions that the app carries out without UIKit.
  private var marks: [TransitionMark] = []
  /// The marked transitions that are under way.
  private var exchanges: [ObservedExchange] = []
  private var ended: [any ObservedChange] = []
  /// Ended changes that are checked once no overlapping change runs.
  private var resting: [any ObservedChange] = []
  private var starting: ObservedTransition?
  /// The gesture whose action is being sent.
  private var gesture: UIGestureRecognizer?
  var lasting = LastingWatch()
  private var pages = PageRecords()
  private var snapshots = TakenSnapshots()
  private var interactions = KnownInteractions()

  init(of simulation: Simulation) {
    self.simulation = simulation
  }
}

extension Simulation {
  func makeObserver() -> any SimulationObserver { Inspector(of: self) }
}

// MARK: The beginning of a transition

extension Inspector {
  func transitionWillBegin(_ transition: ComingTransition) {
    guard let window = simulation.window else { return }
    before.append(
      WindowBefore(
        size: window.bounds.size,
        views: transition.mayBeCancelled ? HierarchySnapshot(of: window) : nil,
        surroundings: Surroundings(of: transition.place),
        barWasHidden: transition.stack?.isNavigationBarHidden,
        coveredTop: transition.page?.coveredTop,
        items: BarItems(around: transition.leaving),
        presentersLook: transition.presenter?.viewIfLoaded.map(ViewLook.init)
      )
    )
  }

  func transitionDidBegin(_ context: TransitionContext) {
    guard var before = before.popLast() else { return }
    before.statusBar = pages.statusBars.bar(before: context.plan.requested.time, in: simulation)
    before.staying = pages.arrivals.staying(in: context, before: before)
    let arrival = pages.arrivals.transitionDidBegin(context, before: before)
    let transition = ObservedTransition(context, before: before, arrival: arrival)
    checkSharing(of: transition)
    transition.checkDelegate()
    transition.checkFade()
    noteMeetings(of: transition)
    open.append(transition)
  }

  /// Records overlaps in both changes, and in changes that just ended the one that follows.
  private func noteMeetings(of change: any ObservedChange) {
    for other in running {
      other.meet(change)
      change.meet(other)
    }
    for other in ended + resting { other.meet(change) }
  }

  private var running: [any ObservedChange] { open + exchanges }

  func transitionStarts(_ context: TransitionContext, by start: () -> Void) {
    let transition = observed(context)
    let outer = starting
    // An interaction controller starts the animator from within.
    guard transition !== outer else { return start() }
    starting = transition
    let looks = transition?.looksOfForbiddenViews ?? []
    let moving = ContinuityWatch.ofMovingViews(in: simulation)
    let first = simulation.device.nextAnimationID()
    start()
    starting = outer
    transition?.checkForbiddenViews(looks)
    transition?.findJumps(moving?.jumps(since: first) ?? [], "at the start of its animation")
  }

  func animatorDidStart(_ context: TransitionContext) {
    guard let transition = observed(context) else { return }
    transition.checkInterruptibleAnimator()
    transition.noteAlongside()
  }

  func transitionDidStart(_ context: TransitionContext) {
    guard let transition = observed(context), let window = simulation.window else { return }
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
  func transitionWasDriven(_ context: TransitionContext) {
    observed(context)?.notePulse()
  }

  func remainderWillRun(_ context: TransitionContext, seconds: Double, atSpeed speed: Double) {
    observed(context)?.checkRemainder(seconds: seconds, speed: speed)
  }

  func interactionDidEnd(_ context: TransitionContext, finished: Bool, again: Bool) {
    guard let transition = observed(context) else { return }
    guard again else {
      if finished, let gesture, !KnownInteractions.isSystems(context.interaction) {
        transition.checkFinish(
          by: gesture,
          isReused: interactions.used.contains(context.interaction)
        )
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

  func transitionWillComplete(_ context: TransitionContext, _ didComplete: Bool) {
    guard let transition = observed(context) else { return }
    transition.checkLeavingPage(didComplete)
    transition.noteOutcome(didComplete)
    transition.checkCompletion(didComplete)
    transition.checkPresenter(didComplete)
    interactions.used.insert(context.interaction)
    timed.removeAll { $0 === transition }
  }

  func transitionCompletedAgain(_ context: TransitionContext) {
    simulation.find(
      .completesOnce,
      of: context.subject,
      "completeTransition called more than once for the \(context.kind.rawValue)",
      after: context.plan.requested.step
    )
  }

  func transitionDidComplete(_ context: TransitionContext, _ didComplete: Bool) {
    guard let index = open.firstIndex(where: { $0.context === context }) else { return }
    open[index].checkStatusBarFade()
    ended.append(open.remove(at: index))
    pages.arrivals.transitionDidEnd(context, didComplete)
    if didComplete, context.kind.takesAway {
      lasting.pageDidDepart(context.subject, after: context.plan.requested.step)
    }
  }

  func frameWillCommit() {
    lasting.values.check(in: simulation)
    guard !released.isEmpty else { return }
    for change in released { change.checkRelease() }
    released = []
  }

  func frameWasCommitted() {
    // Code that ended a transition in this frame had time to restore everything.
    if !timed.isEmpty { for transition in timed { transition.checkTime() } }
    for transition in open where transition.insets != nil { transition.checkInsets() }
    guard !ended.isEmpty else { return }
    for change in ended { change.checkTraces() }
    resting += ended
    ended = []
    if running.isEmpty { judge() }
  }

  /// Checks the ended changes, now that no change runs.
  private func judge() {
    let changes = resting
    resting = []
    guard let window = simulation.window else { return }
    let count = simulation.device.trace.findings.count
    for change in changes {
      change.checkEnd(in: window, snapshots)
      if change.outcome == true { (change as? ObservedTransition)?.checkHiddenBars(pages.bars) }
    }
    // One mistake, one finding: no tap reaches a misplaced page.
    for change in changes.reversed()
    where simulation.device.trace.findings.count == count {
      change.checkTap(in: window)
    }
  }
}

// MARK: What happens meanwhile

extension Inspector {
  func gestureActs(_ gesture: UIGestureRecognizer, by act: () -> Void) {
    let outer = self.gesture
    self.gesture = gesture
    act()
    self.gesture = outer
  }

  func markDidBegin(_ mark: TransitionMark, _ exchange: MarkedExchange) {
    let statusBar = pages.statusBars.bar(before: simulation.device.mediaTime, in: simulation)
    let exchange = ObservedExchange(exchange, of: mark, statusBar)
    noteMeetings(of: exchange)
    marks.append(mark)
    exchanges.append(exchange)
  }

  func markDidEnd(_ mark: TransitionMark, _ didComplete: Bool) {
    guard let exchange = observed(mark) else { return }
    exchange.noteOutcome(didComplete)
    exchanges.removeAll { $0 === exchange }
    ended.append(exchange)
  }

  func touchDidLeave(_ mark: TransitionMark) {
    guard let exchange = observed(mark) else { return }
    exchange.watchRelease("after the release")
    released.append(exchange)
  }

  private func observed(_ mark: TransitionMark) -> ObservedExchange? {
    exchanges.first { $0.mark === mark }
  }

  func screenDidChangeSize() {
    for change in released { change.release = nil }
    released = []
  }

  func viewWillMove(_ view: UIView, into superview: UIView) {
    let changes = running + ended
    guard !changes.isEmpty else { return }
    if let starting, superview is UIWindow { starting.traces.strays.append(WeakView(view)) }
    for change in changes where change !== starting { change.noteGuest(view, in: superview) }
    for transition in open { transition.checkArrival(of: view, in: superview) }
  }

  func linkDidStart(_ link: CADisplayLink) {
    if !link.isOfView { starting?.traces.links.append(link) }
  }

  func timerDidStart(_ timer: Timer) {
    starting?.traces.timers.append(timer)
  }

  func snapshotWasTaken(_ view: UIView) {
    guard let transition = starting ?? open.last else { return }
    snapshots.add(view, takenIn: transition)
  }

  func interactionWasDecidedEarly(_ interaction: AnyObject) {
    guard gesture != nil, !KnownInteractions.isSystems(interaction) else { return }
    interactions.decidedEarly.insert(interaction)
  }

  func earlyDecisionCounts(for context: TransitionContext) {
    guard interactions.decidedEarly.contains(context.interaction) else { return }
    observed(context)?.findEarlyDecision()
  }

  func statusBarDidChange() {
    pages.statusBars.didChange(in: simulation)
  }

  func statusBarWasAsked() {
    // Outside of a transition an app is free to change it.
    guard let transition = starting ?? open.last else {
      if before.isEmpty { pages.arrivals.statusBarDidChange() }
      return
    }
    transition.traces.statusBarFade = StatusBarFade(in: simulation)
  }

  func barWasAsked(of container: UIViewController, toHide isHidden: Bool) {
    pages.bars.wasAsked(of: container, toHide: isHidden)
  }

  func barWasMoved(in stack: UINavigationController) {
    // A bar that moves because pages come and go has to follow them.
    guard !stack.children.contains(where: { $0.containment.delivering != nil }) else { return }
    pages.arrivals.barWasMoved(above: stack.viewControllers)
  }
}

// MARK: What can only be judged when the run is over

extension Inspector {
  func controllerWillMove(_ controller: UIViewController) {
    lasting.controllerWillMove(controller)
  }

  func controllerDidDisappear(_ controller: UIViewController) {
    lasting.controllerDidDisappear(controller)
  }

  func pageDidDepart(_ page: UIViewController) {
    lasting.pageDidDepart(page)
  }

  func unwindWillRun(from source: UIViewController, to destination: UIViewController) {
    lasting.unwindWillRun(from: source, to: destination)
  }

  func unwindWasRefused(from source: UIViewController) {
    lasting.unwindWasRefused(from: source)
  }
}

// MARK: The end of the run

extension Inspector {
  func runWillEnd() {
    // A transition that changed nothing on screen had no frame after it, and one that never ends
    // hides nothing.
    frameWasCommitted()
    if open.isEmpty { judge() }
    for transition in open where transition.standsStill && !isHeld(transition) {
      transition.explainFreeze()
      transition.checkFrozenLook()
    }
    for mark in marks where !isHeld(mark) { mark.explainFreeze() }
    lasting.runWillEnd(isAtRest: open.isEmpty, changing: exchanges.flatMap { [$0.from, $0.to] })
  }

  /// Whether a transition cannot go on because another one holds the time of a view around it,
  /// which is reported separately.
  private func isHeld(_ transition: ObservedTransition) -> Bool {
    let others = open.filter { $0 !== transition }
    return isHeld(transition.context.containerView, by: others)
  }

  private func isHeld(_ mark: TransitionMark) -> Bool {
    observed(mark)?.container.map { isHeld($0, by: open) } ?? false
  }

  private func isHeld(_ place: UIView, by transitions: [ObservedTransition]) -> Bool {
    transitions.map(\.context.containerView).contains { around in
      place.isDescendant(of: around) && around.layer.speed == 0
    }
  }

  func appWasLetGo() {
    lasting.appWasLetGo(in: simulation)
  }

  func letGo() {
    before = []
    open = []
    timed = []
    released = []
    marks = []
    exchanges = []
    ended = []
    resting = []
    pages = PageRecords()
    snapshots = TakenSnapshots()
  }
}
