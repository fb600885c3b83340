import HeadlessUIKit
import Testing

// Also tests: LayerScrubber, UIViewControllerInteractiveTransitioning.

struct UIPercentDrivenInteractiveTransitionTests {
  private final class Paced: UIPercentDrivenInteractiveTransition {
    var pace: CGFloat = 1
    override var completionSpeed: CGFloat {
      get { pace }
      set { pace = newValue }
    }
  }

  /// Dismisses a page at 500 ms, drags to a fraction, and ends the interaction at 700 ms.
  private func drag(
    to fraction: CGFloat,
    finish: Bool,
    speed: CGFloat = 1,
    watching: Set<String> = []
  ) -> Trace {
    play(watching: watching) { window, simulation in
      let (a, b, delegate) = (controller("A"), controller("B"), Delegate())
      b.transitioningDelegate = delegate
      window.rootViewController = a
      let interaction = Paced()
      interaction.pace = speed
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule("dismiss", at: .milliseconds(500)) {
        delegate.interaction = interaction
        b.dismiss(animated: true)
      }
      simulation.schedule("update", at: .milliseconds(600)) { interaction.update(fraction) }
      simulation.schedule("let go", at: .milliseconds(700)) {
        if finish { interaction.finish() } else { interaction.cancel() }
        _ = delegate
      }
    }
  }

  /// The time from the release at 700 ms to the end of the transition, in seconds.
  private func remainder(_ trace: Trace) -> Double? {
    trace.transitions.last?.ended.map { $0.seconds - 0.7 }
  }

  @Test(arguments: [0, 0.25, 0.5, 0.9] as [CGFloat], [0.5, 1, 2] as [CGFloat])
  func `finishing takes the remaining duration divided by the speed`(
    fraction: CGFloat,
    speed: CGFloat
  ) throws {
    let left = try #require(remainder(drag(to: fraction, finish: true, speed: speed)))
    let expected = (1 - fraction) * 0.4 / speed
    #expect(left >= expected - 0.001 && left < expected + 0.02, "\(left) against \(expected)")
  }

  @Test(arguments: [0, 0.25, 0.5, 0.9, 1] as [CGFloat], [0.5, 1, 2] as [CGFloat])
  func `cancelling takes the elapsed duration divided by the speed`(
    fraction: CGFloat,
    speed: CGFloat
  ) throws {
    let left = try #require(remainder(drag(to: fraction, finish: false, speed: speed)))
    let expected = fraction * 0.4 / speed
    #expect(left >= expected - 0.02 && left < expected + 0.04, "\(left) against \(expected)")
  }

  @Test
  func `a driven page follows the fraction, linear in time and position`() {
    let trace = drag(to: 0.3, finish: false, watching: ["B"])
    let held = trace.samples.filter { $0.layer == "B" }.map(\.position.y)
    #expect(held.contains(667.0 / 2 + 0.3 * 667), "\(held)")
  }

  @Test
  func `a cancelled page returns at constant speed and never shows its end`() {
    let trace = drag(to: 0.6, finish: false, watching: ["B"])
    let shown = trace.samples.filter { $0.layer == "B" }.map { $0.position.y - 667.0 / 2 }
    #expect((shown.max() ?? 0) <= 0.6 * 667 + 1e-9)
    let peak = shown.lastIndex { $0 > 0.6 * 667 - 1e-9 } ?? 0
    let back = shown[peak...].filter { $0 > 0 }
    for (one, next) in zip(back, back.dropFirst()) {
      #expect(abs(one - next - 667 * (1.0 / 60) / 0.4) < 1e-9)
    }
    #expect(shown.last == 0)
  }

  @Test
  func `at speed 0 the transition never ends`() {
    let trace = drag(to: 1, finish: true, speed: 0)
    #expect(trace.transitions.last?.outcome == .unfinished)
    #expect(trace.cameToRest)
  }

  @Test
  func `a release before the transition has begun applies when it begins`() {
    for finish in [true, false] {
      let trace = play { window, simulation in
        let (a, b, delegate) = (controller("A"), controller("B"), Delegate())
        b.transitioningDelegate = delegate
        window.rootViewController = a
        simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
        simulation.schedule("dismiss", at: .milliseconds(500)) {
          let interaction = UIPercentDrivenInteractiveTransition()
          delegate.interaction = interaction
          b.dismiss(animated: true)
          if finish { interaction.finish() } else { interaction.cancel() }
        }
      }
      #expect(trace.transitions.last?.outcome == (finish ? .completed : .cancelled))
    }
  }

  @Test
  func `a release without a transition does not decide the next one`() {
    let trace = play { window, simulation in
      let (a, b, delegate) = (controller("A"), controller("B"), Delegate())
      b.transitioningDelegate = delegate
      window.rootViewController = a
      let interaction = UIPercentDrivenInteractiveTransition()
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule("let go", at: .milliseconds(300)) { interaction.finish() }
      simulation.schedule("dismiss", at: .milliseconds(500)) {
        delegate.interaction = interaction
        b.dismiss(animated: true)
      }
      simulation.schedule("let go", at: .milliseconds(800)) { interaction.cancel() }
    }
    #expect(trace.transitions.last?.outcome == .cancelled)
  }

  @Test
  func `fractions outside 0 to 1 are limited`() {
    play { window, simulation in
      let (a, b, delegate) = (controller("A"), controller("B"), Delegate())
      b.transitioningDelegate = delegate
      window.rootViewController = a
      let interaction = UIPercentDrivenInteractiveTransition()
      delegate.interaction = interaction
      simulation.schedule("present", at: .zero) { a.present(b, animated: true) }
      simulation.schedule("update", at: .milliseconds(100)) {
        interaction.update(1.5)
        #expect(interaction.percentComplete == 1)
        interaction.update(-1)
        #expect(interaction.percentComplete == 0)
        interaction.cancel()
        interaction.update(0.5)
        #expect(interaction.percentComplete == 0, "the finger is gone")
        _ = delegate
      }
    }
  }
}
