import JankMotion
import Testing

struct ReleasePoliciesTests {
  static let policies: [any ReleasePolicy] = [
    HalfwayOrFlingPolicy(), SheetPolicy(), LookAheadPolicy.reactNativeScreens,
    ProjectionPolicy(), DirectionPolicy(),
    ShareOrSpeedPolicy.swipeTransition, SharePolicy.half,
  ]

  @Test(arguments: 0..<128 as Range<UInt64>)
  func `a higher velocity never turns a completion into a return`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let (travel, velocity) = (numbers.number(0...400), numbers.number(-3000...3000))
    let slower = try GestureRelease(travel: travel, extent: 400, velocity: velocity)
    let faster = try GestureRelease(
      travel: travel,
      extent: 400,
      velocity: velocity + numbers.number(0...3000)
    )
    for policy in Self.policies where policy.decision(for: slower) == .completes {
      #expect(policy.decision(for: faster) == .completes, "\(policy)")
    }
  }

  @Test func `the rules disagree about typical releases`() throws {
    let half = try GestureRelease(travel: 200, extent: 400, velocity: 0)
    #expect(HalfwayOrFlingPolicy().decision(for: half) == .completes)
    #expect(SheetPolicy().decision(for: half) == .returns)
    #expect(DirectionPolicy().decision(for: half) == .returns)
    let brisk = try GestureRelease(travel: 60, extent: 400, velocity: 350)
    #expect(HalfwayOrFlingPolicy().decision(for: brisk) == .returns)
    #expect(LookAheadPolicy.reactNativeScreens.decision(for: brisk) == .returns)
    #expect(ProjectionPolicy().decision(for: brisk) == .completes)
    #expect(DirectionPolicy().decision(for: brisk) == .completes)
  }

  @Test func `a velocity at the limit counts as fast`() throws {
    func release(_ travel: Double, _ velocity: Double) throws -> GestureRelease {
      try GestureRelease(travel: travel, extent: 800, velocity: velocity)
    }
    #expect(HalfwayOrFlingPolicy().decision(for: try release(10, 800)) == .completes)
    #expect(HalfwayOrFlingPolicy().decision(for: try release(790, -800)) == .returns)
    #expect(SheetPolicy().decision(for: try release(64, 1000)) == .completes)
    #expect(SheetPolicy().decision(for: try release(64, 975)) == .returns)
    let kept = SheetPolicy(allowsDismissal: false)
    #expect(kept.decision(for: try release(700, 2000)) == .returns)
  }

  @Test func `a share must be exceeded, and a flick back changes nothing`() throws {
    let half = try GestureRelease(travel: 200, extent: 400, velocity: 1000)
    #expect(ShareOrSpeedPolicy.swipeTransition.decision(for: half) == .returns)
    #expect(SharePolicy.half.decision(for: half) == .returns)
    let fast = try GestureRelease(travel: 20, extent: 400, velocity: 1001)
    #expect(ShareOrSpeedPolicy.swipeTransition.decision(for: fast) == .completes)
    #expect(SharePolicy.half.decision(for: fast) == .returns)
    let back = try GestureRelease(travel: 201, extent: 400, velocity: -3000)
    #expect(ShareOrSpeedPolicy.swipeTransition.decision(for: back) == .completes)
    #expect(SharePolicy.half.decision(for: back) == .completes)
  }

  @Test func `shares and velocities outside their ranges are rejected`() {
    expectRefusal("share") { () throws(MotionError) in _ = try SharePolicy(share: 1.1) }
    expectRefusal("share") { () throws(MotionError) in
      _ = try ShareOrSpeedPolicy(share: -0.1, speed: 1)
    }
    expectRefusal("speed") { () throws(MotionError) in
      _ = try ShareOrSpeedPolicy(share: 0.5, speed: 0)
    }
  }
}
