import JankMotion
import Testing

// Also tests: BezierSearch, Elementary, KernelScratch, MotionLaw.

/// The progress of single animations, as the opacity of one layer from 0 to 1.
struct RemainingTests {
  /// The largest error of progress during an animation, sampled 240 times.
  private func largestError(of curve: TimingCurve, duration: Double, begin: Double) -> Double {
    var field = LayerField()
    let timing = LayerTiming(curve, begin: begin, duration: duration)
    let groups = [1, 16].map { field.add(.opacity, values: [Float](repeating: 0, count: $0)) }
    field.move(groups[0], to: [1], timing)
    field.move(groups[1], to: [Float](repeating: 1, count: 16), timing)
    var largest = 0.0
    for tick in 0...240 {
      let time = begin + duration * Double(tick) / 240
      field.sample(at: time)
      let own = field.values(of: groups[0])[0]
      let together = field.values(of: groups[1])[15]
      #expect(own == together, "\(curve) at \(time)")
      largest = Double.maximum(largest, abs(Double(own) - (1 - timing.remaining(at: time))))
    }
    return largest
  }

  @Test(arguments: [
    TimingCurve.linear, .easeIn, .easeOut, .easeInEaseOut, .coreAnimationDefault,
  ])
  func `the curves of Core Animation are matched within some 1e-7`(curve: TimingCurve) {
    for begin in [0, 0.123_456_789, 61.7, 7_200.3] {
      #expect(largestError(of: curve, duration: 0.35, begin: begin) < 6e-7)
    }
  }

  @Test(arguments: [0.1, 0.3, 0.8, 0.999_999, 1, 1.000_001, 1.2, 3, 10])
  func `springs of every regime are matched within 1e-6`(ratio: Double) throws {
    for frequency in [5.0, 12, 40] {
      for velocity in [0.0, 12, -4] {
        let spring = try Spring(
          stiffness: frequency * frequency,
          damping: 2 * ratio * frequency,
          allowsOverdamping: true
        )
        let curve = TimingCurve.spring(spring, initialVelocity: velocity)
        let swing = 1 + abs(velocity) / frequency
        #expect(largestError(of: curve, duration: 1.5, begin: 3.3) < 1e-6 * swing, "\(curve)")
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `any Bézier curve is matched within 1e-6 of its range`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let drawn = random.bezier()
    let bezier = try #require(drawn)
    let range = bezier.valueRange.maximum - bezier.valueRange.minimum
    let error = largestError(of: .cubicBezier(bezier), duration: 0.4, begin: 1.1)
    #expect(error < 1e-6 * range, "\(bezier)")
  }

  @Test func `the steepest Bézier curves are matched`() throws {
    for (x1, y1, x2, y2) in [
      (1.0, 0.0, 0.0, 1.0), (0, 1, 1, 0), (0, 0, 0, 1), (1, 0, 1, 1), (0, 1, 0, 1),
      (0.87, 0, 0.13, 1),
    ] {
      let bezier = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
      #expect(largestError(of: .cubicBezier(bezier), duration: 0.4, begin: 1.1) < 1e-6)
    }
  }
}
