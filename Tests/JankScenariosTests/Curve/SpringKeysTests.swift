import HeadlessUIKit
import JankScenarios
import Testing

struct SpringKeysTests {
  @Test func `every kind of spring is created from its keys`() throws {
    for (keys, spring) in [
      ("", Spring.coreAnimationDefault),
      ("mass=3,stiffness=1000,damping=500", .system),
      ("damping=12", try Spring(stiffness: 100, damping: 12)),
      ("duration=0.5s,bounce=0.3", try Spring(duration: 0.5, bounce: 0.3)),
      ("response=550ms,dampingRatio=0.825", try Spring(response: 0.55, dampingRatio: 0.825)),
      ("tension=40,friction=7", try Spring(origamiTension: 40, friction: 7)),
      ("bounciness=4,speed=12", try Spring(popBounciness: 4, speed: 12)),
    ] {
      let plain = try CurveText.curve(in: "spring(\(keys))")
      #expect(plain.curve == .spring(spring), "\(keys)")
      #expect(plain.duration == Interval(seconds: spring.settlingDuration()), "\(keys)")
      let separator = keys.isEmpty ? "" : ","
      let thrown = try CurveText.curve(in: "spring(\(keys)\(separator)velocity=-2)")
      #expect(thrown.curve == .spring(spring, initialVelocity: -2), "\(keys)")
    }
  }

  @Test(arguments: [
    "mass=1,bounce=0", "duration=1s,response=1s", "tension=1,speed=1", "stiffness=1,friction=1",
  ])
  func `keys of different kinds are rejected together`(keys: String) {
    let error = #expect(throws: CurveTextError.self) {
      try CurveText.curve(in: "spring(\(keys))")
    }
    #expect(error?.message.hasPrefix("no spring has the keys ") == true)
  }

  @Test(arguments: ["duration=1s", "dampingRatio=1", "tension=40", "speed=12"])
  func `only physical constants have defaults`(keys: String) {
    let error = #expect(throws: CurveTextError.self) {
      try CurveText.curve(in: "spring(\(keys))")
    }
    #expect(error?.message.hasSuffix(" is missing") == true)
  }
}
