import JankMotion
import Testing

struct SamplerEstimatorTests {
  @Test func `equal times replace and earlier ones are ignored`() {
    var estimator = SamplerEstimator()
    for (time, x) in [(1.0, 1.0), (1, 3), (0.5, 99), (2, 4)] {
      estimator.add(PositionSample(time: time, position: SIMD2(x, 0)))
    }
    #expect(estimator.velocity?.x == 1)
  }

  @Test func `the older of two segments has a weight of three quarters`() {
    var estimator = SamplerEstimator()
    for (time, x) in [(0.0, 500.0), (1, 0), (2, 100), (3, 100)] {
      estimator.add(PositionSample(time: time, position: SIMD2(x, 0)))
    }
    #expect(estimator.velocity?.x == 75)
  }
}
