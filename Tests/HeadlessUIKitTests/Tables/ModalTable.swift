import HeadlessUIKit
import Testing

/// A page B presented by A; plays one of the two transitions as an outcome says.
func playModalTable(
  _ kind: TransitionRecord.Kind,
  style: UIModalPresentationStyle,
  _ outcome: Outcome,
  removesPresenter: Bool = false,
  tellingOfViews: Bool = false,
  semantics: ChosenSemantics = .standard
) -> [String] {
  let log = Log()
  log.tellsOfViews = tellingOfViews
  let simulation = Stage(profile: quietPhone, semantics: semantics)
  let trace = simulation.run { window in
    let (a, b, delegate) = (LoggedPage("A", log), LoggedPage("B", log), LoggedDelegate(log))
    delegate.removesPresenter = removesPresenter
    b.modalPresentationStyle = style
    b.transitioningDelegate = delegate
    window.rootViewController = a
    simulation.schedule("present", at: .milliseconds(100)) {
      log.clear()
      if kind == .present, outcome != .animated { delegate.interaction = LoggedInteraction(log) }
      b.joins = kind == .present
      a.present(b, animated: true) { log("completion") }
      log("present returns")
    }
    if kind == .dismiss {
      simulation.schedule("dismiss", at: .milliseconds(1_000)) {
        log.clear()
        if outcome != .animated { delegate.interaction = LoggedInteraction(log) }
        b.joins = true
        b.dismiss(animated: true) { log("completion") }
        log("dismiss returns")
      }
    }
    outcome.drive(delegate, in: simulation, from: kind == .present ? 100 : 1_000)
    simulation.schedule("keep", at: .milliseconds(3_000)) {
      _ = delegate
      guard tellingOfViews else { return }
      log("in the end A presents \(a.presentedViewController?.title ?? "nothing")")
      log("in the end \(a.transitionCoordinator == nil ? "no" : "a") coordinator")
      let container = b.presentationController?.containerView
      log("in the end \(container?.window == nil ? "no" : "a") container")
    }
  }
  #expect(trace.findings.isEmpty)
  #expect(trace.transitions.last?.outcome == (outcome == .cancelled ? .cancelled : .completed))
  return log.lines
}
