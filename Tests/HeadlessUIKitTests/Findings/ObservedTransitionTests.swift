import HeadlessUIKit
import JankTrace
import Testing

// Also tests: OwnAnimations, PlaceBefore, StartTraces, TransitionPulse.

/// What an animator may leave behind, or change without having received it.
struct ObservedTransitionTests {
  @Test func `adding a presenter that stayed in place to the container is a finding`() {
    let trace = playModal(
      style: .overFullScreen,
      dismissing: .fading(before: { context in
        guard let presenter = context.viewController(forKey: .to) else { return }
        context.containerView.insertSubview(presenter.view, at: 0)
      })
    )
    #expect(trace.rules.first == .presenterStaysHome)
    #expect(trace.findings.first?.severity == .error)
    #expect(trace.found.first?.contains("black screen") == true)
    #expect(trace.rules.contains(.successSettles))
  }

  @Test func `changing a presenter that was also moved into the container is a finding`() {
    let trace = playModal(
      style: .overFullScreen,
      dismissing: .fading(before: { context in
        guard let presenter = context.viewController(forKey: .to) else { return }
        context.containerView.insertSubview(presenter.view, at: 0)
        presenter.view.alpha = 0.5
      })
    )
    #expect(trace.rules.prefix(2) == [.presenterStaysHome, .nilViewIsUntouched], "\(trace.found)")
    #expect(trace.findings.dropFirst().first?.text.hasSuffix("alpha was 1 and is 0.5") == true)
  }

  @Test func `a page with another superview in the window before is a finding`() {
    let trace = playModal(dismisses: false) { simulation, a, b, _ in
      simulation.schedule("early", at: .milliseconds(50)) { a.view.window?.addSubview(b.view) }
    }
    #expect(trace.rules.contains(.arrivesOnce))
    // It got its appearance callbacks before it is presented.
    #expect(trace.rules.contains(.balancedAppearance))
  }

  @Test func `a page outside of its final frame is a finding`() {
    let trace = playModal(
      dismisses: false,
      presenting: .fading(after: { $0.view(forKey: .to)?.frame.origin.y = -667 })
    )
    #expect(trace.rules == [.successSettles])
  }

  /// What an animator does to the page that stays.
  struct Slip: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let happens: @Sendable (UIView) -> Void
  }

  private static let slips = [
    Slip(testDescription: "alpha was 1 and is 0") { $0.alpha = 0 },
    Slip(testDescription: "isUserInteractionEnabled was true") {
      $0.isUserInteractionEnabled = false
    },
    Slip(testDescription: "isHidden was false and is true") { $0.isHidden = true },
    Slip(testDescription: "anchorPoint was") { $0.layer.anchorPoint = .zero },
    Slip(testDescription: "was left behind") { $0.superview?.addSubview(UIView()) },
    Slip(testDescription: "is no longer in the window") { $0.removeFromSuperview() },
  ]

  @Test(arguments: slips)
  func `a view that a cancel does not restore is a finding`(slip: Slip) {
    let trace = playModal(
      dismissing: .fading(after: { context in context.view(forKey: .from).map(slip.happens) })
    ) { simulation, _, _, delegate in
      simulation.schedule("touch", at: .milliseconds(990)) {
        delegate.interaction = UIPercentDrivenInteractiveTransition()
      }
      simulation.schedule("let go", at: .milliseconds(1_100)) {
        (delegate.interaction as? UIPercentDrivenInteractiveTransition)?.cancel()
      }
    }
    #expect(trace.rules == [.cancelRestores])
    #expect(trace.found.first?.contains(slip.testDescription) == true, "\(trace.found)")
  }

  @Test func `a view left in the window after success is a finding`() {
    let trace = playModal(
      dismissing: .fading(before: { context in
        let snapshot = UIView(frame: context.containerView.bounds)
        context.containerView.window?.addSubview(snapshot)
      })
    )
    #expect(trace.rules == [.nothingIsLeftBehind])
  }

  @Test(arguments: [false, true])
  func `an empty container is a finding only if it takes taps from the page`(isInFront: Bool) {
    let trace = playModal(
      dismisses: false,
      presenting: ScriptedAnimator { context in
        let container = context.containerView
        guard let window = container.window, let page = context.view(forKey: .to) else { return }
        page.frame = window.bounds
        window.addSubview(page)
        if isInFront { window.bringSubviewToFront(container) }
        context.completeTransition(true)
      }
    )
    #expect(trace.rules == (isInFront ? [.nothingIsLeftBehind] : []), "\(trace.found)")
  }

  @Test func `a layer whose time stays changed is a finding`() {
    let trace = playModal(
      dismisses: false,
      presenting: .fading(after: { $0.view(forKey: .to)?.layer.speed = 0.5 })
    )
    #expect(trace.rules == [.layerTimeIsReset])
  }
}
