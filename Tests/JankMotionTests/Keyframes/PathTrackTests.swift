import JankMotion
import Testing

struct PathTrackTests {
  private func path() throws -> MotionPath {
    try MotionPath([
      .move(to: SIMD2(0, 0)), .line(to: SIMD2(100, 0)),
      .curve(control1: SIMD2(150, 0), control2: SIMD2(200, 50), to: SIMD2(200, 100)),
    ])
  }

  @Test(arguments: [CalculationMode.paced, .cubicPaced])
  func `paced paths cover equal distances in equal times`(mode: CalculationMode) throws {
    let track = try PathTrack(path: path(), mode: mode)
    let places = try (0...500).map { try #require(track.position(at: Double($0) / 500)) }
    let ways = zip(places, places.dropFirst()).map { ($1 - $0).vectorLength }
    let (shortest, longest) = (try #require(ways.min()), try #require(ways.max()))
    #expect(longest / shortest < 1.001)
  }

  @Test func `key times and curves apply to segments`() throws {
    let track = try PathTrack(path: path(), keyTimes: [0, 0.2, 1], curves: [.easeOut])
    let place = try #require(track.position(at: 0.1))
    #expect((place.x - 100 * CubicBezier.easeOut.value(at: 0.5)).magnitude < 1e-9)
    #expect(track.position(at: 0.2) == SIMD2(100, 0))
    #expect(track.position(at: 1.5) == SIMD2(200, 100))
  }

  @Test func `a discrete track never shows the end of the path`() throws {
    let track = try PathTrack(path: path(), mode: .discrete)
    #expect(track.position(at: 0.49) == SIMD2(0, 0))
    #expect(track.position(at: 1) == SIMD2(100, 0))
  }

  @Test func `the error names invalid key times`() throws {
    let path = try path()
    expectRefusal("keyTimes[1]") { () throws(MotionError) in
      _ = try PathTrack(path: path, keyTimes: [0.5, 0.2])
    }
  }
}
