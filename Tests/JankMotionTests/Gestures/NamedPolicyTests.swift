import JankMotion
import Testing

struct NamedPolicyTests {
  private static let half = NamedPolicy(
    name: "half",
    about: "More than half of the way.",
    source: "the test",
    mark: .certain,
    slop: 30,
    policy: SharePolicy.half
  )

  @Test func `the slop is not part of the distance`() throws {
    #expect(try Self.half.decision(travel: 130, extent: 200, velocity: 0) == .returns)
    #expect(try Self.half.decision(travel: 130.5, extent: 200, velocity: 0) == .completes)
  }

  @Test func `the error names an invalid number`() {
    expectRefusal("extent") { () throws(MotionError) in
      _ = try Self.half.decision(travel: 100, extent: 0, velocity: 0)
    }
    expectRefusal("velocity") { () throws(MotionError) in
      _ = try Self.half.decision(travel: 100, extent: 1, velocity: .nan)
    }
  }
}
