import JankGate
import JankMetrics
import JankTrace
import Testing

struct HeadlineTests {
  @Test func `an invalid run is marked and not rated`() {
    var trace = Trace.steady(count: 60, length: .milliseconds(1_000))
    #expect(Headline(trace).ratingWord == "good" && !Headline(trace).isInvalid)
    trace.failures = [ScriptFailure("nothing happened", line: nil)]
    let invalid = Headline(trace)
    #expect(invalid.isInvalid && invalid.hitchRating == nil && invalid.ratingWord == "invalid")
    #expect(invalid["apple.hitch-time-ratio"] == 0)
  }

  /// A steady run with independently computed values.
  struct Worked: CustomTestStringConvertible {
    let testDescription: String
    let trace: Trace
    let hitchCount: Int
    /// In milliseconds.
    let hitchTime: Double
    /// In milliseconds per second.
    let ratio: Double
    let rating: HitchScale.Rating
    /// The 50th, 95th and 99th percentile of the frame times in milliseconds, by nearest rank.
    let percentiles: [Double]
  }

  private static let worked = [
    Worked(
      testDescription: "60 Hz, nothing late",
      trace: .steady(count: 60, length: .milliseconds(1_000)),
      hitchCount: 0,
      hitchTime: 0,
      ratio: 0,
      rating: .good,
      percentiles: [16.666667, 16.666667, 16.666667]
    ),
    Worked(
      testDescription: "60 Hz, one frame one refresh late",
      trace: .steady(count: 59, late: [20: 1], length: .milliseconds(1_000)),
      hitchCount: 1,
      hitchTime: 16.666666,
      ratio: 16.666666,
      rating: .warning,
      percentiles: [16.666667, 16.666667, 33.333333]
    ),
    Worked(
      testDescription: "120 Hz, one frame one refresh late",
      trace: .steady(hertz: 120, count: 119, late: [40: 1], length: .milliseconds(1_000)),
      hitchCount: 1,
      hitchTime: 8.333333,
      ratio: 8.333333,
      rating: .good,
      percentiles: [8.333333, 8.333334, 8.333334]
    ),
    Worked(
      testDescription: "60 Hz, the main thread blocked for five refreshes",
      trace: .steady(count: 55, late: [10: 5], length: .milliseconds(1_000)),
      hitchCount: 1,
      hitchTime: 83.333333,
      ratio: 83.333333,
      rating: .severe,
      percentiles: [16.666667, 16.666667, 100]
    ),
    Worked(
      testDescription: "60 Hz, three frames of 100 ms and one of 150 ms in two seconds",
      trace: .steady(count: 97, late: [28: 5, 53: 5, 68: 8, 80: 5], length: .milliseconds(2_000)),
      hitchCount: 4,
      hitchTime: 383.333333,
      ratio: 191.666666,
      rating: .severe,
      percentiles: [16.666667, 16.666667, 150]
    ),
    Worked(
      testDescription: "120 Hz, three refreshes late in five seconds",
      trace: .steady(
        hertz: 120,
        count: 395,
        late: [98: 1, 197: 1, 296: 1],
        length: .milliseconds(5_000)
      ),
      hitchCount: 3,
      hitchTime: 25,
      ratio: 5,
      rating: .good,
      percentiles: [8.333333, 8.333334, 8.333334]
    ),
  ]

  private static func frameTimes(_ trace: Trace) -> Histogram {
    FrameTally(trace).cadence.value?.frameTimes ?? Histogram()
  }

  @Test(arguments: worked)
  func `worked runs have their worked values`(worked: Worked) throws {
    let headline = Headline(worked.trace)
    let ratio = try #require(headline["apple.hitch-time-ratio"])
    #expect(headline.frameCount == worked.trace.frames.count)
    #expect(headline.hitches.count == worked.hitchCount)
    #expect(abs(headline.hitchTime.milliseconds - worked.hitchTime) <= 1e-6)
    #expect(abs(ratio - worked.ratio) <= 1e-6)
    #expect(HitchScale.animation.rating(of: ratio) == worked.rating)
    for (percent, expected) in zip([50, 95, 99], worked.percentiles) {
      let value = try #require(headline.frameTime(percentile: percent))
      #expect(abs(value.milliseconds - expected) <= 1e-6, "p\(percent)")
    }
  }

  @Test func `a queue that never catches up accumulates its delay at an even rate`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...9)
    for refresh in 10...60 { hand.show(expected: refresh, actual: refresh + 1) }
    hand.transition(from: .zero, to: .zero + .milliseconds(1_000))
    let headline = Headline(hand.trace)
    #expect(headline.hitches.count == 51)
    #expect(headline.hitchTime == .milliseconds(850))
    #expect(headline.frameTime(percentile: 95) == Interval(nanoseconds: 16_666_667))
    #expect(headline.length("freeze.longest") == Interval(nanoseconds: 33_333_333))
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `hitch time is the sum of the hitches and the worst freeze is one refresh longer`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let hertz = [60, 120].randomElement(using: &generator) ?? 60
    var late: [Int: Int] = [:]
    for index in 1..<80 where Int.random(in: 0..<8, using: &generator) == 0 {
      late[index] = Int.random(in: 1...9, using: &generator)
    }
    let trace = Trace.steady(
      hertz: hertz,
      count: 80,
      late: late,
      length: .milliseconds(10_000)
    )
    let headline = Headline(trace)
    #expect(headline.hitches.map(\.frame) == late.keys.sorted())
    #expect(headline.hitchTime == headline.hitches.reduce(.zero) { $0 + $1.duration })
    #expect(Self.frameTimes(trace).count == 79)
    let worst = Double(late.values.max() ?? -1) + 1
    let freeze = (headline.length("freeze.longest") ?? .zero).seconds * Double(hertz)
    #expect(abs(freeze - worst) < 1e-6, "\(late)")
  }
}

// MARK: The ratio

extension HeadlineTests {
  /// A run whose hitch time is exactly so many thousandths of its animation time.
  private static func ratio(thousandths: Int64, of hitchTime: Interval) -> Double? {
    let length = Interval(nanoseconds: hitchTime.nanoseconds * 1_000 / thousandths)
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    var hand = HandMadeTrace()
    hand.transition(from: .zero, to: .zero + length)
    let template = Trace.steady(count: 1, late: [0: 1], length: length).frames[0]
    trace.transitions = hand.trace.transitions
    trace.frames = [
      FrameRecord(
        index: 0,
        origin: .commit,
        begin: template.begin,
        expected: template.expected,
        actual: .init(number: 99, time: template.expected.time + hitchTime),
        commitDeadline: template.commitDeadline,
        mainThread: nil,
        prepare: template.prepare,
        execute: template.execute,
        contentTime: template.contentTime,
        lateness: .commit,
        changedLayers: 1
      )
    ]
    return Headline(trace)["apple.hitch-time-ratio"]
  }

  @Test(arguments: [10, 25, 50] as [Int64], 0..<32 as Range<UInt64>)
  func `a ratio that is exactly a limit stays exact`(limit: Int64, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let hitchTimes = (0..<20).map { _ in
      Interval(nanoseconds: limit * .random(in: 1...9_999_999, using: &generator))
    }
    let missed = hitchTimes.filter { Self.ratio(thousandths: limit, of: $0) != Double(limit) }
    #expect(missed.isEmpty)
  }

  @Test func `without animation there is no ratio`() {
    var hand = HandMadeTrace()
    hand.show(expected: 3, actual: 5)
    let headline = Headline(hand.trace)
    #expect(headline.animationTime == .zero)
    #expect(headline["apple.hitch-time-ratio"] == nil)
    #expect(Self.frameTimes(hand.trace).isEmpty)
    #expect(headline.frameTime(percentile: 50) == nil)
    #expect(headline.length("transition.settle.max") == nil)
  }

  @Test func `animation time counts overlapping transitions once`() {
    var hand = HandMadeTrace()
    hand.transition(from: .zero, to: .zero + .milliseconds(300))
    hand.transition(from: .zero + .milliseconds(200), to: .zero + .milliseconds(500))
    #expect(Headline(hand.trace).animationTime == .milliseconds(500))
  }
}

// MARK: Idle time

extension HeadlineTests {
  @Test func `the wait for an unrequested frame is no frame time and no freeze`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...10)
    hand.showInTime(40...50)
    hand.transition(from: .zero, to: hand.time(of: 60))
    let headline = Headline(hand.trace)
    #expect(headline.frameCount == 20)
    #expect(Self.frameTimes(hand.trace).count == 18)
    #expect(Self.frameTimes(hand.trace).max ?? .max < 17_000_000)
    #expect(headline.length("freeze.longest") == .zero)
  }

  @Test func `frames outside of any animation have no frame times`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...20)
    hand.show(expected: 21, actual: 30)
    hand.transition(from: hand.time(of: 60), to: hand.time(of: 70))
    #expect(Headline(hand.trace).frameCount == 0)
    #expect(Self.frameTimes(hand.trace).isEmpty)
    #expect(Headline(hand.trace).length("freeze.longest") == .zero)
  }

  @Test func `after idle time the wait for a late frame counts from its due time`() {
    // The frame before was on screen as intended until refresh 40, then four refreshes too long.
    var hand = HandMadeTrace()
    hand.showInTime(2...10)
    hand.show(expected: 40, actual: 44)
    hand.transition(from: .zero, to: hand.time(of: 60))
    let headline = Headline(hand.trace)
    let frozen = hand.time(of: 44) - hand.time(of: 39)
    #expect(headline.hitchTime == hand.time(of: 44) - hand.time(of: 40))
    #expect(headline.length("freeze.longest") == frozen)
    #expect(Self.frameTimes(hand.trace).max == frozen.nanoseconds)
  }
}

// MARK: Settling

extension HeadlineTests {
  private static func settling(_ trace: Trace) -> Interval? {
    Headline(trace).length("transition.settle.max")
  }

  @Test func `settling lasts from the request to the last change on screen`() {
    var hand = HandMadeTrace()
    hand.showInTime(8...20)
    hand.show(expected: 21, actual: 21, changedLayers: 0)
    hand.transition(
      from: hand.time(of: 7),
      to: hand.time(of: 30),
      requested: hand.time(of: 6)
    )
    #expect(Self.settling(hand.trace) == hand.time(of: 20) - hand.time(of: 6))
  }

  @Test func `a late last frame settles when it is shown`() {
    var hand = HandMadeTrace()
    hand.showInTime(8...20)
    hand.show(expected: 21, actual: 26)
    hand.transition(from: hand.time(of: 6), to: hand.time(of: 30))
    #expect(Self.settling(hand.trace) == hand.time(of: 26) - hand.time(of: 6))
  }

  @Test func `the slowest of several transitions counts, each up to the next request`() {
    var hand = HandMadeTrace()
    hand.showInTime(8...20)
    hand.showInTime(108...150)
    hand.showInTime(208...210)
    for start in [6, 106, 206] {
      hand.transition(from: hand.time(of: start), to: hand.time(of: start + 50))
    }
    #expect(Self.settling(hand.trace) == hand.time(of: 150) - hand.time(of: 106))
  }

  @Test func `a transition that changed nothing on screen has not settled`() {
    var hand = HandMadeTrace()
    for refresh in 8...20 { hand.show(expected: refresh, actual: refresh, changedLayers: 0) }
    hand.transition(from: hand.time(of: 6), to: hand.time(of: 30))
    #expect(Self.settling(hand.trace) == nil)
  }
}
