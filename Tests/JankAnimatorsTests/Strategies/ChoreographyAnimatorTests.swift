import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: InterruptibleEffectAnimator, LinearReturnAnimator, PropertyAnimator.
// Also tests: RedirectingAnimator, SpringReturnAnimator.

/// Transitions that are interrupted in mid-flight and reversed.
struct ChoreographyAnimatorTests {
  private static let interruptible = Strategy.all.filter { strategy in
    ["property-animator", "linear-return", "spring-return"].contains(strategy.name)
      || strategy.name.hasPrefix("redirect-")
  }
  private let effect = Effect(.rise, duration: 0.5)

  @Test
  func `every animator can be reversed, removes the page and reports it`() throws {
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
        // The jumps are findings, and there are no others.
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
  func `the reversal takes the elapsed time, or a time of its own`() throws {
    let own = ["redirect-restart": 0.5, "spring-return": 0.5]
    for strategy in Self.interruptible {
      let length = try Performance(strategy, effect, turnBackAt: .milliseconds(305)).length
      let expected = 0.217 + (own[strategy.name] ?? 0.21)
      #expect(abs(length - expected) < 0.034, "\(strategy.name) \(length)")
    }
  }

  @Test
  func `reversed, the page jumps if it starts from the model or restarts`() throws {
    var steps: [String: Double] = [:]
    for strategy in Self.interruptible {
      let moving = try Performance(strategy, effect, turnBackAt: .milliseconds(305)).moving
      let offsets = moving.map(\.offset)
      steps[strategy.name] = zip(offsets.dropFirst(), offsets).map { abs($0 - $1) }.max()
    }
    // A refresh is a distance of 20 points. The display link reverses at its position; the render
    // server's animation is presented up to three refreshes ahead of the app's reversal.
    let linear = try #require(steps["linear-return"])
    #expect(abs(linear - 20) < 1e-6)
    #expect((steps["property-animator"] ?? .nan) <= 60)
    #expect((steps["redirect-current-state"] ?? .nan) <= 60)
    // In reverse it is 50 points per refresh, in addition to those 20 ahead.
    #expect((steps["redirect-additive"] ?? .nan) < 60 + 30)
    // 314 points remained. Until it is presented, the reversal runs for 1.7 refreshes: of 50 points
    // if it takes the elapsed time, of 20 if it takes the whole duration.
    #expect(abs((steps["redirect-model-value"] ?? .nan) - 229) < 2)
    #expect(abs((steps["redirect-restart"] ?? .nan) - 281) < 2)
  }

  @Test
  func `a spring reverses a bouncing page, and only additive keeps the velocity`() throws {
    let effect = Effect(.bounce, duration: 0.8)
    // The largest change of the distance per refresh around the reversal.
    func change(_ strategy: Strategy) throws -> Double {
      let moving = try Performance(strategy, effect, turnBackAt: .milliseconds(205)).moving
      let ways = zip(moving.dropFirst(), moving)
        .filter { $0.0.content > 0.19 && $0.0.content < 0.32 }
        .map { $0.0.offset - $0.1.offset }
      return zip(ways.dropFirst(), ways).map { abs($0 - $1) }.max() ?? .infinity
    }
    let spring = try Spring(uiKitDuration: 0.8, dampingRatio: 0.6, initialVelocity: 0)
    // No spring of that height accelerates more than at rest, and here two act at once.
    let pull = 2 * 667 * spring.stiffness / spring.mass / 3_600
    #expect(try change(.additiveRedirect) < pull)
    for strategy in [Strategy.currentStateRedirect, .modelValueRedirect, .restartRedirect] {
      #expect(try change(strategy) > pull, "\(strategy.name)")
    }
  }

  @Test
  func `a reversed spring takes the time of the spring`() throws {
    let length = try Performance(
      .additiveRedirect,
      Effect(.bounce, duration: 0.8),
      turnBackAt: .milliseconds(305)
    ).length
    #expect(abs(length - (0.217 + 0.8)) < 0.034, "\(length)")
  }

  // MARK: Touches

  /// A page that a touch drags down by 40 to 200 of 400 points, and a strategy's reversal.
  private func drag(_ strategy: Strategy, travel: Double) throws -> Trace {
    play(
      dismissing: try strategy.makeAnimator(.slide(duration: 0.4)),
      dragged: true,
      touches: touchID(travel: travel)
    )
  }

  @Test
  func `a gesture drives every interactive strategy, forwards and backwards`() throws {
    for strategy in Strategy.all where strategy.isInteractive {
      for (travel, outcome) in [(170.0, TransitionRecord.Outcome.cancelled), (330, .completed)] {
        let trace = try drag(strategy, travel: travel)
        #expect(trace.transitions.last?.outcome == outcome, "\(strategy.name)")
        #expect(trace.cameToRest, "\(strategy.name)")
        // A restarted animation jumps to its beginning, which is a finding.
        let jumps = strategy.name == "redirect-restart" && outcome == .cancelled
        let rules = trace.findings.map(\.rule)
        #expect(rules == (jumps ? [.motionIsContinuous] : []), "\(strategy.name)")
        if outcome == .cancelled { #expect(trace.offsets.last?.points == 0, "\(strategy.name)") }
      }
    }
  }

  @Test
  func `the page follows the touch, unless its curve was sampled in advance`()
    throws
  {
    for strategy in Strategy.all where strategy.isInteractive {
      let offsets = try drag(strategy, travel: 170).offsets.map(\.points)
      let expected = 667 * 160.0 / 400
      let isThere = offsets.contains { abs($0 - expected) < 1e-6 }
      #expect(isThere == (strategy.name != "keyframes"), "\(strategy.name)")
    }
  }

  // The distance of the touch per refresh, in points; 400 points move the page by 667.
  private static let fingerStep = 13.0

  /// A page that a touch moves by the same distance at every refresh until the release.
  private func drop(_ strategy: Strategy, after steps: Int) throws -> Trace {
    let touches = (0...steps + 1).map { (index: Int) -> TouchSample in
      TouchSample(
        time: .zero + Interval(seconds: 1.5 + Double(index) / 60),
        touchID: 0,
        phase: index == 0 ? .began : index > steps ? .ended : .moved,
        location: [100, 100 + Self.fingerStep * Double(min(index, steps))]
      )
    }
    return play(
      dismissing: try strategy.makeAnimator(.slide(duration: 0.4)),
      dragged: true,
      touches: touches
    )
  }

  @Test
  func `a linear return takes equal steps`() throws {
    let way = try drop(.linearReturn, after: 12).offsets.filter { $0.time > 1.6 }.map(\.points)
    let back = way.drop { $0 < (way.max() ?? 0) }.prefix { $0 > 0 }
    let steps = zip(back, back.dropFirst()).map { $0 - $1 }
    #expect(steps.count > 5 && steps.allSatisfy { abs($0 - steps[0]) < 1e-9 })
    #expect(way.last == 0)
  }

  @Test(arguments: [4, 6, 12])
  func `a spring continues the touch's velocity at any remaining distance`(
    steps: Int
  ) throws {
    let trace = try drop(.springReturn, after: steps)
    let released = 1.5 + Double(steps + 1) / 60
    let begin = try #require(
      trace.works.first { $0.kind == .commit && $0.start.seconds >= released }?.start.seconds
    )
    // Ten points of the touch's distance are the recogniser's slop.
    let start = 667 * (Self.fingerStep * Double(steps) - 10) / 400
    let speed = 667 * Self.fingerStep / 400 * 60
    func way(_ velocity: Double) throws -> [(seen: Double, expected: Double)] {
      let relative = -velocity / start
      let spring = try Spring(uiKitDuration: 0.5, dampingRatio: 1, initialVelocity: relative)
      return trace.offsets.filter { $0.time > begin + 2.5 / 60 }.map { time, points in
        let share = spring.progress(at: time - begin, initialVelocity: relative)
        return (points, start * (1 - share))
      }
    }
    func gap(_ velocity: Double) throws -> Double {
      try way(velocity).map { abs($0.seen - $0.expected) }.max() ?? .infinity
    }
    let seen = try way(speed)
    #expect(try gap(speed) < 2, "\(seen)")
    #expect(try gap(0) > 15)
    #expect(trace.offsets.last?.points == 0)
  }

  @Test
  func `a spring reversed by a tap continues the velocity of the page`() throws {
    let trace = try Performance(.springReturn, effect, turnBackAt: .milliseconds(310))
    // The page rises 1,200 points per second, from 600 below its final position.
    let places = trace.moving.filter { $0.content > 0.2 }.map(\.offset)
    let turned = try #require(places.indices.min { places[$0] < places[$1] })
    let caught = 600 - 1_200 * (0.31 - 0.1)
    #expect(places[turned] < caught - 15, "\(places)")
  }

  @Test
  func `animations alongside follow, forwards and backwards`() throws {
    for strategy in Self.interruptible {
      var alphas: [Double] = []
      let page = StagedPage()
      page.presenting = try strategy.makeAnimator(effect)
      let simulation = Stage(profile: .phone60, seed: 1, semantics: ChosenSemantics(iOS: 12))
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
