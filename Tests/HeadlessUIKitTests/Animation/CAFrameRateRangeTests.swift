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
  func `a lower rate skips refreshes, and targetTimestamp shows it`() {
    for (rate, count) in [(60, 60), (30, 30), (20, 20), (25, 30), (0, 60), (1, 1)] {
      let stamps = stamps { $0.preferredFramesPerSecond = rate }
      #expect((count - 1...count).contains(stamps.count), "\(rate): \(stamps.count)")
      for (one, next) in zip(stamps, stamps.dropFirst()) { #expect(one.target == next.at) }
    }
  }

  @Test
  func `the limits of the range take precedence over the preferred rate`() {
    let fast = stamps {
      $0.preferredFrameRateRange = CAFrameRateRange(minimum: 22, maximum: 60, preferred: 22)
    }
    #expect((29...30).contains(fast.count))
    let slow = stamps {
      $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 15)
    }
    #expect((14...15).contains(slow.count))
  }

  @Test
  func `a delayed callback shifts the following ones`() {
    var stamps: [Int] = []
    play(until: .milliseconds(400)) { _, simulation in
      let link = CADisplayLink { stamps.append(Int(($0.timestamp * 60).rounded())) }
      link.preferredFramesPerSecond = 30
      link.add(to: .main, forMode: .common)
      simulation.schedule(stallNamed: "stall", at: .milliseconds(60), for: .milliseconds(60))
    }
    #expect(Array(stamps.prefix(5)) == [1, 3, 5, 8, 10])
  }

  @Test
  func `a valid range has rates from 0 on, ordered, with the preferred one inside or 0`() {
    let ranges: [(Float, Float, Float?)] = [
      (0, 0, 0), (0, 0, nil), (0, 30, nil), (8, 15, 0), (60, 60, 60), (80, 120, 80), (80, 120, 120),
    ]
    for (minimum, maximum, best) in ranges {
      let range = CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: best)
      #expect(range.isValid, "\(range)")
    }
    let others: [(Float, Float, Float?)] = [
      (80, 61, 61), (61, 60, nil), (-1, 60, nil), (-2, -1, nil), (.nan, 60, nil), (0, .nan, nil),
      (30, .infinity, nil), (30, 60, 29), (30, 60, 61), (30, 60, -1), (30, 60, .nan), (0, 0, 60),
    ]
    for (minimum, maximum, best) in others {
      let range = CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: best)
      #expect(!range.isValid, "\(range)")
    }
  }

  @Test
  func `an invalid range ends the run with the exception text of Core Animation`() async {
    let words = "invalid range (minimum: 80.00 maximum: 61.00 preferred: 61.00)"
    let link = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CADisplayLink { _ in }.preferredFrameRateRange =
        CAFrameRateRange(minimum: 80, maximum: 61, preferred: 61)
    }
    #expect(Self.lastWords(link).contains(words))
    let animation = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CABasicAnimation(keyPath: "opacity").preferredFrameRateRange =
        CAFrameRateRange(minimum: 80, maximum: 61, preferred: 61)
    }
    #expect(Self.lastWords(animation).contains(words))
  }

  private static func lastWords(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
