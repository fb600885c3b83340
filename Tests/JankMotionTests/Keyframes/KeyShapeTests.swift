import JankMotion
import Testing

struct KeyShapeTests {
  private func values(_ shape: KeyShape) throws -> [Double] {
    let track = try KeyframeTrack(
      values: [0.0, 1, 0.5, 3],
      mode: .cubic,
      shapes: Array(repeating: shape, count: 4)
    )
    return try (0...60).map { try #require(track.value(at: Double($0) / 60)) }
  }

  @Test func `the default shape is smooth`() throws {
    let plain = try KeyframeTrack(values: [0.0, 1, 0.5, 3], mode: .cubic)
    let smooth = try values(.smooth)
    for (index, value) in smooth.enumerated() {
      #expect(plain.value(at: Double(index) / 60) == value)
    }
  }

  @Test func `full tension has no slope at any value`() throws {
    let track = try KeyframeTrack(
      values: [0.0, 1, 0.5, 3],
      mode: .cubic,
      shapes: Array(repeating: try KeyShape(tension: 1), count: 4)
    )
    for time in [0, 1.0 / 3, 2.0 / 3] {
      let (here, after) = (track.value(at: time) ?? 9, track.value(at: time + 1e-5) ?? 9)
      #expect((after - here).magnitude < 1e-8)
    }
  }

  @Test func `continuity −1 is straight from value to value`() throws {
    let straight = try KeyframeTrack(values: [0.0, 1, 0.5, 3])
    for (index, value) in try values(KeyShape(continuity: -1)).enumerated() {
      let wanted = straight.value(at: Double(index) / 60) ?? 9
      #expect((value - wanted).magnitude < 1e-12)
    }
  }

  @Test func `bias leans on the segment before or after`() throws {
    let track = try KeyframeTrack(
      values: [0.0, 1, 0.5, 3],
      mode: .cubic,
      shapes: Array(repeating: try KeyShape(bias: 1), count: 4)
    )
    let (here, after) = (track.value(at: 1.0 / 3) ?? 9, track.value(at: 1.0 / 3 + 1e-6) ?? 9)
    #expect(((after - here) / 1e-6 - 3).magnitude < 1e-3)
  }

  @Test func `the error names a number that is not finite`() {
    for bad in [Double.nan, .infinity] {
      expectRefusal("tension") { () throws(MotionError) in _ = try KeyShape(tension: bad) }
      expectRefusal("continuity") { () throws(MotionError) in
        _ = try KeyShape(continuity: bad)
      }
      expectRefusal("bias") { () throws(MotionError) in _ = try KeyShape(bias: bad) }
    }
  }
}
