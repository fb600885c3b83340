import HeadlessUIKit
import Testing

/// Hands out logged helpers for pushes and pops and logs what is shown.
final class LoggedNavigationDelegate: NSObject, UINavigationControllerDelegate, LoggedHelper {
  private let log: Log
  /// Whether it leaves the animation to the system.
  var usesSystemAnimator = false
  var interaction: LoggedInteraction?

  init(_ log: Log) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    log("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    log("didShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log("asks for \(operation) animator, \(navigationController.titles)")
    return usesSystemAnimator ? nil : LoggedAnimator(log, takesAway: operation == .pop)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log("asks for interaction")
    return interaction
  }
}

/// A page B pushed onto A; plays one of the two transitions as an outcome says.
func playNavigationTable(
  _ kind: TransitionRecord.Kind,
  _ outcome: Outcome,
  system: Bool = false,
  isAnimated: Bool = true,
  tellingOfViews: Bool = false,
  semantics: ChosenSemantics = .standard
) -> [String] {
  let log = Log()
  log.tellsOfViews = tellingOfViews
  let simulation = Stage(profile: quietPhone, semantics: semantics)
  let trace = simulation.run { window in
    let (a, b, delegate) = (
      LoggedPage("A", log), LoggedPage("B", log), LoggedNavigationDelegate(log)
    )
    let navigation = UINavigationController(rootViewController: a)
    navigation.title = "nav"
    navigation.delegate = delegate
    delegate.usesSystemAnimator = system
    window.rootViewController = navigation
    func start() {
      log.clear()
      if outcome != .animated { delegate.interaction = LoggedInteraction(log) }
      b.joins = true
    }
    simulation.schedule("push", at: .milliseconds(100)) {
      if kind == .push { start() }
      navigation.pushViewController(b, animated: isAnimated)
      log("push returns, \(navigation.titles)")
    }
    if kind == .pop {
      simulation.schedule("pop", at: .milliseconds(1_000)) {
        start()
        #expect(navigation.popViewController(animated: isAnimated) === b)
        log("pop returns, \(navigation.titles)")
      }
    }
    outcome.drive(delegate, in: simulation, from: kind == .push ? 100 : 1_000)
    simulation.schedule("end", at: .milliseconds(3_000)) {
      _ = delegate
      log("in the end \(navigation.titles)")
    }
  }
  #expect(trace.findings.isEmpty, "\(trace.found)")
  #expect(trace.transitions.last?.outcome == (outcome == .cancelled ? .cancelled : .completed))
  #expect(trace.transitions.last?.kind == kind)
  return log.lines
}

extension UINavigationController {
  /// The titles on the stack, lowest first.
  var titles: String { viewControllers.map { $0.title ?? "" }.joined(separator: " ") }
}
