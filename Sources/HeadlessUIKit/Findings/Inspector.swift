internal import Foundation
internal import JankEngine
internal import JankTrace

/// Watches the transitions of a run and finds what breaks a rule.
///
/// The machinery calls it at a few moments of each transition. It looks and remembers and changes
/// nothing: it spends no virtual time, asks for no frame and sets no value.
final class Inspector {
  private var before: HierarchySnapshot?
  private(set) var open: [ObservedTransition] = []
  private var ended: [ObservedTransition] = []
  /// The transition whose animator is being started right now.
  private var starting: ObservedTransition?
  private var movers: [WeakController] = []
  private var departed: [WeakController] = []
  private var unwinds: [(source: WeakController, text: String)] = []

  private struct WeakController {
    weak var controller: UIViewController?
    let name: String
    let time: Instant
  }
}

// MARK: The life of a transition

extension Inspector {
  /// Nothing of the next transition has happened yet.
  ///
  /// - Parameter mayBeCancelled: whether something drives it, so that the window may have to be
  ///   compared with how it was.
  func transitionWillBegin(mayBeCancelled: Bool) {
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
  func interactionDidEnd(_ context: TransitionContext, again: Bool) {
    guard let transition = observed(context) else { return }
    transition.wasDriven = true
    if again {
      let text = "\(transition.name): finish or cancel called after the interaction was over"
      Simulation.current.find(.interactionEndsOnce, of: context.subject, text)
    }
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
    if didComplete, context.kind.takesAway {
      departed.append(weakly(context.subject))
    }
  }

  func observed(_ context: TransitionContext) -> ObservedTransition? {
    open.first { $0.context === context }
  }
}

// MARK: What happens meanwhile

extension Inspector {
  /// A view is about to move into another one.
  func viewWillMove(_ view: UIView, into superview: UIView) {
    guard !open.isEmpty else { return }
    for transition in open { transition.checkArrival(of: view, in: superview) }
  }

  /// A display link has been started.
  func linkDidStart(_ link: CADisplayLink) {
    starting?.links.append(link)
  }

  /// A child is on its way to a parent or away from it.
  func watchMove(of controller: UIViewController) {
    movers.append(weakly(controller))
  }

  /// A segue is about to bring a controller off screen.
  func watchUnwind(from source: UIViewController, to destination: UIViewController) {
    guard source.viewIfLoaded?.window != nil else { return }
    let names = "\(source.traceName) to \(destination.traceName)"
    unwinds.append((weakly(source), "the unwind segue from \(names) neither popped nor dismissed"))
  }

  /// A controller has gone off screen.
  func controllerDidDisappear(_ controller: UIViewController) {
    unwinds.removeAll { $0.source.controller === controller }
  }

  /// A frame was committed: who ended a transition in it had the time to put everything in order.
  func frameWasCommitted() {
    guard !ended.isEmpty else { return }
    let transitions = ended
    ended = []
    for transition in transitions { transition.checkEnd(isLast: open.isEmpty) }
  }

  private func weakly(_ controller: UIViewController) -> WeakController {
    WeakController(
      controller: controller,
      name: controller.traceName,
      time: Simulation.current.device.mediaTime
    )
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
    for mover in movers { checkMove(of: mover) }
    guard open.isEmpty else { return }
    for (source, text) in unwinds {
      guard let controller = source.controller else { continue }
      let name = source.name
      Simulation.current.find(
        .unwindUncovers,
        of: controller,
        "\(text): \(name) stays on screen",
        at: source.time
      )
    }
  }

  /// Everything that held the app has let go of it.
  func appWasLetGo(_ simulation: Simulation) {
    for page in departed where page.controller != nil {
      simulation.find(
        .pagesAreReleased,
        of: page.name,
        """
        \(page.name) is never released: something keeps it in a circle, such as an animator that \
        keeps its context or a handler that keeps its controller
        """,
        at: page.time
      )
    }
  }

  /// Lets go of everything that belongs to the app.
  func letGo() {
    before = nil
    open = []
    ended = []
    movers = []
    unwinds = []
  }

  private func checkMove(of mover: WeakController) {
    guard let controller = mover.controller, let parent = controller.parent else { return }
    let containment = controller.containment
    let name = controller.traceName
    if containment.awaitsDidMoveSince == mover.time {
      Simulation.current.find(
        .pairedMoves,
        of: controller,
        "\(name) was added to \(parent.traceName) and never got its didMove(toParent:)",
        at: mover.time
      )
    } else if containment.leavesSince == mover.time {
      Simulation.current.find(
        .pairedMoves,
        of: controller,
        "\(name) got willMove(toParent: nil) and was neither removed nor told that it stays",
        at: mover.time
      )
    }
  }
}
