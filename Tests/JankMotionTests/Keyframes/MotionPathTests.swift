import JankMotion
import Testing

struct MotionPathTests {
  private func end(_ elements: [MotionPath.Element]) throws -> SIMD2<Double>? {
    try PathTrack(path: MotionPath(elements)).position(at: 1)
  }

  @Test func `each segment begins where the previous one ended`() throws {
    let elements: [MotionPath.Element] = [
      .move(to: SIMD2(1, 1)), .line(to: SIMD2(5, 1)),
      .quadCurve(control: SIMD2(9, 1), to: SIMD2(9, 5)), .close,
    ]
    #expect(try end(elements) == SIMD2(1, 1))
    let track = try PathTrack(path: MotionPath(elements))
    #expect(track.position(at: 1.0 / 3) == SIMD2(5, 1))
    #expect(track.position(at: 2.0 / 3) == SIMD2(9, 5))
  }

  @Test func `a quadratic curve matches its control point`() throws {
    let track = try PathTrack(
      path: MotionPath([
        .move(to: SIMD2(0, 0)), .quadCurve(control: SIMD2(1, 2), to: SIMD2(2, 0)),
      ])
    )
    for index in 0...10 {
      let s = Double(index) / 10
      let place = try #require(track.position(at: s))
      #expect((place - SIMD2(2 * s, 4 * s * (1 - s))).vectorLength < 1e-12)
    }
  }

  @Test func `a move adds no segment`() throws {
    let elements: [MotionPath.Element] = [
      .move(to: SIMD2(0, 0)), .line(to: SIMD2(1, 0)), .move(to: SIMD2(5, 5)),
      .line(to: SIMD2(6, 5)), .close,
    ]
    #expect(try end(elements) == SIMD2(5, 5))
    let track = try PathTrack(path: MotionPath(elements))
    #expect(track.position(at: 1.0 / 3) == SIMD2(5, 5))
  }

  @Test func `an empty or infinite path is rejected`() {
    expectRefusal("path[1]") { () throws(MotionError) in
      _ = try MotionPath([.move(to: .zero), .line(to: SIMD2(1, .nan))])
    }
    expectRefusal("path") { () throws(MotionError) in _ = try MotionPath([]) }
    expectRefusal("path") { () throws(MotionError) in
      _ = try MotionPath([.move(to: .zero)])
    }
    expectRefusal("path") { () throws(MotionError) in
      _ = try MotionPath([.line(to: .zero)])
    }
  }
}
