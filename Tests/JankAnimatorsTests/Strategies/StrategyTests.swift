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
  func `a gesture drives only strategies that it can scrub`() throws {
    for strategy in Strategy.all {
      // A gesture could scrub its animations too: that strategy is percent-driven.
      let canBeScrubbed = strategy.isInteractive || strategy.name == Strategy.coreAnimation.name
      #expect(try staysWhereScrubbed(strategy) == canBeScrubbed, "\(strategy.name)")
    }
  }

  /// Whether a page keeps its position between two updates of a percent-driven interaction.
  private func staysWhereScrubbed(_ strategy: Strategy) throws -> Bool {
    let simulation = Stage(
      profile: DeviceProfile.phone60.quiet,
      seed: 1,
      watchedLayers: ["Page"],
      semantics: ChosenSemantics(iOS: 12)
    )
    let interaction = UIPercentDrivenInteractiveTransition()
    let page = StagedPage(interaction)
    page.title = "Page"
    page.presenting = try strategy.makeAnimator(Effect(.rise, duration: 0.5))
    let trace = simulation.run(until: .milliseconds(5_000)) { window in
      let root = UIViewController()
      page.transitioningDelegate = page
      window.rootViewController = root
      simulation.keep(page)
      simulation.schedule("present", at: .milliseconds(100)) { root.present(page, animated: true) }
      simulation.schedule("scrub", at: .milliseconds(200)) { interaction.update(0.5) }
      simulation.schedule("finish", at: .milliseconds(450)) { interaction.finish() }
    }
    let whileScrubbed = trace.samples.filter {
      (0.25...0.45).contains(trace.frames[$0.frame].contentTime.seconds)
    }
    return Set(whileScrubbed.map(\.position.y)).count <= 1
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
