import JankMotion
import Testing

struct LeastSquaresEstimatorTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `constant acceleration is exact`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let (speed, growth) = (numbers.number(-2000...2000), numbers.number(-9000...9000))
    var estimator = LeastSquaresEstimator()
    for index in 0..<10 {
      let time = Double(index) * 0.008
      estimator.add(
        PositionSample(time: time, position: SIMD2(speed * time + growth * time * time, 0))
      )
    }
    let velocity = try #require(estimator.velocity)
    #expect((velocity.x - speed - 2 * growth * 0.072).magnitude < 1e-6)
  }

  @Test func `samples before a gap or older than 100 ms do not count`() {
    var (short, long) = (LeastSquaresEstimator(), LeastSquaresEstimator())
    for index in 0..<30 {
      long.add(PositionSample(time: Double(index) * 0.01, position: SIMD2(9, 9)))
    }
    for index in 0..<5 {
      let sample = PositionSample(
        time: 0.35 + Double(index) * 0.01,
        position: SIMD2(Double(index * index), 1)
      )
      short.add(sample)
      long.add(sample)
    }
    #expect(long.velocity == short.velocity)
  }

  @Test func `too few times give 0`() {
    var estimator = LeastSquaresEstimator()
    #expect(estimator.velocity == .zero)
    for time in [0, 0.01, 0.01] {
      estimator.add(PositionSample(time: time, position: SIMD2(time * 100, 0)))
    }
    #expect(estimator.velocity == .zero)
  }
}
