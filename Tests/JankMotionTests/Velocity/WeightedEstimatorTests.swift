import JankMotion
import Testing

struct WeightedEstimatorTests {
  private func estimate(_ estimator: WeightedEstimator, _ x: [Double]) -> Double? {
    var estimator = estimator
    for (index, x) in x.enumerated() {
      estimator.add(PositionSample(time: Double(index), position: SIMD2(x, 0)))
    }
    return estimator.velocity?.x
  }

  @Test func `the mean uses the weights of three segments`() throws {
    #expect(estimate(.iOS, [50, 0, 100, 100, 100]) == 60)
    #expect(estimate(.iOS, [0, 0, 100, 100]) == 35)
    #expect(estimate(.macOS, [0, 0, 0, 100]) == 20)
  }

  @Test func `missing segments count as 0`() throws {
    #expect(estimate(.macOS, [0, 100]) == 20)
    #expect(estimate(.iOS, [7]) == 0)
    #expect(estimate(.iOS, []) == 0)
  }

  @Test func `a segment without a duration counts as 0`() throws {
    var estimator = WeightedEstimator.macOS
    for (time, x) in [(0.0, 0.0), (1, 10), (1, 99), (2, 109)] {
      estimator.add(PositionSample(time: time, position: SIMD2(x, 0)))
    }
    #expect(estimator.velocity?.x == 10 * 0.15 + 10 * 0.2)
  }
}
