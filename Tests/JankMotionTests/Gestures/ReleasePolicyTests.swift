import JankMotion
import Testing

struct ReleasePolicyTests {
  @Test func `progress is the fraction of the distance`() throws {
    #expect(try GestureRelease(travel: 100, extent: 400, velocity: 0).progress == 0.25)
  }

  @Test func `the error names an invalid number`() {
    expectRefusal("travel") { () throws(MotionError) in
      _ = try GestureRelease(travel: .nan, extent: 1, velocity: 0)
    }
    for bad in [0, -1, Double.nan] {
      expectRefusal("extent") { () throws(MotionError) in
        _ = try GestureRelease(travel: 0, extent: bad, velocity: 0)
      }
    }
    expectRefusal("velocity") { () throws(MotionError) in
      _ = try GestureRelease(travel: 0, extent: 1, velocity: .infinity)
    }
    expectRefusal("lookAhead") { () throws(MotionError) in
      _ = try LookAheadPolicy(lookAhead: -1)
    }
  }
}
