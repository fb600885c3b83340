import JankMotion
import Testing

struct VelocityRuleTests {
  /// A steady touch with a sample every 8 ms.
  private static func steady(_ velocity: SIMD2<Double>, count: Int = 20) -> [PositionSample] {
    (0..<count).map { index in
      let time = Double(index) * 0.008
      return PositionSample(time: time, position: velocity * time)
    }
  }

  @Test(arguments: VelocityRule.allCases)
  func `every rule gives the velocity of a steady touch`(rule: VelocityRule) throws {
    let samples = Self.steady([900, -400])
    let time = try #require(samples.last).time
    let velocity = try #require(rule.velocity(of: samples, liftedAt: time))
    #expect((velocity.x - 900).magnitude < 1e-6 && (velocity.y + 400).magnitude < 1e-6)
  }

  @Test(arguments: VelocityRule.allCases)
  func `no rule returns NaN or infinity`(rule: VelocityRule) {
    let samples = [
      PositionSample(time: 1, position: [0, 0]), PositionSample(time: 1, position: [50, 0]),
    ]
    for count in 0...2 {
      let velocity = rule.velocity(of: Array(samples.prefix(count)), liftedAt: 1)
      #expect(velocity.map { $0.x.isFinite && $0.y.isFinite } ?? true)
    }
  }

  @Test func `a rest affects only the rules that count it`() throws {
    let samples = Self.steady([900, 0])
    let time = try #require(samples.last).time + 0.05
    for rule in [VelocityRule.lsq2, .iOSWeighted, .macOSWeighted] {
      #expect(rule.velocity(of: samples, liftedAt: time) == .zero)
    }
    #expect(VelocityRule.scrollView.velocity(of: samples, liftedAt: time) != .zero)
  }
}
