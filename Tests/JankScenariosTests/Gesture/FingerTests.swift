import HeadlessUIKit
import JankScenarios
import JankTrace
import Testing

struct FingerTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `a finger comes down with its first sample, moves with the rest and goes up at the last`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    var sample = Finger.Sample(time: .zero, location: .zero)
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
    let finger = Finger(samples: samples, liftTime: sample.time + rest)
    let start = Instant.zero + .milliseconds(1_200)
    let touches = finger.touches(from: start)
    #expect(touches.count == samples.count + 1)
    #expect(touches.first?.phase == .began)
    #expect(touches.dropFirst().dropLast().allSatisfy { $0.phase == .moved })
    #expect(touches.last?.phase == .ended)
    #expect(touches.dropLast().map(\.time) == samples.map { start + $0.time })
    #expect(touches.dropLast().map(\.location) == samples.map(\.location))
    #expect(touches.last?.time == start + finger.liftTime)
    #expect(touches.last?.location == samples.last?.location)
    #expect(Set(touches.map(\.finger)) == [0])
    #expect(Set(finger.touches(from: start, number: 3).map(\.finger)) == [3])
  }

  @Test func `a finger that rests is still there, and one that is taken away is cancelled`() {
    let places = [1, 2, 2, 3].map { SIMD2<Double>($0, 5) }
    let samples = places.enumerated().map { index, place in
      Finger.Sample(time: .milliseconds(Int64(index) * 8), location: place)
    }
    let touches = Finger(samples: samples, isCancelled: true).touches(from: .zero)
    #expect(touches.map(\.phase) == [.began, .moved, .stationary, .moved, .cancelled])
  }

  @Test func `a finger without samples never touches`() {
    #expect(Finger(samples: []).touches(from: .zero).isEmpty)
  }
}
