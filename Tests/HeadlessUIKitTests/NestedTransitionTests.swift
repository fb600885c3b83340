import HeadlessUIKit
import Testing

// Also tests: RunningTransitions.

/// Transitions that run within the container of another one.
struct NestedTransitionTests {
  /// Pushes in a stack that is being covered, both by fingers.
  ///
  /// - Parameters:
  ///   - pushEnd: when the finger of the push leaves, in milliseconds; that of the presentation
  ///     leaves at 700 ms.
  ///   - pushes: whether the push is finished.
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
  func `a transition within another one that is taken back goes its own way`(
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
