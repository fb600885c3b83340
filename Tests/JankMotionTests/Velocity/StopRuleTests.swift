import JankMotion
import Testing

struct StopRuleTests {
  @Test func `a touch counts as stopped after more than 40 ms`() {
    var estimator = StopRule(WeightedEstimator.iOS)
    for index in 0..<6 {
      estimator.add(PositionSample(time: Double(index) * 0.01, position: SIMD2(Double(index), 0)))
    }
    let moving = estimator.velocity
    #expect(moving != .zero)
    #expect(estimator.velocity(readAt: 0.05) == moving)
    #expect(estimator.velocity(readAt: 0.09) == moving)
    #expect(estimator.velocity(readAt: 0.0901) == .zero)
  }

  @Test func `the base rule receives the release`() {
    var estimator = StopRule(ImpulseEstimator())
    for index in 0..<6 {
      estimator.add(PositionSample(time: Double(index) * 0.01, position: SIMD2(Double(index), 0)))
    }
    estimator.lift(at: 1)
    #expect(estimator.velocity == nil)
  }
}
