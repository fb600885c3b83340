import HeadlessUIKit
import JankScenarios
import JankTrace
import Testing

struct FingerTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `a finger comes down with its first sample, moves with the rest and goes up at the last`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var finger = try twoSamples()
    var sample = finger.samples[0]
    finger.samples = (0..<Int.random(in: 2...40, using: &generator)).map { _ in
      sample.time += Interval(nanoseconds: .random(in: 0...20_000_000, using: &generator))
      sample.location = [
        .random(in: 0...400, using: &generator), .random(in: 0...800, using: &generator),
      ]
      return sample
    }
    let samples = finger.samples
    let start = Instant.zero + .milliseconds(1_200)
    let touches = finger.touches(from: start)
    #expect(touches.count == samples.count + 1)
    #expect(touches.first?.phase == .began)
    #expect(touches.dropFirst().dropLast().allSatisfy { $0.phase == .moved })
    #expect(touches.last?.phase == .ended)
    #expect(touches.dropLast().map(\.time) == samples.map { start + $0.time })
    #expect(touches.dropLast().map(\.location) == samples.map(\.location))
    #expect(touches.last?.time == touches.dropLast().last?.time)
    #expect(touches.last?.location == samples.last?.location)
    #expect(Set(touches.map(\.finger)) == [0])
  }

  @Test func `a finger without samples never touches`() throws {
    var finger = try twoSamples()
    finger.samples = []
    #expect(finger.touches(from: .zero).isEmpty)
  }

  private func twoSamples() throws -> Finger {
    let text = """
      {"format": "gesture-stream/1", "id": "two", "events": [
        {"t_ms": 0, "x": 0, "y": 0, "phase": "began"},
        {"t_ms": 9, "x": 0, "y": 9, "phase": "ended"}]}
      """
    let stream = try GestureStream.load(Array(text.utf8), path: "two.json")
    return try #require(stream.finger(from: .zero, to: .milliseconds(9), pointsPerUnit: 1))
  }
}
