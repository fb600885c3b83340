import JankEngine
import Testing

struct TouchSamplingTests {
  /// A steady touch, sensed every millisecond, with its own number.
  private func recorded(touchID: Int, from start: Int64, to end: Int64) -> [TouchSample] {
    (start...end).map { time in
      TouchSample(
        time: .zero + .milliseconds(time),
        touchID: touchID,
        phase: time == start ? .began : time == end ? .ended : .moved,
        location: [Double(touchID), Double(time)]
      )
    }
  }

  private func isInOrder(_ samples: [TouchSample]) -> Bool {
    zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time }
  }

  @Test(arguments: [60, 90, 120, 240], [0, 1_000] as [Int64])
  func `every scan senses the current location of a touch`(
    rate: Int,
    jitter: Int64
  ) throws {
    let sampling = try TouchSampling(rate: rate, jitter: .microseconds(jitter))
    let samples = sampling.samples(of: recorded(touchID: 0, from: 103, to: 400), seed: 7)
    #expect(abs(Double(samples.count) - 0.297 * Double(rate)) <= 2)
    #expect(samples.first?.phase == .began)
    #expect(samples.last?.phase == .ended)
    #expect(samples.dropFirst().dropLast().allSatisfy { $0.phase == .moved })
    #expect(isInOrder(samples))
    for sample in samples.dropLast() {
      #expect(abs(sample.location.y - sample.time.seconds * 1_000) < 1e-5)
      let scans = sample.time.seconds * Double(rate)
      let deviation = (scans - scans.rounded()).magnitude / Double(rate)
      #expect(deviation <= Double(jitter) / 1e6 + 1e-8)
    }
  }

  @Test
  func `a scan depends on the seed and not on earlier scans`() throws {
    let sampling = try TouchSampling(rate: 120, jitter: .milliseconds(2))
    let touchID = recorded(touchID: 0, from: 100, to: 300)
    let samples = sampling.samples(of: touchID, seed: 1)
    #expect(sampling.samples(of: touchID, seed: 1) == samples)
    #expect(sampling.samples(of: touchID, seed: 2) != samples)
    let later = sampling.samples(of: recorded(touchID: 0, from: 200, to: 300), seed: 1)
    #expect(Set(later.dropFirst().map(\.time)).isSubset(of: samples.map(\.time)))
  }

  @Test
  func `all touches are sensed by the same scans`() throws {
    let sampling = try TouchSampling(rate: 90, jitter: .milliseconds(1))
    let touchIDs = [(0, 100, 300), (1, 150, 260), (2, 200, 400)] as [(Int, Int64, Int64)]
    let recording = touchIDs.flatMap { recorded(touchID: $0.0, from: $0.1, to: $0.2) }
      .sorted { ($0.time, $0.touchID) < ($1.time, $1.touchID) }
    let samples = sampling.samples(of: recording, seed: 3)
    #expect(isInOrder(samples))
    for touchID in 0...2 {
      let own = samples.filter { $0.touchID == touchID }
      let ends: [TouchPhase] = own.map(\.phase).filter { $0 != .moved && $0 != .stationary }
      #expect(ends == [.began, .ended])
      #expect(own.allSatisfy { $0.location.x == Double(touchID) })
    }
    let first = samples.filter { $0.touchID == 0 }.map(\.time)
    let third = samples.filter { $0.touchID == 2 && $0.time < .zero + .milliseconds(290) }
    #expect(third.allSatisfy { first.contains($0.time) })
  }

  @Test
  func `a touch that begins and ends between two scans is never sensed`() throws {
    let sampling = try TouchSampling(rate: 60)
    #expect(sampling.samples(of: recorded(touchID: 0, from: 101, to: 115), seed: 1).isEmpty)
    #expect(sampling.samples(of: [], seed: 1).isEmpty)
  }

  @Test
  func `a touch that ends and begins again between two scans does both`() throws {
    let sampling = try TouchSampling(rate: 60)
    // The scans are at 100, 116.7, 133.3 and 150 ms.
    let first = recorded(touchID: 0, from: 95, to: 119)
    let second = recorded(touchID: 0, from: 122, to: 160).map { sample in
      TouchSample(
        time: sample.time,
        touchID: 0,
        phase: sample.phase,
        location: sample.location + [500, 0]
      )
    }
    let samples = sampling.samples(of: first + second, seed: 1)
    #expect(
      samples.map(\.phase) == [.began, .moved, .ended, .began, .moved, .ended]
    )
    #expect(samples.map { $0.location.x > 400 } == [false, false, false, true, true, true])
    #expect(isInOrder(samples))
    #expect(samples[2].time == samples[3].time)
    // A second touch that ends before the next scan is never sensed, and the first still ends.
    let short = sampling.samples(of: first + recorded(touchID: 0, from: 122, to: 130), seed: 1)
    #expect(short.map(\.phase) == [.began, .moved, .ended])
    #expect(short.last?.location == [0, 119])
  }

  @Test
  func `the error names a rate or time outside its range`() {
    #expect(throws: MotionError.self) { try TouchSampling(rate: 59) }
    #expect(throws: MotionError.self) { try TouchSampling(rate: 241) }
    #expect(throws: MotionError.self) { try TouchSampling(rate: 100, jitter: .milliseconds(5)) }
    #expect(throws: MotionError.self) {
      try TouchSampling(rate: 100, latency: .milliseconds(-1))
    }
  }

  @Test
  func `a panel with latency delivers later than it senses`() throws {
    var profile = DeviceProfile.phone60
    profile.touchSampling = try TouchSampling(rate: 120, latency: .milliseconds(10))
    let device = Device(profile: profile, seed: 1)
    device.schedule(touches: recorded(touchID: 0, from: 100, to: 300))
    device.run(SilentApp(), until: .zero + .milliseconds(1_000))
    let touches = device.finish().touches
    #expect(touches.count > 20)
    #expect(touches.allSatisfy { $0.delivered - $0.sensed >= .milliseconds(10) })
  }
}

/// An app that ignores all calls.
final class SilentApp: MainThreadClient {
  func perform(command: Int) {}
  func timerDidFire(_ timer: Int) {}
  func deliver(_ touches: [TouchPanel.Delivery]) {}
  func animationDidStop(_ id: AnimationID, finished: Bool) {}
  func displayLinkDidFire(_ id: DisplayLinkID, timestamp: Instant, targetTimestamp: Instant) {}
  func layOutViews() -> Int { 0 }
  func didCommit() -> Bool { false }
}

/// Orders pairs.
private func < (left: (Instant, Int), right: (Instant, Int)) -> Bool {
  left.0 == right.0 ? left.1 < right.1 : left.0 < right.0
}
