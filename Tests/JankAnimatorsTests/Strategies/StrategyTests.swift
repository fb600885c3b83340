import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: Player.

struct StrategyTests {
  @Test
  func `strategies have unique names`() {
    #expect(Set(Strategy.all.map(\.name)).count == Strategy.all.count)
    #expect(Strategy.all.allSatisfy { !$0.about.isEmpty })
  }

  @Test
  func `every strategy's animator has the duration of the effect`() throws {
    for strategy in Strategy.all {
      for kind in Effect.Kind.all {
        let animator = try strategy.makeAnimator(Effect(kind, duration: 0.7))
        #expect(animator.transitionDuration(using: nil) == 0.7)
      }
    }
  }

  @Test
  func `a gesture drives only strategies that it can scrub`() {
    let others = Strategy.all.filter { !$0.isInteractive }.map(\.name)
    #expect(
      others == [
        "core-animation", "display-link", "display-link-timestamp", "display-link-fixed-step",
        "timer", "dynamics", "pop", "rebound", "swiftui",
      ]
    )
  }

  @Test
  func `an own strategy is one line with an animator, a player or an interruptible animator`()
    throws
  {
    let own = [
      Strategy(name: "a", about: "") { effect in EffectAnimator(effect) { CoreAnimationPlayer() } },
      Strategy(name: "b", about: "") { CoreAnimationPlayer() },
      Strategy(name: "c", about: "") { choreography, _ in
        UIViewPropertyAnimator(duration: choreography.duration, curve: .linear) {
          choreography.show(at: 1)
        }
      },
    ]
    #expect(own.map(\.isInteractive) == [false, false, true])
    for strategy in own {
      let trace = try Performance(strategy).trace
      #expect(trace.transitions.map(\.outcome) == [.completed] && trace.findings.isEmpty)
    }
  }

  @Test
  func `every strategy plays effects of all kinds to their end and cleans up`() throws {
    for strategy in Strategy.all {
      for kind in [Effect.Kind.bounce, .shift, .fade, .zoom] {
        let performance = try Performance(strategy, Effect(kind))
        #expect(performance.trace.transitions.map(\.outcome) == [.completed])
        #expect(performance.trace.findings.isEmpty && performance.trace.cameToRest)
        #expect(performance.pictures.last?.offset == 0, "\(strategy.name) \(kind.name)")
      }
    }
  }
}
