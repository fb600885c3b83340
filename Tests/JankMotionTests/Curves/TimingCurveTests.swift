import JankMotion
import Testing

@Suite struct TimingCurveTests {
  private static func curves() throws -> [TimingCurve] {
    [
      .linear, .easeIn, .easeOut, .easeInEaseOut, .coreAnimationDefault,
      .threePointCubic(.flutterPagePush), .unitCurve(.circularEaseInOut),
      .stops(try LinearStops([.init(output: 0), .init(output: 1.5), .init(output: 1)])),
      .catmullRom(try CatmullRomCurve(through: [CurvePoint(x: 0.4, y: 0.7)])),
      .spring(.coreAnimationDefault, initialVelocity: 2),
      .composed(outer: .easeIn, inner: .easeOut),
      .part(of: .easeIn, from: 0.4, to: 1), .part(of: .spring(.system), from: 0.7, to: 1),
    ]
  }

  @Test func `the velocity is the limit of quotients of value and time`() throws {
    for curve in try Self.curves() {
      for seconds in [0.21, 0.77, 1.23] {
        let ahead = curve.value(at: seconds + 1e-6, duration: 1.6)
        let behind = curve.value(at: seconds - 1e-6, duration: 1.6)
        let velocity = curve.velocity(at: seconds, duration: 1.6)
        #expect(abs(velocity - (ahead - behind) / 2e-6) < 1e-6, "\(curve) at \(seconds)")
      }
    }
  }

  @Test func `without a duration all curves except springs are at their end`() throws {
    for curve in try Self.curves() {
      if case .spring = curve { continue }
      if case .part(of: .spring, _, _) = curve { continue }
      #expect(abs(curve.value(at: 0, duration: 0) - 1) < 1e-15)
      #expect(curve.velocity(at: 0, duration: 0) == 0)
    }
    #expect(TimingCurve.spring(.system).value(at: 0, duration: 0) == 0)
  }

  @Test func `a part has the specified ends, in either direction`() {
    for (start, end) in [(0.0, 1.0), (0.25, 1), (0.8, 0.1)] {
      let part = TimingCurve.part(of: .easeInEaseOut, from: start, to: end)
      #expect(part.value(at: 0, duration: 2) == start)
      #expect(part.value(at: 2, duration: 2) == end)
      #expect(abs(part.value(at: 1, duration: 2) - (start + end) / 2) < 1e-15)
    }
  }

  @Test func `a threshold and steps jump and are constant in between`() throws {
    let threshold = TimingCurve.threshold(at: 0.25)
    #expect(threshold.value(at: 0.24, duration: 1) == 0)
    #expect(threshold.value(at: 0.25, duration: 1) == 1)
    let steps = TimingCurve.steps(try StepCurve(count: 2))
    #expect(steps.value(at: 0.5, duration: 1) == 0.5)
    #expect(steps.velocity(at: 0.3, duration: 1) == 0)
  }

  @Test func `the duration does not stretch a spring`() {
    let curve = TimingCurve.spring(.system)
    #expect(curve.value(at: 0.1, duration: 0.5) == curve.value(at: 0.1, duration: 5))
  }
}
