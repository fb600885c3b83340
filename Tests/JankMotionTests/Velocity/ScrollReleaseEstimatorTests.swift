import JankMotion
import Testing

struct ScrollReleaseEstimatorTests {
  private func velocity(_ speed: Double) -> SIMD2<Double>? {
    var estimator = ScrollReleaseEstimator()
    for index in 0..<8 {
      let time = Double(index) * 0.008
      estimator.add(PositionSample(time: time, position: SIMD2(0, speed * time)))
    }
    estimator.lift(at: 2)
    return estimator.velocity
  }

  @Test func `a fast finger is reported though it rested, a slow one is still`() throws {
    #expect((try #require(velocity(625)) - SIMD2(0, 625)).vectorLength < 1e-9)
    #expect(velocity(187.5) == .zero)
  }
}
