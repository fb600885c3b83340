import JankMotion
import Testing

/// Common properties of all estimators.
struct VelocityEstimatorTests {
  static let estimators: [any VelocityEstimator] = [
    LeastSquaresEstimator(), AndroidLeastSquaresEstimator(), ImpulseEstimator(),
    ImpulseEstimator(rule: .segment), WeightedEstimator.iOS, WeightedEstimator.macOS,
    SamplerEstimator(), ScrollReleaseEstimator(), StopRule(LeastSquaresEstimator()),
  ]

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `every rule is exact for a steady touch`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let speed = SIMD2(numbers.number(300...3000), -numbers.number(300...3000))
    let start = SIMD2(numbers.number(0...400), numbers.number(0...800))
    for estimator in Self.estimators {
      var estimator = estimator
      for index in 0..<12 {
        let time = 100 + Double(index) / 120
        estimator.add(PositionSample(time: time, position: start + speed * (time - 100)))
      }
      let velocity = try #require(estimator.velocity)
      let miss = (velocity - speed).vectorLength
      #expect(miss < 1e-7 * speed.vectorLength, "\(type(of: estimator)): \(velocity)")
    }
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `the velocity is independent of origin, start time and unit`(
    seed: UInt64
  ) throws {
    var numbers = SeededGenerator(seed: seed)
    let times = (0..<10).map { Double($0) * 0.008 + numbers.number(0...0.004) }
    let places = times.map { _ in
      SIMD2(numbers.number(0...400), numbers.number(0...800))
    }
    for estimator in Self.estimators where !(estimator is ScrollReleaseEstimator) {
      var (plain, moved) = (estimator, estimator)
      for (time, place) in zip(times, places) {
        plain.add(PositionSample(time: time, position: place))
        moved.add(PositionSample(time: time + 7, position: place * 3 + SIMD2(50, -20)))
      }
      let (one, other) = (try #require(plain.velocity), try #require(moved.velocity))
      #expect(
        (one * 3 - other).vectorLength < 1e-6 * (1 + other.vectorLength),
        "\(type(of: estimator))"
      )
    }
  }

  @Test func `a single sample has no velocity`() {
    for estimator in Self.estimators {
      var estimator = estimator
      estimator.add(PositionSample(time: 1, position: SIMD2(3, 4)))
      #expect((estimator.velocity ?? .zero) == .zero)
    }
  }
}
