import Foundation
import JankLottie
import JankMotion
import Testing

struct LottieTrackTests {
  private func track(_ property: String) throws -> LottieTrack {
    let bytes = LottieSamples.animation(transform: #""s": { "a": 1, "k": \#(property) }"#)
    return try LottieReader.read(bytes, path: "a.json").layers[0].transform.scale
  }

  private static let linear = #""o": { "x": 0, "y": 0 }, "i": { "x": 1, "y": 1 }"#

  @Test func `a number or a list is a constant, whatever the key a is`() throws {
    #expect(try track("[50, 40, 30]").value(at: 17) == [50, 40])
    #expect(try track("7").value(at: -3) == [7, 0])
  }

  @Test func `values hold outside the keyframes and move straight between them`() throws {
    let track = try track(
      #"[{ "t": 10, "s": [0, 10], \#(Self.linear) }, { "t": 20, "s": [100, 30] }]"#
    )
    #expect(
      [0, 10, 15, 20, 99].map { track.value(at: $0) } == [
        [0, 10], [0, 10], [50, 20], [100, 30], [100, 30],
      ]
    )
  }

  @Test func `older files have ends of their own, and a last keyframe with only a time`() throws {
    let track = try track(#"[{ "t": 0, "s": [1], "e": [5], \#(Self.linear) }, { "t": 4 }]"#)
    #expect([1, 3, 4, 8].map { track.value(at: $0).x } == [2, 4, 5, 5])
  }

  @Test func `a held keyframe jumps at the next`() throws {
    let track = try track(#"[{ "t": 0, "s": [1], "h": 1 }, { "t": 4, "s": [9] }]"#)
    #expect([0, 3.999, 4].map { track.value(at: $0).x } == [1, 1, 9])
  }

  @Test func `components have easings of their own`() throws {
    let track = try track(
      """
      [{ "t": 0, "s": [0, 0],
         "o": { "x": [0, 0.42], "y": [0, 0] }, "i": { "x": [1, 0.58], "y": [1, 1] } },
       { "t": 10, "s": [10, 10] }]
      """
    )
    let ease = try CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    #expect(track.value(at: 3) == [3, ease.value(at: 0.3) * 10])
  }

  @Test func `a keyframe that is not later than the one before is omitted`() throws {
    let track = try track(#"[{ "t": 4, "s": [1] }, { "t": 4, "s": [2] }, { "t": 8, "s": [3] }]"#)
    #expect(track.keyframes.map(\.frame) == [4, 8])
  }

  @Test func `progress on a curved way is by its length`() throws {
    // A quarter of a circle of radius 100, as well as a cubic can be one.
    let path = LottiePath(from: [100, 0], out: [0, 55.2285], into: [55.2285, 0], to: [0, 100])
    for step in 0...10 {
      let share = Double(step) / 10
      let angle = share * .pi / 2
      let expected = SIMD2(100 * Maths.cos(angle), 100 * Maths.sin(angle))
      let miss = path.position(at: share) - expected
      #expect((miss * miss).sum().squareRoot() < 0.06)
    }
    #expect(path.position(at: 1.1).y == 100)
    #expect(path.direction(at: 0).x == 0)
  }

  @Test func `a straight way given by tangents of no length has a direction`() {
    let path = LottiePath(from: [0, 0], out: [0, 0], into: [0, 0], to: [10, 0])
    #expect(path.direction(at: 0).x > 0 && path.direction(at: 1).x > 0)
    #expect(abs(path.position(at: 0.3).x - 3) < 1e-9)
  }

  /// The curved ways of a file, read apart from the reader, each as its four control points.
  private func ways(in name: String) throws -> [[SIMD2<Double>]] {
    var ways: [[SIMD2<Double>]] = []
    func point(_ value: Any?) -> SIMD2<Double>? {
      guard let list = value as? [Double], list.count > 1 else { return nil }
      return [list[0], list[1]]
    }
    func search(_ value: Any) {
      if let list = value as? [Any] {
        for (one, next) in zip(list, list.dropFirst()) {
          guard let one = one as? [String: Any], let out = point(one["to"]),
            let into = point(one["ti"]), let start = point(one["s"]),
            let end = point(one["e"]) ?? point((next as? [String: Any])?["s"]),
            out != .zero || into != .zero
          else { continue }
          ways.append([start, start + out, end + into, end])
        }
        for part in list { search(part) }
      } else if let object = value as? [String: Any] {
        for part in object.values { search(part) }
      }
    }
    search(try JSONSerialization.jsonObject(with: Data(try LottieSamples.bytes(name))))
    return ways
  }

  /// The point of a cubic at a parameter, by its polynomial.
  private func point(_ way: [SIMD2<Double>], _ time: Double) -> SIMD2<Double> {
    let rest = 1 - time
    let weights = [
      rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time,
    ]
    return zip(way, weights).reduce(.zero) { $0 + $1.0 * $1.1 }
  }

  @Test(arguments: [
    ("lottie-ios--Boat-Loader", 9), ("lottie-ios--LottieLogo2", 26),
    ("lottie-ios--issue-1717", 94), ("rlottie--square-wheel", 119),
    ("test-files--position-path-auto-orient", 1), ("test-files--position-path-ease", 1),
  ])
  func `curved ways of public files are by the length of 2,000 chords`(
    name: String,
    count: Int
  ) throws {
    let ways = try ways(in: name)
    #expect(ways.count == count)
    for way in ways {
      let points = (0...2_000).map { point(way, Double($0) / 2_000) }
      var lengths = [0.0]
      for (start, end) in zip(points, points.dropFirst()) {
        lengths.append((lengths.last ?? 0) + ((end - start) * (end - start)).sum().squareRoot())
      }
      let total = try #require(lengths.last)
      let path = LottiePath(
        from: way[0],
        out: way[1] - way[0],
        into: way[2] - way[3],
        to: way[3]
      )
      var next = 1
      for step in 1...19 {
        let share = Double(step) / 20
        while lengths[next] < share * total { next += 1 }
        let part = (share * total - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
        let expected = points[next - 1] + (points[next] - points[next - 1]) * part
        let miss = path.position(at: share) - expected
        #expect((miss * miss).sum().squareRoot() < 0.001, "\(way) at \(share)")
      }
    }
  }
}
