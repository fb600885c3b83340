internal import Foundation
internal import JankEngine
internal import JankTrace

/// Watches the transitions of a run and finds what breaks a rule.
///
/// The machinery calls it at a few moments of each transition. It looks and remembers and changes
/// nothing: it spends no virtual time, asks for no frame and sets no value.
final class Inspector {
  private var before: HierarchySnapshot?
  /// Whether the bar was hidden before the transition of a navigation controller began.
  private var barWasHidden: Bool?
  private(set) var open: [ObservedTransition] = []
  private var ended: [ObservedTransition] = []
  /// The transition whose animator is being started right now.
  private var starting: ObservedTransition?
  /// The gesture that the app is being told of right now.
  private var gesture: UIGestureRecognizer?
  /// What is judged when the run is over.
  var lasting = LastingWatch()
  private var arrivals = PageArrivals()
  private var snapshots: [TakenSnapshot] = []

  /// A picture of a view, and for whose transition it was taken.
  private struct TakenSnapshot {
    weak var view: UIView?
    weak var page: UIViewController?
  }
}

// MARK: The life of a transition

extension Inspector {
  /// Nothing of the next transition has happened yet.
  ///
  /// - Parameters:
  ///   - mayBeCancelled: whether something drives it, so that the window may have to be compared
  ///     with how it was.
  ///   - stack: the navigation controller whose pages change, if it is one's.
  func transitionWillBegin(mayBeCancelled: Bool, in stack: UINavigationController? = nil) {
    barWasHidden = stack?.isNavigationBarHidden
    before = Simulation.current.window.map {
      mayBeCancelled ? HierarchySnapshot(of: $0) : HierarchySnapshot(ofTopOf: $0)
    }
  }

  /// Views and controllers are set up, and nothing has been asked to move them yet.
  func transitionDidBegin(_ context: TransitionContext) {
    guard let before = before ?? Simulation.current.window.map(HierarchySnapshot.init(ofTopOf:))
    else { return }
    self.before = nil
    let transition = ObservedTransition(context, before: before)
    let arrival = arrivals.transitionDidBegin(
      context,
      windowSize: before.size,
      barWasHidden: barWasHidden
    )
    if let arrival { transition.isLeaving(after: arrival) }
    checkSharing(of: transition)
    for other in open + ended { other.overlapped = true }
    transition.overlapped = !open.isEmpty
    open.append(transition)
  }

  /// Runs what starts the animator.
  func watchStart(of context: TransitionContext, _ start: () -> Void) {
    let transition = observed(context)
    let outer = starting
    starting = transition
    let looks = transition?.looksOfForbiddenViews ?? []
    start()
    starting = outer
    transition?.checkForbiddenViews(looks)
    transition?.checkInterruptibleAnimator()
  }

  /// Progress was reported.
  func transitionWasDriven(_ context: TransitionContext) {
    observed(context)?.wasDriven = true
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
    transition.wasDriven = true
    guard again else {
      transition.interactionDidEnd()
      if finished, let gesture { transition.checkFinish(by: gesture) }
      return
    }
    let text = "\(transition.name): finish or cancel called after the interaction was over"
    Simulation.current.find(.interactionEndsOnce, of: context.subject, text)
  }

  /// The animator, or whoever moved the views, says that it is over.
  func transitionWillComplete(_ context: TransitionContext, _ didComplete: Bool) {
    guard let transition = observed(context) else { return }
    transition.outcome = didComplete
    transition.checkCompletion(didComplete)
  }

  /// It was said before.
  func transitionCompletedAgain(_ context: TransitionContext) {
    Simulation.current.find(
      .completesOnce,
      of: context.subject,
      "completeTransition called more than once for the \(context.kind.rawValue)"
    )
  }

  /// All have heard of the end.
  func transitionDidComplete(_ context: TransitionContext, _ didComplete: Bool) {
    guard let index = open.firstIndex(where: { $0.context === context }) else { return }
    ended.append(open.remove(at: index))
    arrivals.transitionDidEnd(context, didComplete)
    if didComplete, context.kind.takesAway { lasting.pageDidDepart(context.subject) }
  }

  func observed(_ context: TransitionContext) -> ObservedTransition? {
    open.first { $0.context === context }
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

  /// A view is about to move into another one.
  func viewWillMove(_ view: UIView, into superview: UIView) {
    guard !open.isEmpty else { return }
    for transition in open { transition.checkArrival(of: view, in: superview) }
  }

  /// A display link has been started.
  func linkDidStart(_ link: CADisplayLink) {
    starting?.links.append(link)
  }

  /// A view was made that shows a picture of another.
  func snapshotWasTaken(_ view: UIView) {
    guard let transition = starting ?? open.last else { return }
    snapshots.append(TakenSnapshot(view: view, page: transition.context.subject))
  }

  /// The pictures that were taken for the transitions of a page and are in a window still.
  func snapshotsLeft(by page: UIViewController) -> [UIView] {
    snapshots.filter { $0.page === page }.compactMap(\.view).filter { $0.window != nil }
  }

  /// A frame was committed: who ended a transition in it had the time to put everything in order.
  func frameWasCommitted() {
    for transition in open { transition.checkTime() }
    guard !ended.isEmpty else { return }
    let transitions = ended
    ended = []
    for transition in transitions { transition.checkEnd(isLast: open.isEmpty) }
  }

  private func checkSharing(of transition: ObservedTransition) {
    let context = transition.context
    guard open.contains(where: { $0.context.animator === context.animator }) else { return }
    Simulation.current.find(
      .animatorsAreNotShared,
      of: context.subject,
      "\(transition.name): its animator still runs another transition"
    )
  }
}

// MARK: The end of the run

extension Inspector {
  /// The run is over; the app is still there.
  func runWillEnd() {
    for transition in open { transition.explainStandstill() }
    lasting.runWillEnd(isAtRest: open.isEmpty)
  }

  /// Lets go of everything that belongs to the app.
  func letGo() {
    before = nil
    open = []
    ended = []
    arrivals = PageArrivals()
    snapshots = []
  }
}
