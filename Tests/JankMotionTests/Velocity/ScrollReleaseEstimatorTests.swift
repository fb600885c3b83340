import JankMotion
import Testing

struct ScrollReleaseEstimatorTests {
  private func velocity(_ speed: Double, liftedAt time: Double = 2) -> SIMD2<Double>? {
    var estimator = ScrollReleaseEstimator()
    for index in 0..<8 {
      let sampleTime = Double(index) * 0.008
      estimator.add(PositionSample(time: sampleTime, position: SIMD2(0, speed * sampleTime)))
    }
    estimator.lift(at: time)
    return estimator.velocity
  }

  @Test func `a fast touch that rested is reported, a slow one counts as still`() throws {
    #expect((try #require(velocity(625)) - SIMD2(0, 625)).vectorLength < 1e-9)
    #expect(velocity(187.5) == .zero)
  }

  @Test(arguments: [12.0, 60, 187.5, 240, 249, 4875])
  func `a touch released while it moves is reported at any velocity`(
    speed: Double
  ) throws {
    // The last of eight samples is at 56 ms; 40 ms more are not a rest.
    for lift in [0.056, 0.064, 0.096] {
      let told = try #require(velocity(speed, liftedAt: lift))
      #expect((told - SIMD2(0, speed)).vectorLength < 1e-9)
    }
    #expect((velocity(speed, liftedAt: 0.097) == .zero) == (speed < 250))
  }
}
