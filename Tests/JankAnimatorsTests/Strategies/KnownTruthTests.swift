import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: ClockedPlayer, FixedStepClock, FrameClock, TargetTimestampClock, TimerClock.
// Also tests: TimestampClock.

/// Well-known properties of animation techniques, as values from the model.
struct KnownTruthTests {
  private static let stall = (at: Interval.milliseconds(305), length: Interval.milliseconds(100))
  /// The velocity of the page, in points per second.
  private static let speed = Performance.way / 0.5

  /// Whether the strategy's animation goes on without callbacks on the main thread.
  private func isOnRenderServer(_ strategy: Strategy) throws -> Bool {
    let calm = try Performance(strategy).trace
    let inFlight = Instant.zero + .milliseconds(200) ... .zero + .milliseconds(500)
    return !calm.works.contains { $0.kind == .callback && inFlight.contains($0.start) }
  }

  @Test
  func `there are strategies on the render server and on the main thread`() throws {
    let onServer = try Strategy.all.filter(isOnRenderServer).map(\.name)
    #expect(onServer.contains("core-animation") && !onServer.contains("display-link"))
    #expect(onServer.count >= 9 && Strategy.all.count - onServer.count >= 9)
  }

  // MARK: A stall

  @Test(arguments: [DeviceProfile.phone60, .phone120])
  func `a stall of 100 ms does not affect the render server`(
    device: DeviceProfile
  ) throws {
    for strategy in try Strategy.all.filter(isOnRenderServer) {
      let calm = try Performance(strategy, on: device)
      let busy = try Performance(strategy, on: device, stall: Self.stall)
      #expect(busy.late.isEmpty, "\(strategy.name)")
      #expect(busy.trace.digest == calm.trace.digest, "\(strategy.name)")
    }
  }

  @Test(arguments: [(DeviceProfile.phone60, 5, 83_333_333), (.phone120, 11, 91_666_666)])
  func `a stall costs every strategy on the main thread one hitch of all its refreshes`(
    device: DeviceProfile,
    refreshes: Int,
    nanoseconds: Int64
  ) throws {
    for strategy in try Strategy.all.filter({ try !isOnRenderServer($0) }) {
      let late = try Performance(strategy, on: device, stall: Self.stall).late
      #expect(late.count == 1, "\(strategy.name)")
      let frame = try #require(late.first)
      #expect(frame.actual.number - frame.expected.number == refreshes, "\(strategy.name)")
      #expect(abs(frame.hitch.nanoseconds - nanoseconds) <= 1)
    }
  }

  @Test(arguments: [DeviceProfile.phone60, .phone120], 0..<8)
  func `a stall at any time freezes everything on the main thread`(
    device: DeviceProfile,
    eighth: Int
  ) throws {
    let start = Interval.milliseconds(300) + Interval(nanoseconds: Int64(eighth) * 2_083_333)
    let stall = (at: start, length: Interval.milliseconds(100))
    for strategy in try Strategy.all.filter({ try !isOnRenderServer($0) }) {
      let late = try Performance(strategy, on: device, stall: stall).late
      let hitch = late.map(\.hitch).max() ?? .zero
      #expect(hitch >= .milliseconds(66), "\(strategy.name) \(eighth)")
    }
  }

  @Test(arguments: [DeviceProfile.phone60, .phone120])
  func `a stall at any time costs each display link one hitch`(
    device: DeviceProfile
  ) throws {
    for milliseconds in stride(from: Int64(0), through: 50, by: 2) {
      let stall = (
        at: Interval.milliseconds(100 + milliseconds), length: Interval.milliseconds(100)
      )
      for strategy in [Strategy.displayLink, .displayLinkTimestamp] {
        let late = try Performance(strategy, on: device, stall: stall).late
        #expect(late.count == 1, "\(strategy.name) \(milliseconds)")
        #expect(late.allSatisfy { $0.hitch > .milliseconds(75) })
      }
    }
  }

  // MARK: Clocks

  @Test(arguments: [(DeviceProfile.phone60, 60.0), (.phone120, 120)])
  func `timestamp is one refresh interval behind targetTimestamp`(
    device: DeviceProfile,
    hertz: Double
  ) throws {
    let target = places(try Performance(.displayLink, on: device).moving)
    let stamped = try Performance(.displayLinkTimestamp, on: device).moving
    let compared = stamped.filter { $0.offset > 0 && $0.offset < Performance.way }
    #expect(compared.count > 25)
    for picture in compared {
      guard let ahead = target[picture.refresh] else { continue }
      #expect(abs(picture.offset - ahead - Self.speed / hertz) < 1e-4 || ahead == 0)
    }
  }

  @Test
  func `timestamp judders by one refresh interval more when the rate changes`() throws {
    // From 120 to 60 Hz in mid-flight: a frame is presented one refresh interval after the time it
    // was made for, and two after the timestamp, and the interval grows by 1/120 s.
    func judder(_ strategy: Strategy) throws -> [Double] {
      let limit = (hertz: 60, at: Interval.milliseconds(302))
      let moving = try Performance(strategy, on: .phone120, limit: limit).moving
        .filter { $0.offset > 0 && $0.offset < Performance.way }
      return zip(moving.dropFirst(), moving).map { after, before in
        (before.offset - after.offset) / Self.speed - (after.shown - before.shown)
      }
      .filter { abs($0) > 1e-6 }
    }
    let (target, stamped) = (try judder(.displayLink), try judder(.displayLinkTimestamp))
    #expect(target.count == 1 && stamped.count == 2, "\(target) \(stamped)")
    #expect((target + stamped).allSatisfy { abs($0 + 1.0 / 120) < 1e-6 }, "\(target) \(stamped)")
  }

  @Test(arguments: [(DeviceProfile.phone60, 5.0, 60.0), (.phone120, 11, 120)])
  func `a fixed step drifts by the missed callbacks, the others catch up`(
    device: DeviceProfile,
    missed: Double,
    hertz: Double
  ) throws {
    for (strategy, drift) in [
      (Strategy.displayLinkFixedStep, missed / hertz), (.displayLink, 0),
      (.displayLinkTimestamp, 0),
    ] {
      let calm = try Performance(strategy, on: device)
      let busy = try Performance(strategy, on: device, stall: Self.stall)
      #expect(abs(busy.length - calm.length - drift) < 1e-6, "\(strategy.name)")
      let places = places(calm.moving)
      let after = busy.moving.filter { $0.shown > 0.46 && $0.shown < 0.6 }
      #expect(after.count >= 8)
      for picture in after {
        let undisturbed = places[picture.refresh] ?? .nan
        #expect(abs(picture.offset - undisturbed - drift * Self.speed) < 1e-3, "\(strategy.name)")
      }
    }
  }

  @Test(arguments: [(DeviceProfile.phone60, 1), (.phone120, 2)])
  func `a 60 Hz timer repeats every second frame at 120 Hz, and no frame is late`(
    device: DeviceProfile,
    stride: Int
  ) throws {
    func strides(_ strategy: Strategy) throws -> Set<Int> {
      let performance = try Performance(strategy, on: device)
      #expect(performance.late.isEmpty, "\(strategy.name)")
      // From the second frame on, as the first may wait for the views to be added.
      let moving = performance.moving.filter { $0.offset > 0 && $0.offset < Performance.way }
      let refreshes = moving.map(\.refresh).dropFirst()
      return Set(zip(refreshes.dropFirst(), refreshes).map { $0 - $1 })
    }
    #expect(try strides(.timer) == [stride])
    #expect(try strides(.displayLink) == [1])
  }

  // MARK: Percent-driven

  /// The common override.
  private final class Slowing: UIPercentDrivenInteractiveTransition {
    override var completionSpeed: CGFloat {
      get { 1 - percentComplete }
      set {}
    }
  }

  /// A presentation of half a second that is scrubbed to a fraction and released at 300 ms.
  private func letGo(at fraction: CGFloat, finishes: Bool, slowing: Bool) throws -> Trace {
    let profile = DeviceProfile.phone60.quiet
    let simulation = Stage(profile: profile, seed: 1, semantics: ChosenSemantics(iOS: 12))
    let interaction = slowing ? Slowing() : UIPercentDrivenInteractiveTransition()
    let page = StagedPage(interaction)
    page.presenting = try Strategy.percentDriven.makeAnimator(Effect(.rise, duration: 0.5))
    return simulation.run(until: .milliseconds(5_000)) { window in
      let root = UIViewController()
      page.transitioningDelegate = page
      window.rootViewController = root
      simulation.keep(page)
      simulation.schedule("present", at: .milliseconds(100)) { root.present(page, animated: true) }
      simulation.schedule("scrub", at: .milliseconds(200)) { interaction.update(fraction) }
      simulation.schedule("let go", at: .milliseconds(300)) {
        if finishes { interaction.finish() } else { interaction.cancel() }
      }
    }
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.75, 0.9])
  func `a completion speed of 1 - p takes the whole duration from any release`(
    fraction: Double
  ) throws {
    func remainder(slowing: Bool, finishes: Bool) throws -> Double {
      let trace = try letGo(at: fraction, finishes: finishes, slowing: slowing)
      return (trace.transitions.first?.ended?.seconds ?? .nan) - 0.3
    }
    // To the next refresh, and one more for the callback.
    let slack = 2.0 / 60
    let steady = try remainder(slowing: false, finishes: true)
    #expect(steady >= (1 - fraction) * 0.5 && steady < (1 - fraction) * 0.5 + slack)
    let slowing = try remainder(slowing: true, finishes: true)
    #expect(slowing >= 0.5 && slowing < 0.5 + slack)
    let back = try remainder(slowing: true, finishes: false)
    let expected = fraction * 0.5 / (1 - fraction)
    // It reverses by whole steps, the last of which may come a refresh later.
    #expect(back >= expected && back < expected + slack + 1.001 / 60, "\(back) \(expected)")
  }

  @Test
  func `at p = 1 it never ends, and the run reports it`() throws {
    let stuck = try letGo(at: 1, finishes: true, slowing: true)
    #expect(stuck.transitions.map(\.outcome) == [.unfinished])
    #expect(stuck.findings.contains { $0.rule == .remainderHasSpeed })
    let fine = try letGo(at: 1, finishes: true, slowing: false)
    #expect(fine.transitions.map(\.outcome) == [.completed])
  }

  // MARK: Springs

  @Test
  func `pop's feedback lags by up to 0.033 of the distance at 120 Hz`() throws {
    // The spring of Origami's default, tension 40 and friction 7.
    let effect = Effect.bounce(duration: 0.632_55, dampingRatio: 0.725)
    let spring = try Spring(uiKitDuration: 0.632_55, dampingRatio: 0.725)
    #expect(abs(spring.stiffness - 230.2) < 0.5 && abs(spring.damping - 22) < 0.05)
    // Without costs the clock begins with the transition and ticks with the refreshes.
    var device = DeviceProfile.phone120
    (device.costs.callback, device.costs.layoutPerView) = (.zero, .zero)
    (device.costs.commit, device.costs.commitPerLayer) = (.zero, .zero)
    func lags(_ strategy: Strategy) throws -> [Double] {
      let performance = try Performance(strategy, effect, on: device)
      let height = DeviceProfile.phone120.screenSize.y
      let begin = performance.trace.transitions.first?.began.seconds ?? .nan
      // A frame is presented two refreshes after the one in which it was computed.
      return performance.moving.filter { $0.offset < height }.map { picture in
        let elapsed = picture.content - begin - 2.0 / 120
        return spring.progress(at: elapsed) - (1 - picture.offset / height)
      }
    }
    for strategy in [Strategy.pop, .rebound] {
      let lag = try lags(strategy).max() ?? .nan
      #expect(abs(lag - 0.033) < 0.000_5, "\(strategy.name) \(lag)")
    }
  }

  private func places(_ pictures: [Performance.Picture]) -> [Int: Double] {
    Dictionary(pictures.map { ($0.refresh, $0.offset) }) { first, _ in first }
  }
}
