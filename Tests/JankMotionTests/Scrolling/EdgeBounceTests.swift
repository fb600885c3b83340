import JankMotion
import Testing

struct EdgeBounceTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `the bounce starts in its initial state and ends at the edge`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let (offset, velocity) = (numbers.number(-200...200), numbers.number(-3000...3000))
    let bounce = try EdgeBounce(
      edge: 40,
      offset: offset,
      velocity: velocity,
      frequency: EdgeBounce.afterFling
    )
    let start = bounce.state(at: 0)
    #expect((start.offset - offset).magnitude < 1e-12 && start.velocity == velocity)
    #expect((bounce.state(at: 5).offset - 40).magnitude < 1e-9)
  }

  @Test func `critical damping passes the edge at most once`() throws {
    let bounce = try EdgeBounce(
      edge: 0,
      offset: 50,
      velocity: -4000,
      frequency: EdgeBounce.afterOutwardDrag
    )
    let signs = (0...2000).map { bounce.state(at: Double($0) / 1000).offset > 0 }
    #expect(zip(signs, signs.dropFirst()).count { $0 != $1 } == 1)
  }

  @Test func `the error names an invalid number`() {
    for bad in [Double.nan, 0, -3] {
      expectRefusal("frequency") { () throws(MotionError) in
        _ = try EdgeBounce(edge: 0, offset: 1, velocity: 0, frequency: bad)
      }
    }
    expectRefusal("offset") { () throws(MotionError) in
      _ = try EdgeBounce(edge: 0, offset: .nan, velocity: 0, frequency: 1)
    }
  }
}
