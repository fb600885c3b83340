import JankMetrics
import JankTrace
import Testing

struct SmoothnessTests {
  /// A layer that is moved to the right, 10 points a refresh at 60 Hz, and seen as the frames have
  /// it; some frames are late.
  private func smoothness(
    late: [Int: Int] = [:],
    place: (Int) -> Double = { min(300, Double(max(0, $0 - 5)) * 10) }
  ) throws -> Smoothness {
    var hand = HandMadeTrace()
    var samples: [LayerSample] = []
    var next = 3
    while next < 60 {
      let delay = late[next] ?? 0
      hand.show(expected: next, actual: next + delay)
      samples.append(
        LayerSample(
          frame: samples.count,
          layer: "Sheet",
          position: [place(next), 0],
          bounds: .zero,
          opacity: 1
        )
      )
      next += 1 + delay
    }
    hand.transition(from: .zero, to: hand.time(of: 60))
    var trace = hand.trace
    trace.samples = samples
    return try #require(Smoothness.all(in: trace).first)
  }

  @Test func `an even motion has no jumps within, nor goes beyond its end`() throws {
    let even = try smoothness()
    // The picture at refresh 5 is the last before it moves.
    #expect(even.pictureCount == 55)
    #expect(abs(even.distance - 300) < 1e-9)
    #expect(abs(even.totalVariation - 300) < 1e-9)
    #expect(even.overshoot == 0)
    #expect(even.largestVelocityJump < 0.01)
    #expect(abs(even.settleTime.seconds - 0.5) < 1e-6)
    #expect(abs(even.longestFreeze.seconds - 1.0 / 60) < 1e-6)
  }

  @Test func `behind a picture that is late the motion jumps`() throws {
    let late = try smoothness(late: [20: 3])
    #expect(abs(late.longestFreeze.seconds - 4.0 / 60) < 1e-6)
    #expect(late.largestVelocityJump > 1_000)
    #expect(abs(late.totalVariation - 300) < 1e-9)
  }

  @Test func `what swings beyond the end is overshoot and settles later`() throws {
    let swinging = try smoothness { refresh in
      refresh < 10 ? 0 : refresh < 20 ? 340 : refresh < 30 ? 290 : 300
    }
    #expect(abs(swinging.overshoot - 40) < 1e-9)
    #expect(abs(swinging.totalVariation - (340 + 50 + 10)) < 1e-9)
    #expect(abs(swinging.settleTime.seconds - 21.0 / 60) < 1e-6)
  }

  @Test func `the pause between two transitions is no freeze, a stall within one is`() throws {
    var hand = HandMadeTrace()
    var samples: [LayerSample] = []
    for refresh in Array(3..<20) + Array(100..<110) + Array(118..<125) {
      hand.show(expected: refresh, actual: refresh)
      samples.append(
        LayerSample(
          frame: samples.count,
          layer: "Sheet",
          position: [Double(refresh), 0],
          bounds: .zero,
          opacity: 1
        )
      )
    }
    hand.transition(from: hand.time(of: 2), to: hand.time(of: 20))
    hand.transition(from: hand.time(of: 98), to: hand.time(of: 126))
    var trace = hand.trace
    trace.samples = samples
    let motion = try #require(Smoothness.all(in: trace).first)
    #expect(abs(motion.longestFreeze.seconds - 9.0 / 60) < 1e-6)
  }

  @Test func `a layer that never moves has no motion`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...9)
    #expect(Smoothness.all(in: hand.trace).isEmpty)
  }
}
