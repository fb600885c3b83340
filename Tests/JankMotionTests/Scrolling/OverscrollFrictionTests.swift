import JankMotion
import Testing

struct OverscrollFrictionTests {
  @Test func `the factor falls from its base to 0 at a full viewport`() {
    let friction = OverscrollFriction.mobile
    #expect(friction.factor(overscrollFraction: 0) == friction.base)
    var before = Double.infinity
    for percent in 0...100 {
      let factor = friction.factor(overscrollFraction: Double(percent) / 100)
      #expect(factor < before)
      before = factor
    }
    #expect(before == 0)
    #expect(friction.factor(overscrollFraction: 1.5) == 0)
  }

  @Test func `a mouse moves half as much as a touch`() {
    let mobile = OverscrollFriction.mobile.factor(overscrollFraction: 0.3)
    #expect(OverscrollFriction.desktop.factor(overscrollFraction: 0.3) == mobile / 2)
  }

  @Test func `a base outside 0 to 1 is rejected`() {
    for bad in [Double.nan, -0.1, 1.1] {
      expectRefusal("base") { () throws(MotionError) in _ = try OverscrollFriction(base: bad) }
    }
  }
}
