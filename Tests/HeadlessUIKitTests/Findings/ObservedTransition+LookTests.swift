import HeadlessUIKit
import JankTrace
import Testing

/// What a dismissal that never ends left changed of a presenter that stays in place.
struct ObservedTransitionLookTests {
  @Test func `a dismissal that never ends also reports what its animator changed`() {
    let trace = playModal(
      style: .overFullScreen,
      dismissing: ScriptedAnimator { $0.viewController(forKey: .to)?.view.alpha = 0.5 }
    )
    #expect(trace.rules == [.nilViewIsUntouched, .completesOnce], "\(trace.found)")
    #expect(trace.findings.first?.severity == .error)
    #expect(trace.findings.first?.step?.name == "dismiss")
    #expect(trace.found.first?.contains("never ended, and the view of A") == true)
  }

  @Test func `a dismissal that never ends does not report what the presentation changed`() {
    let trace = playModal(
      style: .overFullScreen,
      presenting: .fading(before: { $0.viewController(forKey: .from)?.view.alpha = 0.5 }),
      dismissing: ScriptedAnimator { _ in }
    )
    #expect(trace.rules == [.completesOnce], "\(trace.found)")
  }

  /// What stops an interactive dismissal, and the rule that it breaks.
  struct Freeze: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: FindingRule
    let act: @Sendable (UIPercentDrivenInteractiveTransition) -> Void
  }

  private static let freezes = [
    Freeze(testDescription: "nothing drives it", rule: .interactionIsDriven) { _ in },
    Freeze(testDescription: "it is never finished", rule: .interactionEndsOnce) { $0.update(0.4) },
    Freeze(testDescription: "it has no speed", rule: .remainderHasSpeed) { interaction in
      interaction.update(0.4)
      interaction.completionSpeed = 0
      interaction.finish()
    },
  ]

  @Test(arguments: freezes)
  func `a frozen dismissal does not report what its completion would restore`(freeze: Freeze) {
    let trace = playModal(
      style: .overFullScreen,
      dismisses: false,
      dismissing: .fading(
        before: { $0.viewController(forKey: .to)?.view.isUserInteractionEnabled = false },
        after: { $0.viewController(forKey: .to)?.view.isUserInteractionEnabled = true }
      )
    ) { simulation, _, b, delegate in
      let interaction = UIPercentDrivenInteractiveTransition()
      simulation.schedule("touch", at: .milliseconds(1_000)) {
        delegate.interaction = interaction
        b.dismiss(animated: true)
      }
      simulation.schedule("drag", at: .milliseconds(1_100)) { freeze.act(interaction) }
    }
    #expect(trace.rules == [freeze.rule], "\(trace.found)")
  }

  @Test func `an animation that never ends does not report what its end would restore`() {
    let trace = playModal(
      style: .overFullScreen,
      dismissing: ScriptedAnimator(duration: 0) { context in
        context.viewController(forKey: .to)?.view.isUserInteractionEnabled = false
      }
    )
    #expect(trace.rules == [.emptyAnimationEnds], "\(trace.found)")
  }

  @Test func `a cancelled dismissal that never ends does not report the presentation's look`() {
    let trace = playModal(
      style: .overFullScreen,
      dismisses: false,
      presenting: .fading(before: { $0.viewController(forKey: .from)?.view.alpha = 0.5 }),
      dismissing: ScriptedAnimator { context in
        let (presenter, page) = (context.viewController(forKey: .to), context.view(forKey: .from))
        presenter?.view.alpha = 0.7
        UIView.animate(withDuration: 0.3) {
          page?.alpha = 0
        } completion: { _ in
          presenter?.view.alpha = context.transitionWasCancelled ? 0.5 : 1
        }
      }
    ) { simulation, _, b, delegate in
      let interaction = UIPercentDrivenInteractiveTransition()
      simulation.schedule("touch", at: .milliseconds(1_000)) {
        delegate.interaction = interaction
        b.dismiss(animated: true)
      }
      simulation.schedule("drag", at: .milliseconds(1_100)) { interaction.update(0.4) }
      simulation.schedule("let go", at: .milliseconds(1_150)) { interaction.cancel() }
    }
    #expect(trace.rules == [.completesOnce], "\(trace.found)")
  }

  @Test func `what the app changes in a dismissal that never ends stays its own`() {
    let trace = playModal(
      style: .overFullScreen,
      presenting: .fading(before: { $0.viewController(forKey: .from)?.view.alpha = 0.5 }),
      dismissing: ScriptedAnimator { $0.viewController(forKey: .to)?.view.alpha = 1 }
    ) { simulation, a, _, _ in
      simulation.schedule("fade", at: .milliseconds(1_200)) { a.view.alpha = 0.7 }
    }
    #expect(trace.rules == [.completesOnce], "\(trace.found)")
  }
}
