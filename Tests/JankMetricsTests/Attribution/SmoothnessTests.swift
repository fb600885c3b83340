import JankMetrics
import JankTrace
import Testing

// Also tests: MotionPoint, MotionWindow, StandingTime.

struct SmoothnessTests {
  /// The position of the view in a frame.
  private func sheet(at place: Double, in frame: Int) -> LayerSample {
    LayerSample(frame: frame, layer: "Sheet", position: [place, 0], bounds: .zero, opacity: 1)
  }

  /// A layer that moves right by 10 points per refresh at 60 Hz, in frames of which some are late.
  private func smoothness(
    late: [Int: Int] = [:],
    outcome: TransitionRecord.Outcome = .completed,
    place: (Int) -> Double = { min(300, Double(max(0, $0 - 5)) * 10) }
  ) throws -> Smoothness {
    var hand = HandMadeTrace()
    var samples: [LayerSample] = []
    var next = 3
    while next < 60 {
      let delay = late[next] ?? 0
      hand.show(expected: next, actual: next + delay)
      samples.append(sheet(at: place(next), in: samples.count))
      next += 1 + delay
    }
    hand.transition(from: .zero, to: hand.time(of: 60), outcome: outcome)
    var trace = hand.trace
    trace.samples = samples
    return try #require(Smoothness.all(in: trace).first)
  }

  @Test func `an even motion has no jumps and does not overshoot`() throws {
    let even = try smoothness()
    // The frame at refresh 5 is the last before it moves.
    #expect(even.frameCount == 55)
    #expect(abs(even.distance - 300) < 1e-9)
    #expect(abs(even.totalVariation - 300) < 1e-9)
    #expect(even.overshoot == 0)
    #expect(even.largestVelocityJump < 0.01)
    #expect(abs(even.settleTime.seconds - 0.5) < 1e-6)
    #expect(even.longestFreeze == .zero)
  }

  @Test func `after a late frame the motion jumps`() throws {
    let late = try smoothness(late: [20: 3])
    #expect(abs(late.longestFreeze.seconds - 4.0 / 60) < 1e-6)
    #expect(late.largestVelocityJump > 1_000)
    #expect(abs(late.totalVariation - 300) < 1e-9)
  }

  @Test func `swinging beyond the end is overshoot and settles later`() throws {
    let swinging = try smoothness { refresh in
      refresh < 10 ? 0 : refresh < 20 ? 340 : refresh < 30 ? 290 : 300
    }
    #expect(abs(swinging.overshoot - 40) < 1e-9)
    #expect(abs(swinging.totalVariation - (340 + 50 + 10)) < 1e-9)
    #expect(abs(swinging.settleTime.seconds - 21.0 / 60) < 1e-6)
  }

  /// The positions of a view that starts at refresh 10, moves 10 points per refresh, reverses, and
  /// settles.
  private func turned(at refresh: Int, restAt rest: Double) -> (Int) -> Double {
    { max(rest, 10 * Double(max(0, min($0 - 10, 2 * refresh - $0 - 10)))) }
  }

  @Test(arguments: [-4.0, 0, 4])
  func `a reversed motion does not overshoot the position to which it returns`(
    rest: Double
  ) throws {
    let back = try smoothness(outcome: .cancelled) { refresh in
      refresh < 40 ? self.turned(at: 25, restAt: 0)(refresh) : rest
    }
    #expect(back.overshoot == 0)
    #expect(abs(back.distance - rest.magnitude) < 1e-9)
  }

  @Test func `a return that swings beyond its end overshoots there`() throws {
    let back = try smoothness(outcome: .cancelled) { refresh in
      switch refresh {
      case ..<40: self.turned(at: 25, restAt: 0)(refresh)
      case ..<45: -30
      default: -5
      }
    }
    #expect(abs(back.overshoot - 25) < 1e-9)
  }

  @Test func `a motion reversed twice that arrives overshoots nothing or only its end`() throws {
    func overshoot(last: Double) throws -> Double {
      try smoothness { refresh in
        switch refresh {
        case ..<25: self.turned(at: 20, restAt: 0)(refresh)
        case ..<45: Double(refresh - 20) * 10
        case ..<50: last
        default: 250
        }
      }.overshoot
    }
    #expect(try overshoot(last: 250) == 0)
    #expect(abs(try overshoot(last: 270) - 20) < 1e-9)
  }

  @Test func `a freeze belongs to the transition in which it began`() {
    var hand = HandMadeTrace()
    var samples: [LayerSample] = []
    for refresh in Array(3..<20) + Array(25..<40) {
      hand.show(expected: refresh == 25 ? 20 : refresh, actual: refresh)
      samples.append(sheet(at: Double(refresh), in: samples.count))
    }
    // The late frame is the last of the first transition, whose end brings the second.
    let end = hand.time(of: 23) + .milliseconds(1)
    hand.transition(from: hand.time(of: 1), to: end)
    hand.transition(from: end, to: hand.time(of: 40))
    var trace = hand.trace
    trace.samples = samples
    let freezes = Smoothness.all(in: trace).map { 60 * $0.longestFreeze.seconds }
    #expect(freezes.count == 2)
    #expect(zip(freezes, [6, 0]).allSatisfy { abs($0 - $1) < 1e-4 }, "\(freezes)")
  }

  @Test func `the pause between two transitions is no freeze, a stall over the end of one is`()
    throws
  {
    var hand = HandMadeTrace()
    var samples: [LayerSample] = []
    for refresh in Array(3..<20) + Array(100..<110) + Array(118..<125) {
      hand.show(expected: refresh == 118 ? 110 : refresh, actual: refresh)
      samples.append(sheet(at: Double(refresh), in: samples.count))
    }
    hand.transition(from: hand.time(of: 2), to: hand.time(of: 20))
    // Its end is reported before its last frames are shown.
    hand.transition(from: hand.time(of: 98), to: hand.time(of: 112))
    hand.end(at: hand.time(of: 126))
    var trace = hand.trace
    trace.samples = samples
    let motions = Smoothness.all(in: trace)
    #expect(motions.map(\.subject.transition) == [0, 1])
    let freezes = motions.map { 60 * $0.longestFreeze.seconds }
    #expect(zip(freezes, [0, 9]).allSatisfy { abs($0 - $1) < 1e-4 }, "\(freezes)")
  }

  /// A view that slides in from refresh 6 on, 10 points per refresh, stays for a second, slides out
  /// and off the screen, and returns there to its place; the first frame without it may be late.
  private func slidesInAndOut(late: Int = 0) -> Trace {
    var hand = HandMadeTrace()
    var samples: [LayerSample] = []
    for refresh in Array(5...30) + Array(91...120) {
      let delay = refresh < 115 ? 0 : late
      hand.show(expected: refresh + (refresh == 115 ? 0 : delay), actual: refresh + delay)
      let place = refresh < 60 ? 10 * min(20, Double(refresh - 5)) : 200 - 10 * Double(refresh - 90)
      let isOver = refresh == 120
      samples.append(
        LayerSample(
          frame: samples.count,
          layer: "Sheet",
          position: [isOver ? 5_000 : place, 0],
          bounds: .zero,
          opacity: 1,
          isOnScreen: refresh < 115
        )
      )
    }
    hand.transition(from: hand.time(of: 5), to: hand.time(of: 26))
    hand.transition(from: hand.time(of: 90), to: hand.time(of: 120))
    hand.end(at: hand.time(of: 130))
    var trace = hand.trace
    trace.samples = samples
    return trace
  }

  @Test func `each transition has its own motion, without waits before it and time off screen`()
    throws
  {
    let motions = Smoothness.all(in: slidesInAndOut())
    try #require(motions.count == 2)
    #expect(motions.map(\.kind) == [.present, .present])
    let (shown, gone) = (motions[0], motions[1])
    #expect(abs(shown.distance - 200) < 1e-9 && abs(shown.totalVariation - 200) < 1e-9)
    #expect(abs(shown.settleTime.seconds - 20.0 / 60) < 1e-6)
    // The last frame that shows it is that of refresh 114, in which it still moves; it started with
    // the transition.
    #expect(abs(gone.distance - 240) < 1e-9 && abs(gone.totalVariation - 240) < 1e-9)
    #expect(abs(gone.settleTime.seconds - 25.0 / 60) < 1e-6)
    for motion in motions {
      #expect(motion.overshoot == 0)
      #expect(motion.largestVelocityJump < 0.01)
      #expect(motion.longestFreeze == .zero)
    }
  }

  @Test func `a view that leaves has gone with the first frame without it, which may be late`()
    throws
  {
    let gone = try #require(Smoothness.all(in: slidesInAndOut(late: 9)).last)
    #expect(abs(gone.longestFreeze.seconds - 10.0 / 60) < 1e-6)
    #expect(abs(gone.settleTime.seconds - 34.0 / 60) < 1e-6)
    #expect(abs(gone.distance - 240) < 1e-9 && gone.largestVelocityJump < 0.01)
  }

  @Test func `a motion that returns to its start has a path and no overshoot`()
    throws
  {
    let back = try smoothness { refresh in
      Double(refresh < 10 ? 0 : refresh < 20 ? refresh - 10 : refresh < 30 ? 30 - refresh : 0)
    }
    #expect(back.distance == 0)
    #expect(back.overshoot == 0)
    #expect(abs(back.totalVariation - 20) < 1e-9)
  }

  @Test func `a layer that never moves has no motion`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...9)
    #expect(Smoothness.all(in: hand.trace).isEmpty)
  }
}
