import HeadlessUIKit
import JankAnimators
import Testing

/// Transitions that are caught in mid-flight and turned back.
struct ChoreographyAnimatorTests {
  private static let interruptible = Strategy.all.filter { strategy in
    ["property-animator", "linear-return", "spring-return"].contains(strategy.name)
      || strategy.name.hasPrefix("redirect-")
  }
  private let effect = Effect(.rise, duration: 0.5)

  @Test
  func `every one of them can be turned back, puts the page away and says so`() throws {
    #expect(Self.interruptible.count == 7)
    for strategy in Self.interruptible {
      for kind in [Effect.Kind.rise, .bounce, .fade, .zoom] {
        let performance = try Performance(
          strategy,
          Effect(kind, duration: 0.5),
          turnBackAt: .milliseconds(305)
        )
        let trace = performance.trace
        #expect(trace.transitions.map(\.outcome) == [.cancelled], "\(strategy.name)")
        #expect(trace.cameToRest, "\(strategy.name) \(kind.name)")
        // Those that jump are found out, and nothing else is.
        let rules = Set(trace.findings.map(\.rule))
        #expect(rules.isSubset(of: [.motionIsContinuous]), "\(strategy.name) \(trace.findings)")
        if kind.name == "rise" {
          let jumps = ["redirect-model-value", "redirect-restart"].contains(strategy.name)
          #expect(rules.isEmpty == !jumps, "\(strategy.name)")
        }
      }
    }
  }

  @Test
  func `the way back takes what the way there took, but whole where it is restarted`() throws {
    for strategy in Self.interruptible {
      let length = try Performance(strategy, effect, turnBackAt: .milliseconds(305)).length
      let expected = strategy.name == "redirect-restart" ? 0.217 + 0.5 : 2 * 0.21
      #expect(abs(length - expected) < 0.034, "\(strategy.name) \(length)")
    }
  }

  @Test
  func `turned back, the page jumps where it is taken from the model or restarted`() throws {
    var steps: [String: Double] = [:]
    for strategy in Self.interruptible {
      let moving = try Performance(strategy, effect, turnBackAt: .milliseconds(305)).moving
      let offsets = moving.map(\.offset)
      steps[strategy.name] = zip(offsets.dropFirst(), offsets).map { abs($0 - $1) }.max()
    }
    // A refresh is a way of 20 points. The display link turns where it is; what the render server
    // plays is seen up to three refreshes ahead of where the app turns it.
    #expect(abs((steps["linear-return"] ?? .nan) - 20) < 1e-6)
    #expect((steps["property-animator"] ?? .nan) <= 60)
    #expect((steps["redirect-current-state"] ?? .nan) <= 60)
    // Back it is 50 points a refresh, on top of those 20 ahead.
    #expect((steps["redirect-additive"] ?? .nan) < 60 + 30)
    // 314 points were left; until it is seen the way back goes on for 1.7 refreshes, of 50 points
    // where it takes the time of the way there, of 20 where it takes the whole.
    #expect(abs((steps["redirect-model-value"] ?? .nan) - 229) < 2)
    #expect(abs((steps["redirect-restart"] ?? .nan) - 281) < 2)
  }

  // MARK: Fingers

  /// A page that a finger drags down by 40 to 200 of 400 points, a strategy's way back.
  private func drag(_ strategy: Strategy, travel: Double) throws -> Trace {
    play(
      dismissing: try strategy.makeAnimator(.slide(duration: 0.4)),
      dragged: true,
      touches: finger(travel: travel)
    )
  }

  @Test
  func `a finger drives every interactive strategy, forth and back`() throws {
    for strategy in Strategy.all where strategy.isInteractive {
      for (travel, outcome) in [(170.0, TransitionRecord.Outcome.cancelled), (330, .completed)] {
        let trace = try drag(strategy, travel: travel)
        #expect(trace.transitions.last?.outcome == outcome, "\(strategy.name)")
        #expect(trace.cameToRest, "\(strategy.name)")
        // Redirecting is for taps: under a finger the time of the container is let go of and set
        // anew, or the page jumps, and both are found.
        let isFound = strategy.name.hasPrefix("redirect-") && outcome == .cancelled
        #expect(trace.findings.isEmpty || isFound, "\(strategy.name) \(trace.findings)")
        if outcome == .cancelled { #expect(trace.offsets.last?.points == 0, "\(strategy.name)") }
      }
    }
  }

  @Test
  func `under the finger the page is where the finger is, unless its curve was computed before`()
    throws
  {
    for strategy in Strategy.all where strategy.isInteractive {
      let offsets = try drag(strategy, travel: 170).offsets.map(\.points)
      let expected = 667 * 160.0 / 400
      let isThere = offsets.contains { abs($0 - expected) < 1e-6 }
      #expect(isThere == (strategy.name != "keyframes"), "\(strategy.name)")
    }
  }

  @Test
  func `an even return takes equal steps, a spring sets out fast and slows down`() throws {
    // Down at 8 points in 10 ms, let go of while it moves.
    func way(_ strategy: Strategy) throws -> [Double] {
      let touches = finger(travel: 170).filter { $0.time.seconds <= 1.65 || $0.phase == .ended }
        .map { sample in
          sample.phase != .ended
            ? sample
            : TouchSample(
              time: .zero + .milliseconds(1_656),
              finger: 0,
              phase: .ended,
              location: [100, 100 + 170 * 0.75]
            )
        }
      let trace = play(
        dismissing: try strategy.makeAnimator(.slide(duration: 0.4)),
        dragged: true,
        touches: touches
      )
      return trace.offsets.filter { $0.time > 1.66 && $0.time < 2.4 }.map(\.points)
    }
    let (spring, even) = (try way(.springReturn), try way(.linearReturn))
    // From the farthest place; the last step of the even return is what is left.
    func steps(_ way: [Double]) -> [Double] {
      let back = way.drop { $0 < (way.max() ?? 0) }.prefix { $0 > 0 }
      return zip(back, back.dropFirst()).map { $0 - $1 }
    }
    let (far, near) = (steps(spring), steps(even))
    #expect(near.count > 5 && near.allSatisfy { abs($0 - (near.first ?? 0)) < 1e-9 })
    #expect(zip(far.dropFirst(), far).allSatisfy { $0 < $1 })
    #expect((far.first ?? 0) > 4 * (near.first ?? .infinity))
    #expect(spring.last == 0 && even.last == 0)
  }

  @Test
  func `what is animated alongside goes along, forth and back`() throws {
    for strategy in Self.interruptible {
      var alphas: [Double] = []
      let page = StagedPage()
      page.presenting = try strategy.makeAnimator(effect)
      let simulation = Simulation(profile: .phone60, seed: 1)
      let trace = simulation.run(until: .milliseconds(3_000)) { window in
        let root = UIViewController()
        page.transitioningDelegate = page
        window.rootViewController = root
        simulation.keep(page)
        page.onAppearing = { page in
          page.transitionCoordinator?.animate(alongsideTransition: { _ in page.view.alpha = 0.5 })
        }
        simulation.schedule("present", at: .milliseconds(100)) {
          root.present(page, animated: true)
        }
        for time in [120, 200, 300, 2_000] as [Int64] {
          simulation.schedule("look", at: .milliseconds(time)) {
            alphas.append(page.view.layer.presentation().map { Double($0.opacity) } ?? 1)
          }
        }
        simulation.schedule("turn back", at: .milliseconds(310)) {
          page.interaction.pause()
          page.interaction.cancel()
        }
      }
      #expect(trace.transitions.map(\.outcome) == [.cancelled], "\(strategy.name)")
      #expect(alphas.count == 4 && alphas[1] > alphas[2], "\(strategy.name) \(alphas)")
    }
  }
}
