import JankMotion
import Testing

struct ImpulseEstimatorTests {
  @Test(arguments: ImpulseEstimator.Rule.allCases)
  func `deltas and positions give the same velocity`(rule: ImpulseEstimator.Rule) throws {
    var numbers = SeededGenerator(seed: 5)
    var places = ImpulseEstimator(rule: rule)
    var steps = ImpulseEstimator(rule: rule, input: .deltas)
    var place = SIMD2(0.0, 0.0)
    for index in 0..<12 {
      let step = SIMD2(numbers.number(-9...9), numbers.number(-9...9))
      place += step
      places.add(PositionSample(time: Double(index) * 0.008, position: place))
      steps.add(PositionSample(time: Double(index) * 0.008, position: step))
    }
    let (one, other) = (try #require(places.velocity), try #require(steps.velocity))
    #expect((one - other).vectorLength < 1e-9)
  }

  @Test func `two samples give their slope`() throws {
    var estimator = ImpulseEstimator()
    estimator.add(PositionSample(time: 0, position: SIMD2(0, 0)))
    #expect(estimator.velocity == nil)
    estimator.add(PositionSample(time: 0.01, position: SIMD2(-3, 4)))
    let velocity = try #require(estimator.velocity)
    #expect((velocity - SIMD2(-300, 400)).vectorLength < 1e-9)
  }

  @Test func `the axes are independent`() throws {
    var numbers = SeededGenerator(seed: 9)
    var (both, one) = (ImpulseEstimator(), ImpulseEstimator())
    for index in 0..<9 {
      let x = numbers.number(0...50)
      let time = Double(index) * 0.008
      both.add(PositionSample(time: time, position: SIMD2(x, numbers.number(0...50))))
      one.add(PositionSample(time: time, position: SIMD2(x, 0)))
    }
    #expect(both.velocity?.x == one.velocity?.x)
  }
}
