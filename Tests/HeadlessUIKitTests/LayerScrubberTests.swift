import HeadlessUIKit
import JankTrace
import Testing

struct LayerScrubberTests {
  private struct Seen {
    var layer = -1.0
    var view = -1.0
    var layerAtEnd = -1.0
  }

  /// Holds a presentation at half of its way, and looks at an animated layer and an animated view.
  private func play(_ version: SystemVersion, finishes: Bool) -> (seen: Seen, trace: Trace) {
    let simulation = Stage(profile: quietPhone, semantics: ChosenSemantics(iOS: version))
    var seen = Seen()
    let trace = simulation.run { window in
      let (a, b, delegate) = (controller("A"), controller("B"), ScriptedDelegate())
      window.rootViewController = a
      b.transitioningDelegate = delegate
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      delegate.presenting = ScriptedAnimator { context in
        let page = context.cover()
        context.containerView.addSubview(view)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0.0, 0.5, 0.3)
        page?.layer.opacity = 0.5
        page?.layer.add(fade, forKey: nil)
        UIView.animate(
          withDuration: 0.3,
          animations: { view.alpha = 0 },
          completion: { _ in
            view.removeFromSuperview()
            page?.layer.opacity = 1
            if context.transitionWasCancelled { page?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
          }
        )
      }
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.interaction = driver
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule("move", at: .milliseconds(200)) { driver.update(0.5) }
      simulation.schedule("look", at: .milliseconds(700)) {
        seen.layer = b.view.layer.presentation().map { Double($0.opacity) } ?? -1
        seen.view = view.layer.presentation().map { Double($0.opacity) } ?? -1
      }
      simulation.schedule("let go", at: .milliseconds(800)) {
        if finishes { driver.finish() } else { driver.cancel() }
      }
      simulation.schedule("rest", at: .milliseconds(2_000)) {
        seen.layerAtEnd = Double(b.view.layer.opacity)
        _ = delegate
      }
    }
    return (seen, trace)
  }

  @Test(arguments: [true, false])
  func `before iOS 11.2 a drag holds animations of views and of layers`(finishes: Bool) {
    let (seen, trace) = play(SystemVersion(11, 1), finishes: finishes)
    #expect(abs(seen.view - 0.5) < 0.01 && abs(seen.layer - 0.25) < 0.01, "\(seen)")
    #expect(trace.transitions.map(\.outcome) == [finishes ? .completed : .cancelled])
  }

  @Test(arguments: [SystemVersion(11, 2), .current], [true, false])
  func `since iOS 11.2 animations of layers run while a drag holds those of views`(
    version: SystemVersion,
    finishes: Bool
  ) {
    let (seen, trace) = play(version, finishes: finishes)
    #expect(abs(seen.view - 0.5) < 0.01 && abs(seen.layer - 0.5) < 0.001, "\(seen)")
    #expect(seen.layerAtEnd == 1)
    #expect(trace.transitions.map(\.outcome) == [finishes ? .completed : .cancelled])
  }
}
