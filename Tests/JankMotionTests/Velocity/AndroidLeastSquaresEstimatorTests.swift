import JankMotion
import Testing

struct AndroidLeastSquaresEstimatorTests {
  @Test func `two samples give a line, one gives nil`() {
    var estimator = AndroidLeastSquaresEstimator()
    estimator.add(PositionSample(time: 0, position: SIMD2(0, 5)))
    #expect(estimator.velocity == nil)
    estimator.add(PositionSample(time: 0.01, position: SIMD2(5, 0)))
    let velocity = estimator.velocity ?? .zero
    #expect((velocity - SIMD2(500, -500)).vectorLength < 1e-9)
  }

  @Test func `the parabola passes through three samples`() throws {
    var estimator = AndroidLeastSquaresEstimator()
    for (time, x) in [(0.0, 0.0), (0.01, 1.0), (0.02, 4.0)] {
      estimator.add(PositionSample(time: time, position: SIMD2(x, 0)))
    }
    let velocity = try #require(estimator.velocity)
    #expect((velocity.x - 400).magnitude < 1e-9)
  }

  @Test func `a rest before the release gives nil`() {
    var estimator = AndroidLeastSquaresEstimator()
    for index in 0..<5 {
      estimator.add(PositionSample(time: Double(index) * 0.01, position: SIMD2(Double(index), 0)))
    }
    estimator.lift(at: 0.07)
    #expect(estimator.velocity != nil)
    estimator.lift(at: 0.2)
    #expect(estimator.velocity == nil)
  }
}
