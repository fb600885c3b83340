import JankMotion
import Testing

struct BouncingScrollTests {
  private func spring() throws -> Spring {
    try Spring(mass: 1, stiffness: 170, damping: 28.7, allowsOverdamping: true)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the position is continuous across the edge and settles at it`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let velocity = -numbers.number(3000...9000)
    let scroll = try BouncingScroll(
      position: numbers.number(100...900),
      velocity: velocity,
      range: 0...1000,
      spring: spring()
    )
    let states = (0...4000).map { scroll.state(at: Double($0) / 1000) }
    for (earlier, later) in zip(states, states.dropFirst()) {
      #expect((later.position - earlier.position).magnitude <= velocity.magnitude / 1000 + 1e-9)
    }
    #expect((scroll.state(at: 60).position).magnitude < 1e-6)
  }

  @Test func `the far edge limits the velocity, the near edge does not`() throws {
    func topSpeed(_ velocity: Double) throws -> Double {
      let scroll = try BouncingScroll(
        position: 500,
        velocity: velocity,
        range: 499...501,
        spring: spring()
      )
      return (2...100).map { scroll.state(at: Double($0) / 1e4).velocity.magnitude }.max() ?? 0
    }
    #expect(try topSpeed(9000) < 5001)
    #expect(try topSpeed(-9000) > 8000)
  }

  @Test func `edges may be infinitely far`() throws {
    let scroll = try BouncingScroll(
      position: 0,
      velocity: 500,
      range: -.infinity...(.infinity),
      spring: spring()
    )
    #expect(scroll.state(at: 1).velocity > 0)
  }

  @Test func `content beyond an edge returns from the start`() throws {
    let scroll = try BouncingScroll(
      position: 1100,
      velocity: 0,
      range: 0...1000,
      spring: spring()
    )
    #expect(scroll.state(at: 0).position == 1100)
    #expect((scroll.state(at: 5).position - 1000).magnitude < 1e-6)
  }

  @Test func `the error names an invalid number`() throws {
    let spring = try spring()
    expectRefusal("velocity") { () throws(MotionError) in
      _ = try BouncingScroll(position: 0, velocity: .nan, range: 0...1, spring: spring)
    }
    expectRefusal("dragPerSecond") { () throws(MotionError) in
      _ = try BouncingScroll(
        position: 0,
        velocity: 1,
        range: 0...1,
        spring: spring,
        dragPerSecond: 1
      )
    }
  }
}
