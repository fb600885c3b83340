import JankEngine
import JankTrace

/// The engine's own loop, playing the stories of ``ReferenceLoop``.
enum EngineLoop {
  /// An app that moves a layer with each call of its display link.
  private final class App: MainThreadClient {
    let device: Device
    let story: ReferenceLoop.Story
    let layer: LayerID
    var link: DisplayLinkID?
    var tickCount = 0

    init(_ device: Device, _ story: ReferenceLoop.Story) {
      self.device = device
      self.story = story
      layer = device.layers.create()
      device.layers.insert(layer, into: device.layers.root, at: 0)
      for index in 0..<story.layerCount {
        device.layers.insert(device.layers.create(), into: device.layers.root, at: index)
      }
    }

    func perform(command: Int) {
      if command == 0 {
        link = device.links.start(after: 0)
      } else if let link {
        device.links.invalidate(link)
      }
    }

    func displayLinkDidFire(_ id: DisplayLinkID, timestamp: Instant, targetTimestamp: Instant) {
      let cost = story.ticks[tickCount % story.ticks.count]
      tickCount += 1
      device.spend(Interval(nanoseconds: cost), on: "tick")
      device.layers[layer].position = [Double(tickCount), 0]
    }

    func timerDidFire(_ timer: Int) {}
    func deliver(_ touches: [TouchPanel.Delivery]) {}
    func animationDidStop(_ id: AnimationID, finished: Bool) {}
    func layOutViews() -> Int { 0 }
    func didCommit() -> Bool { false }
  }

  private static func profile(_ story: ReferenceLoop.Story) -> DeviceProfile {
    var profile = DeviceProfile.phone60
    profile.refreshRate = story.hertz
    profile.panelRate = story.panelRate > story.hertz ? story.panelRate : nil
    profile.buffering = story.buffering
    profile.hysteresis =
      story.emptyCount.map {
        DeviceProfile.Hysteresis.afterEmpty(refreshes: $0)
      } ?? .never
    profile.costs.jitter = 0
    profile.costs.commit = Interval(nanoseconds: story.commit)
    profile.costs.commitPerLayer = .zero
    profile.costs.prepare = Interval(nanoseconds: story.prepare)
    profile.costs.preparePerLayer = .zero
    profile.costs.execute = Interval(nanoseconds: story.execute)
    profile.costs.executePerLayer = .zero
    return profile
  }

  static func rows(_ story: ReferenceLoop.Story) -> [ReferenceLoop.Row] {
    let device = Device(profile: profile(story), seed: 1)
    let app = App(device, story)
    device.schedule(command: 0, at: .zero)
    device.schedule(command: 1, at: Instant(nanoseconds: story.end))
    for stall in story.stalls {
      device.schedule(
        stallNamed: "stall",
        of: Interval(nanoseconds: stall.length),
        at: Instant(nanoseconds: stall.time)
      )
    }
    for stall in story.renderStalls {
      device.schedule(
        renderStallNamed: "render stall",
        of: Interval(nanoseconds: stall.length),
        at: Instant(nanoseconds: stall.time)
      )
    }
    device.run(app, until: .zero, patience: .milliseconds(60_000))
    return device.finish().frames.map(row)
  }

  private static func row(_ frame: FrameRecord) -> ReferenceLoop.Row {
    func ends(_ stage: FrameRecord.Stage) -> [Int64] {
      [stage.start.nanoseconds, stage.end.nanoseconds]
    }
    return ReferenceLoop.Row(
      begin: frame.begin.number,
      expected: frame.expected.number,
      actual: frame.actual.number,
      actualTime: frame.actual.time.nanoseconds,
      main: frame.mainThread.map(ends) ?? [],
      prepare: ends(frame.prepare),
      execute: ends(frame.execute),
      lateness: frame.lateness,
      superseded: frame.superseded.map(\.begin.number)
    )
  }

  /// A story of random costs.
  ///
  /// All times end in the digit 7, so that nothing else happens at the time of a refresh.
  static func story(seed: UInt64) -> ReferenceLoop.Story {
    var mix = SeededMix(seed: seed)
    var story = ReferenceLoop.Story()
    func odd(_ limit: Int) -> Int64 { Int64(mix.below(limit / 10) * 10 + 7) }
    story.hertz = [24, 60, 80, 120][mix.below(4)]
    let period = 1_000_000_000 / story.hertz
    story.buffering = [.double, .triple, .automatic][mix.below(3)]
    story.emptyCount = mix.chance(20) ? nil : 1 + mix.below(4)
    story.commit = odd(mix.chance(20) ? 2 * period : period / 4)
    story.prepare = odd(mix.chance(20) ? 2 * period : period / 2)
    story.execute = odd(mix.chance(20) ? 2 * period : period)
    let most = [period / 8, period, 3 * period][mix.below(3)]
    story.ticks = (0...mix.below(12)).map { _ in odd(most) }
    let stalls = { (count: Int) -> [ReferenceLoop.Stall] in
      (0..<count).map { _ in
        .init(time: odd(600_000_000), length: odd(mix.chance(50) ? period : 8 * period))
      }
    }
    story.stalls = stalls(mix.below(4))
    story.renderStalls = stalls(mix.below(4))
    story.end = odd(700_000_000)
    story.panelRate = story.hertz * (1 + mix.below(4))
    return story
  }
}
