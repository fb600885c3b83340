import HeadlessUIKit
import JankScenarios
import JankTrace
import Testing

struct FingerTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `a touch begins with its first sample, moves with the others and ends at the last position`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    var sample = TouchTrack.Sample(time: .zero, location: .zero)
    let samples = (0..<Int.random(in: 2...40, using: &generator)).map { index in
      if index > 0 {
        sample.time += Interval(nanoseconds: .random(in: 0...20_000_000, using: &generator))
      }
      sample.location = [
        .random(in: 0...400, using: &generator), .random(in: 0...800, using: &generator),
      ]
      return sample
    }
    let rest = Interval(nanoseconds: .random(in: 0...90_000_000, using: &generator))
    let touchTrack = TouchTrack(samples: samples, releaseTime: sample.time + rest)
    let start = Instant.zero + .milliseconds(1_200)
    let touches = touchTrack.touches(from: start)
    #expect(touches.count == samples.count + 1)
    #expect(touches.first?.phase == .began)
    #expect(touches.dropFirst().dropLast().allSatisfy { $0.phase == .moved })
    #expect(touches.last?.phase == .ended)
    #expect(touches.dropLast().map(\.time) == samples.map { start + $0.time })
    #expect(touches.dropLast().map(\.location) == samples.map(\.location))
    #expect(touches.last?.time == start + touchTrack.releaseTime)
    #expect(touches.last?.location == samples.last?.location)
    #expect(Set(touches.map(\.touchID)) == [0])
    #expect(Set(touchTrack.touches(from: start, number: 3).map(\.touchID)) == [3])
  }

  @Test func `a resting touch stays down, and a cancelled one ends as cancelled`() {
    let places = [1, 2, 2, 3].map { SIMD2<Double>($0, 5) }
    let samples = places.enumerated().map { index, place in
      TouchTrack.Sample(time: .milliseconds(Int64(index) * 8), location: place)
    }
    let touches = TouchTrack(samples: samples, isCancelled: true).touches(from: .zero)
    #expect(touches.map(\.phase) == [.began, .moved, .stationary, .moved, .cancelled])
  }

  @Test func `a movement without samples has no touches`() {
    #expect(TouchTrack(samples: []).touches(from: .zero).isEmpty)
  }

  @Test(arguments: [[3, 90], [-3, 90], [90, 3], [-90, 3], [3, -90]] as [SIMD2<Double>])
  func `a recording can be rotated and moved, and stays the same movement`(
    way: SIMD2<Double>
  ) throws {
    func file(_ more: String) -> String {
      """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {} }, "root": "Main",
        "script": [{ "at": "1 s", "drag": { "recording": "r.json"\(more) } }] }
      """
    }
    let recording = """
      {"format": "gesture-stream/1", "id": "r", "unit": "pt", "events": [
       {"t_ms": 0, "x": 200, "y": 300, "phase": "began"},
       {"t_ms": 50, "x": \(200 + way.x / 3), "y": \(300 + way.y / 2), "phase": "moved"},
       {"t_ms": 100, "x": \(200 + way.x), "y": \(300 + way.y), "phase": "ended"}]}
      """
    func touchTrack(_ more: String) throws -> TouchTrack {
      let loader = ScenarioLoader { _ in Array(recording.utf8) }
      let scenario = try loader.load(Array(file(more).utf8), path: "f")
      return try #require(scenario.touchTrack(ofStep: 0, seed: 1, on: .phone60)).touchTrack
    }
    let plain = try touchTrack("")
    for (side, axis) in [
      ("right", [1, 0]), ("left", [-1, 0]), ("down", [0, 1]), ("up", [0, -1]),
    ] as [(String, SIMD2<Double>)] {
      let turned = try touchTrack(#", "heading": "\#(side)", "begins": [50, 60]"#)
      #expect(turned.samples.map(\.time) == plain.samples.map(\.time))
      #expect(turned.samples[0].location == [50, 60])
      for (sample, other) in zip(turned.samples, plain.samples) {
        let (moved, before) = (sample.location - [50, 60], other.location - [200, 300])
        #expect(abs((moved * moved).sum() - (before * before).sum()) < 1e-6)
      }
      let end = turned.samples[2].location - [50, 60]
      #expect(abs((end * axis).sum() - 90) < 1e-9)
    }
  }
}
