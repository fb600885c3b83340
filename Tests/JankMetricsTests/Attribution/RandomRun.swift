import JankEngine
import JankTrace

/// A short run of a small app with sampled costs, stalls and refresh rate.
///
/// A layer is moved by a display link, by animations, or by both, with occasional stalls and
/// expensive frames. All kinds of delay occur, often several at once.
final class RandomRun: MainThreadClient {
  private let device: Device
  private var generator: SeededGenerator
  private var layer: LayerID
  private var link: DisplayLinkID?
  private let tickCost: Int64
  private var tickCount = 0

  private init(seed: UInt64, without freeWork: Set<String>) {
    var generator = SeededGenerator(seed: seed)
    device = Device(profile: Self.profile(&generator), seed: seed, freeWork: freeWork)
    tickCost = .random(in: 100_000...6_000_000, using: &generator)
    self.generator = generator
    layer = device.layers.create()
    device.layers.insert(layer, into: device.layers.root, at: 0)
  }

  /// Plays the run of a seed with some work taking no time; everything counts as animated.
  static func trace(seed: UInt64, without freeWork: Set<String> = []) -> Trace {
    let run = RandomRun(seed: seed, without: freeWork)
    run.schedule()
    run.device.run(run, until: .zero + .milliseconds(400))
    var trace = run.device.finish()
    var transition = TransitionRecord(
      kind: .present,
      from: "Main",
      to: "Sheet",
      isInteractive: false,
      requested: .zero,
      began: .zero
    )
    transition.ended = trace.end
    transition.outcome = .completed
    trace.transitions = [transition]
    return trace
  }

  private static func profile(_ generator: inout SeededGenerator) -> DeviceProfile {
    var profile: DeviceProfile = Bool.random(using: &generator) ? .phone60 : .phone120
    if Int.random(in: 0..<4, using: &generator) == 0 { profile.rates = [120, 80, 60, 48, 40, 30] }
    profile.buffering = DeviceProfile.Buffering.allCases.randomElement(using: &generator) ?? .double
    profile.costs.prepare = Interval(nanoseconds: .random(in: 0...9_000_000, using: &generator))
    profile.costs.execute = Interval(nanoseconds: .random(in: 0...16_000_000, using: &generator))
    profile.costs.jitter = .random(in: 0...1, using: &generator)
    return profile
  }

  private func schedule() {
    device.schedule(command: 0, at: .zero)
    for number in 1...Int.random(in: 1...3, using: &generator) {
      device.schedule(command: number, at: drawInstant())
      device.schedule(
        stallNamed: "stall \(number)",
        of: Interval(nanoseconds: .random(in: 1_000_000...60_000_000, using: &generator)),
        at: drawInstant()
      )
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      device.schedule(
        renderStallNamed: "shader",
        of: Interval(nanoseconds: .random(in: 1_000_000...60_000_000, using: &generator)),
        at: drawInstant()
      )
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      let rates = [24, 30, 40, 48, 60, 80]
      device.schedule(
        rateLimit: rates.randomElement(using: &generator) ?? 60,
        at: drawInstant()
      )
    }
  }

  private func drawInstant() -> Instant {
    Instant(nanoseconds: .random(in: 0...200_000_000, using: &generator))
  }
}

// MARK: The app

extension RandomRun {
  func perform(command: Int) {
    if command == 0, Bool.random(using: &generator) {
      let id = device.links.start(after: device.passedRefresh)
      let rate: Double = [0, 30, 48, 80].randomElement(using: &generator) ?? 0
      let rateRequest = FrameRateRequest(minimum: 0, maximum: rate, preferred: rate)
      device.links.setRateRequest(rateRequest, of: id)
      link = id
    } else {
      animate()
    }
  }

  private func animate() {
    let from = device.layers[layer].position
    let to = from + [100, 0]
    device.layers[layer].position = to
    device.layers.add(
      LayerAnimation(
        id: device.nextAnimationID(),
        property: .position,
        from: [from.x, from.y, 0, 0],
        to: [to.x, to.y, 0, 0],
        curve: .linear,
        duration: .random(in: 0.02...0.15, using: &generator),
        delay: 0
      ),
      to: layer
    )
  }

  func displayLinkDidFire(_ id: DisplayLinkID, timestamp: Instant, targetTimestamp: Instant) {
    tickCount += 1
    device.spend(Interval(nanoseconds: .random(in: 0...tickCost, using: &generator)), on: "tick")
    device.layers[layer].opacity = Double(tickCount) / 100
    if tickCount == 15, let link { device.links.invalidate(link) }
  }

  func timerDidFire(_ timer: Int) {}
  func deliver(_ touches: [TouchPanel.Delivery]) {}
  func animationDidStop(_ id: AnimationID, finished: Bool) {}
  func layOutViews() -> Int { Int.random(in: 0...2, using: &generator) }
  func didCommit() -> Bool { false }
}
