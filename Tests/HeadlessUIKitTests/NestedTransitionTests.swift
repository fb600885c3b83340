import HeadlessUIKit
import Testing

// Also tests: RunningTransitions.

/// Transitions that run in the container of another one.
struct NestedTransitionTests {
  /// Pushes in a stack that is being covered, both interactively.
  ///
  /// - Parameters:
  ///   - pushEnd: The release of the push, in milliseconds; that of the presentation is at 700 ms.
  ///   - pushes: Whether the push is finished.
  /// - Returns: What happened.
  private func play(pushEnd: Int64, pushes: Bool) -> Trace {
    Story.play(
      { story in
        let stack = story.stack([controller("A")])
        let (b, delegate) = (controller("B"), ScriptedDelegate())
        let (outer, inner) = (
          UIPercentDrivenInteractiveTransition(), UIPercentDrivenInteractiveTransition()
        )
        delegate.presenting = .fading()
        delegate.interaction = outer
        b.transitioningDelegate = delegate
        stack.delegate.pushing = .fading()
        stack.delegate.interaction = inner
        story.at(500, "present") { stack.controller.present(b, animated: true) }
        stack.push(controller("C"), at: 550)
        story.at(600, "move") {
          outer.update(0.6)
          inner.update(0.5)
        }
        story.at(700, "let go") { outer.cancel() }
        story.at(pushEnd, "end of push") { if pushes { inner.finish() } else { inner.cancel() } }
        story.at(3_000, "rest") { _ = delegate }
      },
      isFixed: true
    )
  }

  @Test(arguments: [650, 720, 1_500] as [Int64], [true, false])
  func `a transition within a cancelled one is independent`(
    pushEnd: Int64,
    pushes: Bool
  ) throws {
    let trace = play(pushEnd: pushEnd, pushes: pushes)
    #expect(trace.transitions.map(\.kind) == [.present, .push])
    #expect(trace.transitions.map(\.outcome) == [.cancelled, pushes ? .completed : .cancelled])
    #expect(try #require(trace.transitions[1].ended) > .zero + .milliseconds(pushEnd))
    #expect(trace.found.isEmpty, "\(trace.found)")
  }
}
