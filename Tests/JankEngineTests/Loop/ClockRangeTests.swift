import JankEngine
import JankTrace
import Testing

struct ClockRangeTests {
  /// An app that works for a time with every command, and shows a layer.
  private final class App: MainThreadClient {
    private let device: Device
    private let works: [Interval]

    init(_ device: Device, works: [Interval]) {
      self.device = device
      self.works = works
    }

    func perform(command: Int) {
      for work in works { device.spend(work, on: "work") }
      let layer = device.layers.create()
      device.layers.insert(layer, into: device.layers.root, at: 0)
    }

    func deliver(_ touches: [TouchPanel.Delivery]) {}
    func timerDidFire(_ timer: Int) {}
    func animationDidStop(_ id: AnimationID, finished: Bool) {}
    func displayLinkDidFire(_ id: DisplayLinkID, timestamp: Instant, targetTimestamp: Instant) {}
    func layOutViews() -> Int { 0 }
    func didCommit() -> Bool { false }
  }

  private static let century = Interval(seconds: 3e9)

  private func trace(works: [Interval] = [], renderStalls: [Interval] = []) -> Trace {
    let device = Device(profile: .phone60, seed: 1)
    for stall in renderStalls {
      device.schedule(renderStallNamed: "shader", of: stall, at: .zero + .milliseconds(5))
    }
    device.schedule(command: 0, at: .zero + .milliseconds(10))
    device.run(App(device, works: works), until: .zero + .milliseconds(2_000))
    return device.finish()
  }

  @Test func `work beyond the clock stops the run with a message`() {
    for trace in [
      trace(works: [Self.century, Self.century, Self.century, Self.century]),
      trace(renderStalls: [Self.century, Self.century, Self.century, Self.century]),
    ] {
      #expect(!trace.cameToRest)
      #expect(trace.failures.contains { "\($0)".contains("limit of 100000 s") })
      #expect(trace.works.allSatisfy { $0.end <= ClockRange.end })
    }
  }

  @Test func `work within the clock runs to its end`() {
    let trace = trace(works: [.milliseconds(1_000)], renderStalls: [.milliseconds(100)])
    #expect(trace.cameToRest && trace.failures.isEmpty)
  }

  @Test func `no sampled cost exceeds the clock`() {
    var costs = DeviceProfile.Costs()
    costs.jitter = 0
    costs.drawPerMegapixel = .milliseconds(10_000)
    costs.commitPerLayer = .milliseconds(10_000)
    var model = CostModel(costs: costs, seed: 1)
    #expect(model.draw(pixels: 1e20) == ClockRange.length)
    #expect(model.draw(pixels: 1e6) == .milliseconds(10_000))
    #expect(model.commit(layers: .max) == ClockRange.length)
  }

  @Test func `the clock ends after 100,000 s`() {
    #expect(ClockRange.length.seconds == 100_000)
    let start = ClockRange.end - .milliseconds(5)
    #expect(ClockRange.end(of: .milliseconds(3), from: start) == start + .milliseconds(3))
    #expect(ClockRange.end(of: .milliseconds(7), from: start) == ClockRange.end)
  }
}
