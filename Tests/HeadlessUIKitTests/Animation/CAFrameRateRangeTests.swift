import HeadlessUIKit
import Testing

struct CAFrameRateRangeTests {
  /// The callbacks of a link between 0 and 1 s.
  private func stamps(
    on profile: DeviceProfile = quietPhone,
    _ set: @escaping (CADisplayLink) -> Void
  ) -> [(at: Double, target: Double)] {
    var stamps: [(at: Double, target: Double)] = []
    play(on: profile, until: .milliseconds(1_000)) { _, _ in
      let link = CADisplayLink { stamps.append(($0.timestamp, $0.targetTimestamp)) }
      set(link)
      link.add(to: .main, forMode: .common)
    }
    return stamps
  }

  @Test
  func `a lower rate is every so many refreshes, and the target tells when`() {
    for (rate, count) in [(60, 60), (30, 30), (20, 20), (25, 30), (0, 60), (1, 1)] {
      let stamps = stamps { $0.preferredFramesPerSecond = rate }
      #expect((count - 1...count).contains(stamps.count), "\(rate): \(stamps.count)")
      for (one, next) in zip(stamps, stamps.dropFirst()) { #expect(one.target == next.at) }
    }
  }

  @Test
  func `limits come before the wish`() {
    let fast = stamps {
      $0.preferredFrameRateRange = CAFrameRateRange(minimum: 25, maximum: 60, preferred: 18)
    }
    #expect((29...30).contains(fast.count))
    let slow = stamps {
      $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 15)
    }
    #expect((14...15).contains(slow.count))
  }

  @Test
  func `a late call moves those after it`() {
    var stamps: [Int] = []
    play(until: .milliseconds(400)) { _, simulation in
      let link = CADisplayLink { stamps.append(Int(($0.timestamp * 60).rounded())) }
      link.preferredFramesPerSecond = 30
      link.add(to: .main, forMode: .common)
      simulation.schedule(stallNamed: "stall", at: .milliseconds(60), for: .milliseconds(60))
    }
    #expect(Array(stamps.prefix(5)) == [1, 3, 5, 8, 10])
  }
}
