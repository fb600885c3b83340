import JankMotion
import Testing

struct TouchMemoryTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the kept samples are recent, without gaps, in order and limited`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var memory = TouchMemory()
    var time = 0.0
    for _ in 0..<200 {
      time += numbers.next() % 10 == 0 ? numbers.number(0...0.1) : numbers.number(0...0.012)
      memory.add(PositionSample(time: time, position: .zero))
      let times = memory.samples.map(\.time)
      #expect(times.last == time)
      #expect(times.count <= TouchMemory.capacity)
      #expect(times.allSatisfy { time - $0 < TouchMemory.horizon + 1e-8 })
      #expect(
        zip(times, times.dropFirst()).allSatisfy {
          $1 > $0 && $1 - $0 < TouchMemory.longestGap + 1e-8
        }
      )
    }
  }

  @Test func `samples at the limits are kept`() {
    var memory = TouchMemory()
    for milliseconds in [703, 733, 763, 803] {
      memory.add(PositionSample(time: Double(milliseconds) / 1000, position: .zero))
    }
    #expect(memory.samples.count == 4)
  }

  @Test func `equal times replace, resampled samples are skipped`() {
    var memory = TouchMemory()
    memory.add(PositionSample(time: 0, position: SIMD2(1, 1)))
    memory.add(PositionSample(time: 0, position: SIMD2(2, 2)))
    memory.add(PositionSample(time: 0.01, position: SIMD2(3, 3), isResampled: true))
    #expect(memory.samples.map(\.position) == [SIMD2(2, 2)])
  }

  @Test func `a rest before the release discards everything`() {
    var memory = TouchMemory()
    memory.add(PositionSample(time: 0, position: .zero))
    memory.add(PositionSample(time: 0.01, position: .zero))
    memory.lift(at: 0.05)
    #expect(memory.samples.count == 2)
    memory.lift(at: 0.0501)
    #expect(memory.samples.isEmpty)
  }
}
